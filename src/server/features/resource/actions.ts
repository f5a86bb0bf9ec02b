/** The downloads as one person sees them: the list, the address of a file, and the file. */

import { z } from 'zod'
import type { CourseModule } from '#contract/course/courses.ts'
import { type FileFormat, fileFormat, type ListedResource } from '#contract/course/resources.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { salesAtHand } from '#core/document/worksheet/compared-sales.ts'
import type { Comparison } from '#core/document/worksheet/comparison.ts'
import type { County } from '#core/property/county.ts'
import type { Context } from '#server/context.ts'
import { findUser } from '#server/features/account/queries.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { valueParcel } from '#server/features/valuation/actions.ts'
import { fileLinks, type SignedFor } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { addressOf, caseOf, homeOf, parcelOf } from './case.ts'
import type { ResourceOrder } from './draw-resource.ts'
import { type Download, loadResourceLibrary, type ResourceLibrary } from './library.ts'
import { ownCaseOf } from './own-case.ts'

/** Compared for January 1 of the notice's tax year. */
type HomeSales = Pick<Comparison, 'sales' | 'valuationOn'>

const noSales: HomeSales = { sales: [], valuationOn: null }

/** Sales before another January 1 than the notice's are of no use. */
const rollSalesOf = async (ctx: Context, home: PropertyRow, noticeYear: number) => {
  const parcel = await parcelOf(ctx, home)
  if (parcel?.rollYear !== noticeYear) return []
  const valued = await valueParcel(ctx, parcel)
  return valued.ok ? valued.homeValue.comparables : []
}

/** Gathers the sales that a home's comparison worksheet comes with, and the day they are compared for. */
const homeSalesOf = async (ctx: Context, home: PropertyRow): Promise<HomeSales> => {
  const noticeYear = noticeYearOn(todayInFlorida(ctx.now()))
  const own = await ownCaseOf(ctx, home)
  const sales = salesAtHand(own?.file.comparables ?? [], await rollSalesOf(ctx, home, noticeYear))
  return sales.length === 0 ? noSales : { sales, valuationOn: parseCalendarDate(`${noticeYear}-01-01`) }
}

const claims = z.object({
  resourceId: z.string(),
  format: fileFormat,
  propertyId: z.uuid().optional(),
  petitionDueOn: z.iso.date().optional(),
  hearingOn: z.iso.date().optional(),
})

type Wanted = SignedFor<z.infer<typeof claims>>

/** Which download an address stands for. */
const resourceLinks = fileLinks('download', claims)

const mediaTypes: Readonly<Record<FileFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
}

const placed = (lessons: readonly string[]): Pick<ListedResource, 'lessonIds' | 'moduleIds'> => ({
  lessonIds: [...lessons],
  moduleIds: [...new Set(lessons.map((id) => Number(id[0])))],
})

const listed = ({ id, formats, source: { template } }: Download): ListedResource => ({
  id,
  title: template.title,
  description: template.description,
  type: template.type,
  url: `/api/courses/resources/${id}/download`,
  formats: [...formats],
  ...placed(template.lessons),
})

const countyPages = ({ official }: ResourceLibrary, county: County): ListedResource[] =>
  official.county.flatMap(({ title, lessons, ...page }) => {
    const url = page.id === 'county-board' ? county.vab.url : county.propertyAppraiser.url
    if (url === null) return []
    const named = { ...page, title: title.replace('{county}', county.name), ...placed(lessons) }
    return [{ ...named, type: 'link', url, formats: [] }]
  })

const homeView = (ctx: Context, home: PropertyRow | undefined) => {
  const county = home && ctx.counties.find(home.countyId)
  return home && county ? { propertyId: home.id, address: addressOf(home), countyName: county.name } : null
}

/** All of them, with the pages of the county of the person's last home. */
export const resourcesFor = async (ctx: Context, library: ResourceLibrary, userId: string) => {
  const home = await homeOf(ctx, userId)
  const county = home && ctx.counties.find(home.countyId)
  const official = library.official.links.map(
    ({ lessons, ...page }): ListedResource => ({ ...page, ...placed(lessons), type: 'link', formats: [] }),
  )
  const resources = [
    ...library.downloads.map(listed),
    ...official,
    ...(county ? countyPages(library, county) : []),
  ]
  return { resources, home: homeView(ctx, home) }
}

type Shelf = CourseModule['moduleResources']

const shelfView = ({ id, title, description, type, url }: ListedResource): Shelf[number] => ({
  id,
  title,
  description,
  type,
  url,
})

/** What the pages of a module and of its lessons list of them; reads the templates once. */
export const moduleShelf = (ctx: Context) => {
  const library = loadResourceLibrary()
  return async (userId: string, moduleId: number) => {
    const { resources } = await resourcesFor(ctx, library, userId)
    return {
      ofModule: resources.filter(({ moduleIds }) => moduleIds.includes(moduleId)).map(shelfView),
      ofLesson: (lesson: string): Shelf =>
        resources.filter(({ lessonIds }) => lessonIds.includes(lesson)).map(shelfView),
    }
  }
}

export type LinkRefused = {
  readonly ok: false
  readonly reason: 'no-such-download' | 'no-such-format' | 'no-such-home'
}

const fileNameOf = ({ resourceId, format }: Pick<Wanted, 'resourceId' | 'format'>): string =>
  `${resourceId}.${format}`

export const linkFor = async (
  ctx: Context,
  library: ResourceLibrary,
  { format, ...wanted }: Omit<Wanted, 'format'> & { readonly format?: FileFormat | undefined },
) => {
  const download = library.downloads.find(({ id }) => id === wanted.resourceId)
  if (!download) return { ok: false, reason: 'no-such-download' } as const
  const chosen = format ?? download.formats[0]
  if (!download.formats.includes(chosen)) return { ok: false, reason: 'no-such-format' } as const
  const isHomeKnown = wanted.propertyId === undefined || (await homeOf(ctx, wanted.userId, wanted.propertyId))
  if (!isHomeKnown) return { ok: false, reason: 'no-such-home' } as const
  const { token, expiresAt } = await resourceLinks.sign(ctx, { ...wanted, format: chosen })
  const fileName = fileNameOf({ resourceId: download.id, format: chosen })
  return { ok: true, path: `/api/courses/resources/files/${token}`, fileName, expiresAt } as const
}

const program = new URL('./draw-resource.ts', import.meta.url)

/** null when the address is no longer good, or the person or home behind it is gone. */
export const fileBehind = async (
  ctx: Context,
  library: ResourceLibrary,
  token: string,
): Promise<SignedFile | null> => {
  const wanted = await resourceLinks.read(ctx, token)
  const download = library.downloads.find(({ id }) => id === wanted?.resourceId)
  if (wanted === null || download === undefined) return null
  const owner = await findUser(ctx.db, wanted.userId)
  const home = await homeOf(ctx, wanted.userId, wanted.propertyId)
  if (owner === undefined || (wanted.propertyId !== undefined && home === undefined)) return null
  const known = await caseOf(ctx, owner, home)
  const dates = {
    petitionDueOn: parseCalendarDate(
      wanted.petitionDueOn ?? known.days.petitionDueOn ?? home?.petitionDueOn ?? '',
    ),
    hearingOn: parseCalendarDate(wanted.hearingOn ?? known.days.hearingOn ?? ''),
  }
  const homeSales =
    home && download.source.kind === 'comparison' ? await homeSalesOf(ctx, home) : known.homeSales
  const { source } = download
  const order: ResourceOrder = { source, format: wanted.format, known: { ...known, homeSales }, dates }
  const bytes = await ctx.drawing.draw(program, order, ctx.now())
  return bytes && { bytes, mediaType: mediaTypes[wanted.format], fileName: fileNameOf(wanted) }
}

/** Cases as their owner reads, saves and removes them. */
import type { User } from '#contract/account/users.ts'
import type { OfferedSales, OpenCase, restoreCaseVersion, saveCase } from '#contract/case/cases.ts'
import type { ListedCase } from '#contract/case/listed.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Page } from '#contract/paging.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { petitionsOver } from '#core/appeal/season/petitions-over.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { refusedChanges } from '#core/case/faults/of-case.ts'
import type { CaseFile } from '#core/case/file.ts'
import { improvedBy } from '#core/case/standing.ts'
import type { CaseNow } from '#core/case/step/next-step.ts'
import { caseNowOf, caseProgress } from '#core/case/step/progress.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import { casesWithPacket } from '#server/features/packet/queries.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { heldUploads } from '#server/features/upload/queries.ts'
import { tellCase } from '#words/case/listed.ts'
import { refused } from './case-refusal.ts'
import { lookedAtIn } from './looked-at.ts'
import { tellOtherCases } from './one-mailing-address.ts'
import { readOutlook } from './outlook.ts'
import { tellHome, withDateOfHome } from './printed-date.ts'
import { casesOf, findCaseOf, findVersion, lockCaseOf, removeCase, versionsOf, writeCase } from './queries.ts'
import { addressOf, recordOf, salesFor } from './record.ts'

export { ownValuesOf, readHomeOutlook } from './outlook.ts'

/** The day reported for one season is none of another's. */
const countyOf = (ctx: Context, { countyId }: PropertyRow, taxYear: number): OpenCase['county'] => {
  const county = ctx.counties.find(countyId)
  return {
    id: countyId,
    name: county?.name ?? 'Florida',
    petitionDeadline: county?.season.year === taxYear ? reportedPetitionDate(county.season) : null,
    ...(county && {
      vab: {
        url: county.vab.url,
        closing: county.vab.closing,
        portal: county.vab.portal,
        office: {
          name: county.vab.office,
          address: county.vab.postalAddress?.line ?? null,
          phone: county.vab.phone ?? null,
          feeCents: county.season.filingFeeCents,
        },
      },
      appraiser: {
        url: county.propertyAppraiser.url,
        address: county.propertyAppraiser.postalAddress?.line ?? null,
        phone: county.propertyAppraiser.phone ?? null,
      },
    }),
  }
}

/** What the dates of a case are worked out from. */
export const datedFacts = (ctx: Context, row: CaseRow, home: PropertyRow) => ({
  taxYear: row.taxYear,
  address: addressOf(home),
  county: countyOf(ctx, home, row.taxYear),
  file: withDateOfHome(row, home),
})

/** Before a petition is filed its evidence decides what is next, as on Home; the sales of a case that is not so far are not valued for a list. */
const withEvidence = async (ctx: Context, { userId, id }: CaseRow, now: CaseNow): Promise<CaseNow> => {
  if (!['file', 'file_now'].includes(caseProgress(now).next.id)) return now
  const outlook = await readOutlook(ctx, userId, id)
  return outlook === undefined ? now : { ...now, improvedBy: improvedBy(outlook) }
}

/** The days of the year for the home, with the one that its notice prints. */
const yearlyOf = (ctx: Context, { countyId, petitionDueOn }: PropertyRow, { today, file }: CaseNow) => {
  const county = ctx.counties.find(countyId)
  return deadlinesFor({
    today,
    county: county
      ? {
          name: county.name,
          petitionDeadline: reportedPetitionDate(county.season),
          vab: { url: county.vab.url, closing: county.vab.closing },
        }
      : null,
    printedPetitionDate: parseCalendarDate(petitionDueOn ?? ''),
    hearingOn: file.hearing.heldOn,
  })
}

const listedView = async (
  ctx: Context,
  row: CaseRow,
  home: PropertyRow,
  {
    uploads,
    hasPacket,
    keepsPapersHere,
  }: Pick<OpenCase, 'uploads' | 'hasPacket'> & { keepsPapersHere: boolean },
): Promise<ListedCase> => {
  const county = countyOf(ctx, home, row.taxYear)
  const { id, propertyId, taxYear } = row
  const file = withDateOfHome(row, home)
  const record = await recordOf(ctx, home, taxYear)
  const today = todayInFlorida(ctx.now())
  const looked = await lookedAtIn(ctx, home, row)
  const held = { file, taxYear, county, record, uploads, hasPacket, today }
  const now = await withEvidence(ctx, row, caseNowOf(held, { ...looked, keepsPapersHere }))
  const days = {
    filedOn: file.filing.petitionFiledOn,
    printedOn: file.notice.petitionDueOn,
    reportedOn: county.petitionDeadline,
  }
  const over = petitionsOver(days, today)
  return {
    id,
    propertyId,
    taxYear,
    address: addressOf(home),
    countyId: county.id,
    countyName: county.name,
    updatedAt: row.updatedAt.toISOString(),
    ...(over?.year === taxYear && { over }),
    hasPacket,
    ...tellCase(now, yearlyOf(ctx, home, now)),
  }
}

export const listCasesOf = async (
  ctx: Context,
  { id: userId, tier }: Pick<User, 'id' | 'tier'>,
  page: Page,
) => {
  const { entries, total } = await casesOf(ctx.db, userId, page)
  const homes = new Map((await propertiesOf(ctx.db, userId)).map((home) => [home.id, home]))
  const ids = entries.map(({ id }) => id)
  const [held, made] = await Promise.all([heldUploads(ctx.db, ids), casesWithPacket(ctx.db, ids)])
  const keepsPapersHere = tier === 'ai_enhanced'
  const cases = entries.flatMap((row) => {
    const home = homes.get(row.propertyId)
    if (!home) return []
    const has = { uploads: held.get(row.id) ?? [], hasPacket: made.has(row.id), keepsPapersHere }
    return [listedView(ctx, row, home, has)]
  })
  return { cases: await Promise.all(cases), ...page, total }
}

/** undefined when the person has no such case. */
export const readCase = async (ctx: Context, userId: string, id: string): Promise<OpenCase | undefined> => {
  const row = await findCaseOf(ctx.db, userId, id)
  const home = row && (await propertiesOf(ctx.db, userId)).find(({ id: homeId }) => homeId === row.propertyId)
  if (!home) return undefined
  const [held, made] = await Promise.all([heldUploads(ctx.db, [id]), casesWithPacket(ctx.db, [id])])
  return {
    id,
    propertyId: home.id,
    address: addressOf(home),
    county: countyOf(ctx, home, row.taxYear),
    taxYear: row.taxYear,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    file: withDateOfHome(row, home),
    record: await recordOf(ctx, home, row.taxYear),
    uploads: held.get(id) ?? [],
    hasPacket: made.has(id),
  }
}

/** undefined when the person has no such case. */
export const readSales = async (
  ctx: Context,
  userId: string,
  id: string,
): Promise<OfferedSales | undefined> => {
  const row = await findCaseOf(ctx.db, userId, id)
  const home = row && (await propertiesOf(ctx.db, userId)).find(({ id: homeId }) => homeId === row.propertyId)
  return home && salesFor(ctx, home, row)
}

const savedView = ({ version, updatedAt }: CaseRow) =>
  ({ ok: true, version, updatedAt: updatedAt.toISOString() }) as const

/** With the day of its home, as its owner sees it: a day taken away would come back from there. */
const shownFile = async (tx: Transaction, row: CaseRow): Promise<CaseFile> => {
  const home = (await propertiesOf(tx, row.userId)).find(({ id }) => id === row.propertyId)
  return home ? withDateOfHome(row, home) : row.file
}

type Changes = ParsedInputOf<typeof saveCase>['changes']

/** Only two parts are held against the roll, which is looked up for them alone. */
const faultsIn = async (ctx: Context, { userId, propertyId, taxYear, file }: CaseRow, changes: Changes) => {
  const isHeldAgainstRoll = 'value' in changes || 'outcome' in changes
  const homes = isHeldAgainstRoll ? await propertiesOf(ctx.db, userId) : []
  const home = homes.find(({ id }) => id === propertyId)
  const record = home ? await recordOf(ctx, home, taxYear) : null
  return refusedChanges({ file, taxYear, record, today: todayInFlorida(ctx.now()) }, changes)
}

/**
 * Changes nothing when the case went on since `version` was read: what was typed stays with who typed it. Nor is any
 * of it kept when one of the changes cannot be so.
 */
export const saveParts = async (
  ctx: Context,
  userId: string,
  { id, version, changes }: ParsedInputOf<typeof saveCase>,
) => {
  const held = await findCaseOf(ctx.db, userId, id)
  const faults = held?.version === version ? await faultsIn(ctx, held, changes) : []
  if (faults.length > 0) return { ...refused('cannot-be-so'), faults }
  return ctx.db.transaction(async (tx) => {
    const row = await lockCaseOf(tx, userId, id)
    if (!row) return refused('no-such-case')
    if (row.version !== version) return refused('changed-meanwhile')
    const now = ctx.now()
    const shown = await shownFile(tx, row)
    const saved = await writeCase(tx, row, { ...shown, ...changes }, now)
    await tellHome(tx, saved, shown, now)
    await tellOtherCases(tx, saved, row)
    return savedView(saved)
  })
}

export const listVersionsOf = async (ctx: Context, userId: string, id: string) => {
  const row = await findCaseOf(ctx.db, userId, id)
  return row && (await versionsOf(ctx.db, id))
}

export const restoreVersion = (
  ctx: Context,
  userId: string,
  { id, version, restore }: ParsedInputOf<typeof restoreCaseVersion>,
) =>
  ctx.db.transaction(async (tx) => {
    const row = await lockCaseOf(tx, userId, id)
    const earlier = row && (await findVersion(tx, id, restore))
    if (!earlier) return refused('no-such-case')
    if (row.version !== version) return refused('changed-meanwhile')
    const now = ctx.now()
    // A version from before the day was typed does not take it away: a deadline is not lost in passing.
    const saved = await writeCase(tx, row, await shownFile(tx, { ...row, file: earlier }), now)
    await tellHome(tx, saved, await shownFile(tx, row), now)
    return savedView(saved)
  })

/** Its photos and papers go with it. */
export const removeCaseOf = (ctx: Context, userId: string, id: string): Promise<boolean> =>
  ctx.db.transaction((tx) => removeCase(tx, userId, id))

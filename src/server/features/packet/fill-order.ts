/** Turns what a case holds into the order for the thread: the cover, papers without the owner's own pages, and files. */

import type { WrittenDocument } from '#contract/document/documents.ts'
import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { type CalendarDate, calendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { isPetitionCopy, isSaidIn } from '#core/document/exhibit-links.ts'
import { privateIn } from '#core/document/gate/handed-over.ts'
import { bytesOfTarget } from '#core/packet/params.ts'
import type { Context } from '#server/context.ts'
import type { PacketRow } from '#server/db/schema/packets.ts'
import { holdsPrivate } from '#server/features/drafting/actions.ts'
import { sectionsOf } from '#server/features/drafting/queries.ts'
import { photoForPage } from '#server/features/upload/actions.ts'
import type { LabelledUpload, PacketMaterial } from './material.ts'
import type { UnprintedOrder } from './packet-order.ts'
import { type PlacedPapers, placePapers } from './place-papers.ts'

type Ordered = UnprintedOrder['exhibits'][number]

/** A file of the case that is not where it was put: no second try finds it. */
export class FileGone extends Error {
  override readonly name = 'FileGone'
  readonly heading: string
  readonly uploadId: string
  constructor(heading: string, uploadId: string) {
    super('A kept file is not where it was put.')
    this.heading = heading
    this.uploadId = uploadId
  }
}

/** Whether something in it is the owner's own, which no document of these kinds may hold. */
const isHeldBack = async (
  ctx: Context,
  written: WrittenDocument,
  documents: PacketMaterial['documents'],
): Promise<boolean> => {
  const own = new Set(written.sections.flatMap((section) => (section.forOwner ? [section.id] : [])))
  const stored = (await sectionsOf(ctx.db, written.id)).filter((section) => !own.has(section.id))
  const facts = documents.find(({ id }) => id === written.id)?.facts
  const found = facts ? privateIn(facts, stored) : []
  if (found.length === 0 && !holdsPrivate(written)) return false
  const where = found.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
  ctx.log.error({ documentId: written.id, where }, 'a document for a packet holds what is for its owner only')
  return true
}

const documentsFor = async (
  ctx: Context,
  papers: readonly WrittenDocument[],
  documents: PacketMaterial['documents'],
): Promise<PlacedPapers | null> => {
  const found = await Promise.all(papers.map((one) => isHeldBack(ctx, one, documents)))
  return found.includes(true) ? null : placePapers(papers)
}

/** '; after the valuation date': a day that is later is never left to be found out. */
const dayWords = (file: LabelledUpload['file'], valuedOn: CalendarDate): readonly string[] => {
  const { kind, takenOn } = file
  if (takenOn === null) return []
  // A petition is always filed later, and shows nothing of the home.
  const later = takenOn > valuedOn && !isPetitionCopy(file) ? ', after the valuation date' : ''
  return [`${kind === 'photo' ? 'Photo taken on' : 'Dated'} ${formatPlainDate(takenOn)}${later}.`]
}

/** The owner said of the item, and not of the picture, that it was there on the valuation date: no more is said under oath. */
const noteOf = ({ title, proves, isOfThatDay, file }: LabelledUpload, valuedOn: CalendarDate): string => {
  const day = dayWords(file, valuedOn)
  // Its own title, just above, may say it.
  const isTold = isSaidIn(proves, title)
  const shows = isTold ? [] : [`Shows: ${proves}.`]
  if (file.takenOn === null || file.takenOn <= valuedOn || !isOfThatDay) return [...shows, ...day].join(' ')
  const there = `what was there on ${formatPlainDate(valuedOn)}`
  if (file.kind === 'paper') return [...shows, ...day, `It is about ${there}.`].join(' ')
  return [...day, `I use it for ${there}${isTold ? '' : `: ${proves}`}.`].join(' ')
}

/** null when its file is not where it was put. */
const fileFor = async (ctx: Context, { file }: LabelledUpload) => {
  if (file.mediaType === 'application/pdf') {
    const path = await ctx.files.pathOf(file.storeKey)
    return path && ({ kind: 'paper', path, bytes: file.bytes, pages: file.pages ?? 1 } as const)
  }
  const photo = await photoForPage(ctx, file)
  return photo && ({ kind: 'photo', ...photo } as const)
}

const exhibitFor = async (ctx: Context, upload: LabelledUpload, valuedOn: CalendarDate): Promise<Ordered> => {
  const { label, title, file } = upload
  const found = await fileFor(ctx, upload)
  if (!found) throw new FileGone(`Exhibit ${label}: ${title}`, upload.id)
  return {
    label,
    title,
    untitled: file.kind === 'photo' ? 'Photo' : 'Paper',
    note: noteOf(upload, valuedOn),
    ...found,
  }
}

/** One after the other: a photo of before the copies has its copy made here. */
const exhibitsFor = async (
  ctx: Context,
  uploads: readonly LabelledUpload[],
  valuedOn: CalendarDate,
): Promise<readonly Ordered[]> => {
  const exhibits: Ordered[] = []
  for (const upload of uploads) exhibits.push(await exhibitFor(ctx, upload, valuedOn))
  return exhibits
}

/** null when one of the papers holds what is private. `target` is where the file is to be written. */
export const orderFor = async (
  ctx: Context,
  { megabytes }: PacketRow,
  { found, parcelId, documents, uploads, cover }: PacketMaterial,
  papers: readonly WrittenDocument[],
  target: string,
): Promise<UnprintedOrder | null> => {
  const ready = await documentsFor(ctx, papers, documents)
  if (ready === null) return null
  const now = ctx.now()
  return {
    title: 'Evidence packet',
    subtitle: `Petition to the ${found.county.name} County value adjustment board, tax year ${found.taxYear}`,
    cover: { ...cover, isSample: found.record?.synthetic === true, madeOn: todayInFlorida(now) },
    lead: parcelId === null ? (found.address.split(',')[0] ?? found.address) : `Parcel ${parcelId}`,
    ...ready,
    exhibits: await exhibitsFor(ctx, uploads, calendarDate(`${found.taxYear}-${valuationDay}`)),
    targetBytes: bytesOfTarget(megabytes),
    target,
    now,
  }
}

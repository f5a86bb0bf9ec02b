/** Photos and papers as their owner adds, describes, fetches and removes them. */
import type { Readable } from 'node:stream'
import type { beginUpload, describeUpload, Upload } from '#contract/document/uploads.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Page } from '#contract/paging.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { describedFaults, fileNameFault, type UploadFault } from '#core/case/faults/upload.ts'
import { MOST_UPLOADS, UPLOAD_BYTES, UPLOAD_BYTES_IN_ALL, type UploadKind } from '#core/case/upload-rules.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import type { UploadRow } from '#server/db/schema/uploads.ts'
import { findCaseOf, lockCaseOf } from '#server/features/case-file/queries.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { pageOf } from '#server/http/page-of.ts'
import { removeFiles } from './jobs.ts'
import { type FileFault, type KeptFile, keepFile } from './keep-file.ts'
import { fetchingLinks, sendingLinks } from './link.ts'
import { type PagePhoto, pagePhotoOf } from './page-photo.ts'
import {
  bytesHeldOf,
  describeUploadOf,
  findUploadOf,
  insertUpload,
  removeUploadOf,
  uploadsOf,
} from './queries.ts'
import { prepareReader } from './read-upload.ts'

const fetchPath = '/api/uploads/files/'
const sendPath = '/api/uploads/incoming/'

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

const viewOf = async (ctx: Context, row: UploadRow): Promise<Upload> => {
  const { userId, caseId, id: uploadId, uploadedAt, thumbnailKey, ...upload } = row
  const link = { userId, caseId, uploadId, size: 'thumbnail' } as const
  const thumbnailUrl =
    thumbnailKey === null ? null : `${fetchPath}${(await fetchingLinks.sign(ctx, link)).token}`
  return { ...upload, id: uploadId, thumbnailUrl, uploadedAt: uploadedAt.toISOString() }
}

/** undefined when the person has no such case. */
export const listUploadsOf = async (ctx: Context, userId: string, caseId: string, page: Page) => {
  if (!(await findCaseOf(ctx.db, userId, caseId))) return undefined
  const rows = await uploadsOf(ctx.db, userId, caseId)
  const { entries, paging } = pageOf(rows, page)
  const uploads = await Promise.all(entries.map((row) => viewOf(ctx, row)))
  return { uploads, ...paging, canAdd: Math.max(0, MOST_UPLOADS - rows.length) }
}

/** Whether a case takes one more file of that size. */
const roomFor = async (db: Reader, userId: string, caseId: string, bytes: number) => {
  if ((await uploadsOf(db, userId, caseId)).length >= MOST_UPLOADS) return refused('too-many')
  const inAll = (await bytesHeldOf(db, userId)) + bytes
  return inAll > UPLOAD_BYTES_IN_ALL ? refused('too-much') : ({ ok: true } as const)
}

export const announceUpload = async (
  ctx: Context,
  userId: string,
  { id: caseId, kind, name, bytes }: ParsedInputOf<typeof beginUpload>,
) => {
  if (!(await findCaseOf(ctx.db, userId, caseId))) return refused('no-such-case')
  const fault = fileNameFault(name)
  if (fault) return { ...refused('private-name'), fault }
  const room = await roomFor(ctx.db, userId, caseId, bytes)
  if (!room.ok) return room
  prepareReader()
  const nonce = crypto.randomUUID()
  const { token, expiresAt } = await sendingLinks.sign(ctx, { userId, caseId, kind, name, nonce })
  return { ok: true, url: `${sendPath}${token}`, expiresAt } as const
}

const removeAll = async (ctx: Context, { storeKey, thumbnailKey, pageKey }: KeptFile): Promise<void> => {
  for (const key of [storeKey, thumbnailKey, pageKey]) if (key !== null) await ctx.files.remove(key)
}

/** Under the lock of the case, so that two that come together are counted one after the other. */
const storeUpload = (ctx: Context, row: UploadRow) =>
  ctx.db.transaction(async (tx) => {
    if (!(await lockCaseOf(tx, row.userId, row.caseId))) return refused('no-such-case')
    if (await findUploadOf(tx, row.userId, row.caseId, row.id)) return refused('sent-before')
    const room = await roomFor(tx, row.userId, row.caseId, row.bytes)
    if (room.ok) await insertUpload(tx, row)
    return room
  })

type ReceiveFault =
  | FileFault
  | 'link-invalid'
  | 'too-large'
  | 'too-many'
  | 'too-much'
  | 'no-such-case'
  | 'sent-before'

export type Received =
  | { readonly ok: true; readonly uploadId: string }
  | Refused<ReceiveFault>
  /** A file named like a picture we take that holds none. */
  | (Refused<'no-picture'> & { readonly name: string })

/** So damaged that its content no longer tells what it is: its name does. */
const isBrokenPdf = (
  { kind, name }: { readonly kind: UploadKind; readonly name: string },
  reason: FileFault,
): boolean => reason === 'wrong-type' && kind === 'paper' && /\.pdf$/i.test(name)

const isNamedAsPicture = (name: string): boolean => /\.(jpe?g|heic|heif|png|webp)$/i.test(name)

/** The name tells what its owner took the file for. */
const refusedAs = (
  announced: { readonly kind: UploadKind; readonly name: string },
  reason: FileFault,
): Received => {
  const { name } = announced
  if (isBrokenPdf(announced, reason)) return refused('unreadable')
  return reason === 'wrong-type' && isNamedAsPicture(name)
    ? { ...refused('no-picture'), name }
    : refused(reason)
}

/** One address takes one file: its number is the upload's id, so a repeat changes nothing. */
export const receiveUpload = async (ctx: Context, token: string, body: Readable): Promise<Received> => {
  const announced = await sendingLinks.read(ctx, token)
  if (!announced) return refused('link-invalid')
  const { userId, caseId, kind, name, nonce: id } = announced
  const incoming = await ctx.files.takeIn(body, UPLOAD_BYTES)
  if (!incoming) return refused('too-large')
  try {
    const uploadedAt = ctx.now()
    const outcome = await keepFile(ctx, incoming, kind, todayInFlorida(uploadedAt))
    if (!outcome.ok) return refusedAs(announced, outcome.reason)
    const { photoDay } = outcome
    const about = { id, userId, caseId, kind, name, caption: '', takenOn: photoDay, photoDay, uploadedAt }
    const stored = await storeUpload(ctx, { ...about, ...outcome.kept }).catch(async (error: unknown) => {
      await removeAll(ctx, outcome.kept)
      throw error
    })
    if (stored.ok) return { ok: true, uploadId: id }
    await removeAll(ctx, outcome.kept)
    return stored
  } finally {
    await ctx.files.discard(incoming)
  }
}

type Described =
  | { readonly ok: true }
  | Refused<'no-such-upload'>
  | (Refused<'cannot-be-so'> & { readonly faults: readonly UploadFault[] })

export const describeAs = async (
  ctx: Context,
  userId: string,
  { id, uploadId, caption, takenOn }: ParsedInputOf<typeof describeUpload>,
): Promise<Described> => {
  const row = await findUploadOf(ctx.db, userId, id, uploadId)
  if (!row) return refused('no-such-upload')
  const keptDay = parseCalendarDate(row.takenOn ?? '')
  const today = todayInFlorida(ctx.now())
  const faults = describedFaults({ kind: row.kind, keptDay, caption, takenOn }, today)
  if (faults.length > 0) return { ...refused('cannot-be-so'), faults }
  const kept = await describeUploadOf(ctx.db, { caption, takenOn }, userId, id, uploadId)
  return kept ? { ok: true } : refused('no-such-upload')
}

/** null when the person has no such upload. */
export const linkToUpload = async (ctx: Context, userId: string, caseId: string, uploadId: string) => {
  if (!(await findUploadOf(ctx.db, userId, caseId, uploadId))) return null
  const { token, expiresAt } = await fetchingLinks.sign(ctx, { userId, caseId, uploadId, size: 'whole' })
  return { url: `${fetchPath}${token}`, expiresAt: expiresAt.toISOString() }
}

const extensionOf = ({ mediaType }: UploadRow): string => (mediaType === 'image/jpeg' ? 'jpg' : 'pdf')

/** Letters, digits and dashes only: the person's own name for it stays in the list. */
const fileNameOf = (row: UploadRow): string => `${row.kind}-${row.id.slice(0, 8)}.${extensionOf(row)}`

/** What an archive or a packet needs of each file of a case, in the order they came. */
export const filesOfCase = async (ctx: Context, userId: string, caseId: string) =>
  (await uploadsOf(ctx.db, userId, caseId)).map((row) => ({
    kind: row.kind,
    name: row.name,
    caption: row.caption,
    takenOn: row.takenOn,
    pages: row.pages,
    extension: extensionOf(row),
    uploadedAt: row.uploadedAt,
    isThere: async () => (await ctx.files.pathOf(row.storeKey)) !== null,
    open: () => ctx.files.open(row.storeKey),
  }))

export type FileOfCase = Awaited<ReturnType<typeof filesOfCase>>[number]

/** For a page of a packet; null when its file is not where it was put. */
export const photoForPage = (ctx: Context, row: UploadRow): Promise<PagePhoto | null> => pagePhotoOf(ctx, row)

/** null when the address is no longer good, or the file behind it is gone. */
export const fileBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await fetchingLinks.read(ctx, token)
  const row = wanted && (await findUploadOf(ctx.db, wanted.userId, wanted.caseId, wanted.uploadId))
  const key = wanted?.size === 'thumbnail' ? row?.thumbnailKey : row?.storeKey
  const bytes = key ? await ctx.files.open(key) : null
  return row && bytes ? { bytes, mediaType: row.mediaType, fileName: fileNameOf(row) } : null
}

/** False when the person has no such upload. */
export const removeUpload = (ctx: Context, userId: string, caseId: string, uploadId: string) =>
  ctx.db.transaction(async (tx) => {
    const removed = await removeUploadOf(tx, userId, caseId, uploadId)
    if (removed) await ctx.queue.enqueue(tx, removeFiles, { id: `remove-files:${uploadId}`, payload: {} })
    return removed
  })

/** Evidence packets as their owner asks for them, follows them and takes them along. */
import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { makePacket, Packet, PacketView } from '#contract/document/packets.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { exhibitsNamedIn, exhibitTitle, namesExhibits } from '#core/document/exhibits.ts'
import { paperFileName } from '#core/document/file-name.ts'
import { paperTitle, restsOnPurchase } from '#core/document/paper-title.ts'
import { whyEmpty } from '#core/packet/empty-paper.ts'
import { documentsToChoose } from '#core/packet/hand-over.ts'
import { changesSince, olderThanCase, type PacketBasis } from '#core/packet/packet-basis.ts'
import { MOST_PAPER_BYTES, MOST_PAPER_PAGES } from '#core/packet/params.ts'
import * as words from '#messages/packet/actions.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { PacketFailure, PacketRow } from '#server/db/schema/packets.ts'
import { lockCaseOf, streetOfCase } from '#server/features/case-file/queries.ts'
import { changesByDocument } from '#server/features/drafting/actions.ts'
import { fileLinks } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import { sendPacketWriter } from './jobs.ts'
import { type LabelledUpload, packetMaterial } from './material.ts'
import { findPacketOf, insertPacket, packetsOf } from './queries.ts'
import { lookThrough } from './what-to-fix.ts'

/** Which packet an address stands for. */
const packetLinks = fileLinks('packet', z.object({ caseId: z.uuid(), packetId: z.uuid() }))

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

type Asked = ParsedInputOf<typeof makePacket>

const fingerprintOf = (megabytes: number, basis: PacketBasis): string =>
  createHash('sha256')
    .update(JSON.stringify([megabytes, basis]))
    .digest('hex')

const papersIn = (uploads: readonly LabelledUpload[]) =>
  uploads.map(({ file }) => file).filter(({ mediaType }) => mediaType === 'application/pdf')

/** Papers cannot be made smaller, so what they take together is bounded here. */
const isTooMuch = (uploads: readonly LabelledUpload[]): boolean => {
  const papers = papersIn(uploads)
  const bytes = papers.reduce((sum, paper) => sum + paper.bytes, 0)
  const pages = papers.reduce((sum, paper) => sum + (paper.pages ?? 0), 0)
  return bytes > MOST_PAPER_BYTES || pages > MOST_PAPER_PAGES
}

type Wanted = Pick<PacketRow, 'userId' | 'caseId' | 'uploadIds' | 'megabytes' | 'fingerprint'>

/** Whether the file of a completed packet is where it was put. */
const isKept = async ({ files }: Context, { storeKey }: PacketRow): Promise<boolean> =>
  storeKey !== null && (await files.pathOf(storeKey)) !== null

/** The packet there is already, unless it failed or its file is gone: then it is tried again. */
const store = async (ctx: Context, tx: Transaction, wanted: Wanted) => {
  const same = (await packetsOf(tx, wanted.userId, wanted.caseId)).find(
    ({ fingerprint, status }) => fingerprint === wanted.fingerprint && status !== 'failed',
  )
  if (same && (same.status !== 'completed' || (await isKept(ctx, same))))
    return { ok: true, packetId: same.id, status: same.status } as const
  const id = randomUUID()
  await insertPacket(tx, { ...wanted, id, requestedAt: ctx.now() })
  await sendPacketWriter(ctx, tx, { packetId: id, waited: 0 })
  return { ok: true, packetId: id, status: 'queued' } as const
}

/** The same state of the case gives the same packet, however often it is asked for. */
export const requestPacket = async (ctx: Context, userId: string, { id, megabytes }: Asked) => {
  const material = await packetMaterial(ctx, userId, id)
  if (!material) return refused('no-such-case')
  const { basis, documents, uploads } = material
  if (uploads.length === 0 && documents.length === 0) return refused('nothing-in-it')
  if (isTooMuch(uploads)) return refused('too-much')
  if ((await lookThrough(ctx, userId, material)).toFix.length > 0) return refused('to-fix')
  const uploadIds = uploads.map((upload) => upload.id)
  const fingerprint = fingerprintOf(megabytes, basis)
  return ctx.db.transaction(async (tx) => {
    if (!(await lockCaseOf(tx, userId, id))) return refused('no-such-case')
    return store(ctx, tx, { userId, caseId: id, uploadIds, megabytes, fingerprint })
  })
}

const FAILURES: Readonly<Record<PacketFailure, string>> = {
  upload_gone: words.aPhotoOrPaperThatWas(),
  paper_unreadable: words.weCantCopyItsPages(),
  private: words.aDocumentHoldsWordsThatAre(),
  to_fix: words.putThisRightThenMakeThe(),
  outage: words.somethingOnOurSideDidnt(),
}

const missingFile = words.itsFileIsMissingOnOur()

const failureOf = ({ failure, failedAt }: PacketRow): Packet['failure'] => {
  if (failure === null) return null
  // Chosen and in the case, unlike one that its owner removed.
  if (failure === 'upload_gone' && failedAt !== null)
    return { reason: failure, message: `${failedAt}: ${missingFile}` }
  if (failure === 'to_fix' && failedAt !== null) {
    const why = words.yourCaseChangedAfterYouAsked()
    return { reason: failure, message: `${why} ${failedAt} ${FAILURES.to_fix}` }
  }
  const message = failedAt === null ? FAILURES[failure] : `${failedAt}: ${FAILURES[failure]}`
  return { reason: failure, message }
}

interface Present {
  readonly basis: PacketBasis
  /** By the document's id, what it speaks of and has changed since. */
  readonly changed: ReadonlyMap<string, readonly string[]>
}

const madeOf = (row: PacketRow, { basis: now, changed }: Present): Packet['made'] => {
  const { pages, bytes, fits, photoEdge, basis } = row
  if (pages === null || bytes === null || fits === null || basis === null) return null
  return {
    pages,
    bytes,
    fits,
    photoEdge,
    changes: [...changesSince(basis, now)].slice(0, 200),
    olderPapers: [...olderThanCase(basis, now, changed)],
  }
}

const packetView = (row: PacketRow, now: Present): Packet => ({
  id: row.id,
  status: row.status,
  megabytes: row.megabytes,
  requestedAt: row.requestedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  made: madeOf(row, now),
  failure: failureOf(row),
})

/** undefined when the person has no such case. */
export const readPackets = async (
  ctx: Context,
  userId: string,
  caseId: string,
): Promise<PacketView | undefined> => {
  const material = await packetMaterial(ctx, userId, caseId)
  if (!material) return undefined
  const { basis, written, files } = material
  const toChoose = documentsToChoose(written)
  const changed = await changesByDocument(ctx, userId, toChoose)
  const { toFix, reminders } = await lookThrough(ctx, userId, material, changed)
  return {
    packets: (await packetsOf(ctx.db, userId, caseId)).map((row) => packetView(row, { basis, changed })),
    documents: toChoose.map(({ id, kind, finishedAt, facts, locked }) => ({
      id,
      kind,
      title: paperTitle(kind, restsOnPurchase(facts.facts)),
      finishedAt: finishedAt.toISOString(),
      locked,
      changed: [...(changed.get(id) ?? [])],
      empty: whyEmpty(facts),
      exhibitsNamed: namesExhibits(kind) ? [...exhibitsNamedIn(facts)] : null,
    })),
    toFix: [...toFix],
    reminders: [...reminders],
    exhibits: files.map(({ id: uploadId, pages, ...file }) => ({
      uploadId,
      pages,
      title: exhibitTitle(file),
    })),
  }
}

const fileNameOf = async ({ db }: Context, { caseId }: Pick<PacketRow, 'caseId'>): Promise<string> =>
  `${paperFileName('Evidence packet', (await streetOfCase(db, caseId)) ?? '')}.pdf`

export const linkToPacket = async (ctx: Context, userId: string, caseId: string, packetId: string) => {
  const row = await findPacketOf(ctx.db, userId, caseId, packetId)
  if (!row) return refused('no-such-packet')
  if (row.status !== 'completed') return refused('not-completed')
  if (!(await isKept(ctx, row))) return refused('file-gone')
  const { token, expiresAt } = await packetLinks.sign(ctx, { userId, caseId, packetId })
  const fileName = await fileNameOf(ctx, row)
  return { ok: true, url: `/api/packets/files/${token}`, fileName, expiresAt } as const
}

/** null when the address is no longer good, or another packet took the place of the one behind it. */
export const fileBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await packetLinks.read(ctx, token)
  const row = wanted && (await findPacketOf(ctx.db, wanted.userId, wanted.caseId, wanted.packetId))
  const bytes = row?.storeKey ? await ctx.files.open(row.storeKey) : null
  return row && bytes ? { bytes, mediaType: 'application/pdf', fileName: await fileNameOf(ctx, row) } : null
}

/** Of the last packet that was made; `isOlder` where it is not what would be made now. Null when there is none. */
export const pagesOfPacket = async (ctx: Context, userId: string, caseId: string) => {
  const made = (await packetsOf(ctx.db, userId, caseId)).find(({ status }) => status === 'completed')
  const { finishedAt, pages, parts, basis } = made ?? {}
  if (!finishedAt || !pages || !parts || !basis) return null
  const material = await packetMaterial(ctx, userId, caseId)
  const isOlder = !material || changesSince(basis, material.basis).length > 0
  return { finishedAt, pages, parts, isOlder }
}

export type PacketPages = NonNullable<Awaited<ReturnType<typeof pagesOfPacket>>>

/** What an archive needs of the last packet that was made whole; null when there is none. */
export const packetOfCase = async (ctx: Context, userId: string, caseId: string) => {
  const made = (await packetsOf(ctx.db, userId, caseId)).find(({ storeKey }) => storeKey !== null)
  if (!made?.storeKey || !made.finishedAt) return null
  const { storeKey, finishedAt } = made
  return { finishedAt, isThere: () => isKept(ctx, made), open: () => ctx.files.open(storeKey) }
}

/** Reads and writes what is known of photos and papers; every query for a person names that person. */
import { and, eq, inArray, isNull, sum } from 'drizzle-orm'
import type { HeldUpload } from '#core/case/papers-lacking.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { filesToRemove, type UploadRow, uploads } from '#server/db/schema/uploads.ts'

/** Of each case that has any. */
export const heldUploads = async (
  db: Reader,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, HeldUpload[]>> => {
  const { caseId, id, kind, name, caption } = uploads
  const rows = await db
    .select({ caseId, id, kind, name, caption })
    .from(uploads)
    .where(inArray(caseId, [...caseIds]))
  const held = ({ caseId: _, ...upload }: (typeof rows)[number]): HeldUpload => upload
  return new Map([...Map.groupBy(rows, (row) => row.caseId)].map(([of, all]) => [of, all.map(held)]))
}

/** In the order they came. */
export const uploadsOf = (db: Reader, userId: string, caseId: string): Promise<UploadRow[]> =>
  db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), eq(uploads.caseId, caseId)))
    .orderBy(uploads.uploadedAt, uploads.id)

/** What a person has in all cases. */
export const bytesHeldOf = async (db: Reader, userId: string): Promise<number> => {
  const [row] = await db
    .select({ bytes: sum(uploads.bytes) })
    .from(uploads)
    .where(eq(uploads.userId, userId))
  return Number(row?.bytes ?? 0)
}

export const insertUpload = async (tx: Transaction, row: UploadRow): Promise<void> => {
  await tx.insert(uploads).values(row)
}

const isTheirs = (userId: string, caseId: string, id: string) =>
  and(eq(uploads.id, id), eq(uploads.caseId, caseId), eq(uploads.userId, userId))

type Named = readonly [userId: string, caseId: string, id: string]

export const findUploadOf = async (db: Reader, ...named: Named): Promise<UploadRow | undefined> =>
  (
    await db
      .select()
      .from(uploads)
      .where(isTheirs(...named))
  )[0]

/** False when the person has no such upload. */
export const describeUploadOf = async (
  db: Reader,
  words: Pick<UploadRow, 'caption' | 'takenOn'>,
  ...named: Named
): Promise<boolean> => {
  const changed = await db
    .update(uploads)
    .set(words)
    .where(isTheirs(...named))
    .returning({ id: uploads.id })
  return changed.length > 0
}

/** False when it has one by now, or is gone. */
export const givePageCopy = async (db: Reader, id: string, pageKey: string): Promise<boolean> => {
  const given = await db
    .update(uploads)
    .set({ pageKey })
    .where(and(eq(uploads.id, id), isNull(uploads.pageKey)))
    .returning({ id: uploads.id })
  return given.length > 0
}

/** Its files are remembered for their removal. False when the person has no such upload. */
export const removeUploadOf = async (tx: Transaction, ...named: Named): Promise<boolean> =>
  (
    await tx
      .delete(uploads)
      .where(isTheirs(...named))
      .returning({ id: uploads.id })
  ).length > 0

export const filesWaiting = async (db: Reader, most: number): Promise<readonly string[]> =>
  (await db.select().from(filesToRemove).limit(most)).map(({ key }) => key)

export const forgetFiles = async (db: Reader, keys: readonly string[]): Promise<void> => {
  await db.delete(filesToRemove).where(inArray(filesToRemove.key, [...keys]))
}

/** Without where they lie, for the person's own export. */
export const uploadsHeldOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(uploads).where(eq(uploads.userId, userId))
  return rows.map(({ storeKey: _store, thumbnailKey: _thumbnail, pageKey: _page, ...upload }) => upload)
}

/** Reads and writes evidence packets; whose a packet is stands in every question asked for a person. */
import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Reader, Transaction } from '#server/db/open.ts'
import { type PacketFailure, type PacketRow, packets } from '#server/db/schema/packets.ts'

/** The one asked for last first. */
export const packetsOf = (db: Reader, userId: string, caseId: string): Promise<PacketRow[]> =>
  db
    .select()
    .from(packets)
    .where(and(eq(packets.userId, userId), eq(packets.caseId, caseId)))
    .orderBy(desc(packets.requestedAt), desc(packets.id))

/** Those of the cases that a packet is made for. */
export const casesWithPacket = async (
  db: Reader,
  caseIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const isMade = and(inArray(packets.caseId, [...caseIds]), eq(packets.status, 'completed'))
  const rows = await db.select({ caseId: packets.caseId }).from(packets).where(isMade)
  return new Set(rows.map(({ caseId }) => caseId))
}

export const findPacketOf = async (
  db: Reader,
  userId: string,
  caseId: string,
  id: string,
): Promise<PacketRow | undefined> =>
  (
    await db
      .select()
      .from(packets)
      .where(and(eq(packets.id, id), eq(packets.caseId, caseId), eq(packets.userId, userId)))
  )[0]

type NewPacket = Pick<
  PacketRow,
  'id' | 'userId' | 'caseId' | 'uploadIds' | 'megabytes' | 'fingerprint' | 'requestedAt'
>

/** Takes the place of one that is being made or has failed; the completed one stays until this is completed. */
export const insertPacket = async (tx: Transaction, row: NewPacket): Promise<void> => {
  await tx.delete(packets).where(and(eq(packets.caseId, row.caseId), ne(packets.status, 'completed')))
  await tx.insert(packets).values({ ...row, status: 'queued' })
}

const isOpen = (id: string) => and(eq(packets.id, id), inArray(packets.status, ['queued', 'running']))

/** The same as `markRunning` gives, and nothing is changed. */
export const findOpen = async (db: Reader, id: string): Promise<PacketRow | undefined> =>
  (await db.select().from(packets).where(isOpen(id)))[0]

/** undefined when it is finished, replaced by another, or gone with its case. */
export const markRunning = async (db: Reader, id: string): Promise<PacketRow | undefined> =>
  (await db.update(packets).set({ status: 'running' }).where(isOpen(id)).returning())[0]

type Made = Pick<
  PacketRow,
  'uploadIds' | 'basis' | 'pages' | 'parts' | 'bytes' | 'fits' | 'photoEdge' | 'storeKey'
>

/** Takes the place of the completed one before it. False when it was replaced while it was made. */
export const markCompleted = async (
  tx: Transaction,
  { id, caseId }: PacketRow,
  made: Made,
  now: Date,
): Promise<boolean> => {
  const [open] = await tx.select({ id: packets.id }).from(packets).where(isOpen(id)).for('update')
  if (!open) return false
  await tx.delete(packets).where(and(eq(packets.caseId, caseId), eq(packets.status, 'completed')))
  await tx
    .update(packets)
    .set({ ...made, status: 'completed', finishedAt: now })
    .where(eq(packets.id, id))
  return true
}

export const markFailed = async (
  db: Reader,
  id: string,
  failure: PacketFailure,
  failedAt: string | null,
  now: Date,
): Promise<void> => {
  await db.update(packets).set({ status: 'failed', failure, failedAt, finishedAt: now }).where(isOpen(id))
}

/** Without where they lie, for the person's own export. */
export const packetsHeldOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(packets).where(eq(packets.userId, userId))
  return rows.map(({ storeKey: _store, ...packet }) => packet)
}

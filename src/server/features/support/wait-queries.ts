/** SQL of the promises of an answer: begun, ended, looked at, reminded of. */
import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { supportThreads, supportWaits } from './support-tables.ts'

type Reader = Database | Transaction

const isOpen = isNull(supportWaits.endedAt)

/** The promise in force, made before or now, and whether it is new. */
export const beginWait = async (
  tx: Transaction,
  wait: Pick<typeof supportWaits.$inferInsert, 'threadId' | 'since' | 'dueAt' | 'isPriority'>,
) => {
  const open = and(eq(supportWaits.threadId, wait.threadId), isOpen)
  const [before] = await tx.select().from(supportWaits).where(open)
  if (before) return { dueAt: before.dueAt, isNew: false }
  await tx.insert(supportWaits).values(wait)
  return { dueAt: wait.dueAt, isNew: true }
}

export const endWait = async (
  tx: Transaction,
  threadId: string,
  end: { readonly endedAt: Date; readonly wasAnswered: boolean },
): Promise<void> => {
  await tx
    .update(supportWaits)
    .set(end)
    .where(and(eq(supportWaits.threadId, threadId), isOpen))
}

export const openWaitsIn = (db: Reader, threadIds: readonly string[]) =>
  db
    .select()
    .from(supportWaits)
    .where(and(inArray(supportWaits.threadId, [...threadIds]), isOpen))

/** Threads with the promise in force, unsorted. */
export const waitingThreads = (db: Reader) =>
  db
    .select({ thread: supportThreads, wait: supportWaits })
    .from(supportWaits)
    .innerJoin(supportThreads, eq(supportThreads.id, supportWaits.threadId))
    .where(isOpen)

/** Newest first, whatever their state. */
export const newestThreads = (db: Reader, limit: number) =>
  db
    .select({ thread: supportThreads, wait: supportWaits })
    .from(supportThreads)
    .leftJoin(supportWaits, and(eq(supportWaits.threadId, supportThreads.id), isOpen))
    .orderBy(desc(supportThreads.number))
    .limit(limit)

export const allWaits = (db: Reader) => db.select().from(supportWaits)

export const waitsIn = (db: Reader, threadId: string) =>
  db.select().from(supportWaits).where(eq(supportWaits.threadId, threadId)).orderBy(asc(supportWaits.since))

const isUnreminded = and(isOpen, isNull(supportWaits.remindedAt))

/** Due before `dueBefore`, waiting, and not reminded of, the most urgent first. */
export const dueWaits = (db: Reader, dueBefore: Date) =>
  db
    .select({ threadId: supportWaits.threadId })
    .from(supportWaits)
    .where(and(isUnreminded, lte(supportWaits.dueAt, dueBefore)))
    .orderBy(asc(supportWaits.dueAt))

/** Nobody else reminds of it until the transaction ends; undefined when somebody does or did, or it was answered. */
export const lockUnreminded = async (tx: Transaction, threadId: string) =>
  (
    await tx
      .select({ thread: supportThreads, wait: supportWaits })
      .from(supportWaits)
      .innerJoin(supportThreads, eq(supportThreads.id, supportWaits.threadId))
      .where(and(isUnreminded, eq(supportWaits.threadId, threadId)))
      .for('update', { of: supportWaits, skipLocked: true })
  )[0]

export const markReminded = async (tx: Transaction, threadId: string, since: Date, remindedAt: Date) => {
  await tx
    .update(supportWaits)
    .set({ remindedAt })
    .where(and(eq(supportWaits.threadId, threadId), eq(supportWaits.since, since)))
}

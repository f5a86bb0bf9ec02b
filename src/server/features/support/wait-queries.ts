/** SQL of the promises of an answer: begun, ended, looked at, reminded of. */
import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { supportConversations, supportWaits } from '#server/db/schema/support.ts'

type Reader = Database | Transaction

const isOpen = isNull(supportWaits.endedAt)

/** The promise in force, made before or now, and whether it is new. */
export const beginWait = async (
  tx: Transaction,
  wait: Pick<typeof supportWaits.$inferInsert, 'conversationId' | 'since' | 'dueAt' | 'isPriority'>,
) => {
  const open = and(eq(supportWaits.conversationId, wait.conversationId), isOpen)
  const [before] = await tx.select().from(supportWaits).where(open)
  if (before) return { dueAt: before.dueAt, isNew: false }
  await tx.insert(supportWaits).values(wait)
  return { dueAt: wait.dueAt, isNew: true }
}

export const endWait = async (
  tx: Transaction,
  conversationId: string,
  end: { readonly endedAt: Date; readonly wasAnswered: boolean },
): Promise<void> => {
  await tx
    .update(supportWaits)
    .set(end)
    .where(and(eq(supportWaits.conversationId, conversationId), isOpen))
}

export const openWaitsIn = (db: Reader, conversationIds: readonly string[]) =>
  db
    .select()
    .from(supportWaits)
    .where(and(inArray(supportWaits.conversationId, [...conversationIds]), isOpen))

/** Conversations with the promise in force, unsorted. */
export const waitingConversations = (db: Reader) =>
  db
    .select({ conversation: supportConversations, wait: supportWaits })
    .from(supportWaits)
    .innerJoin(supportConversations, eq(supportConversations.id, supportWaits.conversationId))
    .where(isOpen)

/** Newest first, whatever their state. */
export const newestConversations = (db: Reader, limit: number) =>
  db
    .select({ conversation: supportConversations, wait: supportWaits })
    .from(supportConversations)
    .leftJoin(supportWaits, and(eq(supportWaits.conversationId, supportConversations.id), isOpen))
    .orderBy(desc(supportConversations.number))
    .limit(limit)

export const allWaits = (db: Reader) => db.select().from(supportWaits)

export const waitsIn = (db: Reader, conversationId: string) =>
  db
    .select()
    .from(supportWaits)
    .where(eq(supportWaits.conversationId, conversationId))
    .orderBy(asc(supportWaits.since))

const isUnreminded = and(isOpen, isNull(supportWaits.remindedAt))

/** Due before `dueBefore`, waiting, and not reminded of, the most urgent first. */
export const dueWaits = (db: Reader, dueBefore: Date) =>
  db
    .select({ conversationId: supportWaits.conversationId })
    .from(supportWaits)
    .where(and(isUnreminded, lte(supportWaits.dueAt, dueBefore)))
    .orderBy(asc(supportWaits.dueAt))

/** Nobody else reminds of it until the transaction ends; undefined when somebody does or did, or it was answered. */
export const lockUnreminded = async (tx: Transaction, conversationId: string) =>
  (
    await tx
      .select({ conversation: supportConversations, wait: supportWaits })
      .from(supportWaits)
      .innerJoin(supportConversations, eq(supportConversations.id, supportWaits.conversationId))
      .where(and(isUnreminded, eq(supportWaits.conversationId, conversationId)))
      .for('update', { of: supportWaits, skipLocked: true })
  )[0]

export const markReminded = async (
  tx: Transaction,
  conversationId: string,
  since: Date,
  remindedAt: Date,
) => {
  await tx
    .update(supportWaits)
    .set({ remindedAt })
    .where(and(eq(supportWaits.conversationId, conversationId), eq(supportWaits.since, since)))
}

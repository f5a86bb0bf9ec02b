/** SQL of support: threads, their messages, and who wrote them. */
import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema.ts'
import { type MessageRow, supportMessages, supportThreads, type ThreadRow } from './support-tables.ts'
import { waitsIn } from './wait-queries.ts'

type Reader = Database | Transaction

/** False when there is one with this id already. */
export const insertThread = async (
  tx: Transaction,
  thread: typeof supportThreads.$inferInsert,
): Promise<boolean> =>
  (
    await tx
      .insert(supportThreads)
      .values(thread)
      .onConflictDoNothing({ target: supportThreads.id })
      .returning({ id: supportThreads.id })
  ).length === 1

/** Nobody else writes in it until the transaction ends. */
export const lockThread = async (tx: Transaction, id: string): Promise<ThreadRow | undefined> =>
  (await tx.select().from(supportThreads).where(eq(supportThreads.id, id)).for('update'))[0]

export const findThread = async (db: Reader, id: string): Promise<ThreadRow | undefined> =>
  (await db.select().from(supportThreads).where(eq(supportThreads.id, id)))[0]

export const findThreadByNumber = async (db: Reader, number: number): Promise<ThreadRow | undefined> =>
  (await db.select().from(supportThreads).where(eq(supportThreads.number, number)))[0]

/** Newest first. */
export const threadsOf = (db: Reader, userId: string): Promise<ThreadRow[]> =>
  db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .orderBy(desc(supportThreads.openedAt), desc(supportThreads.number))

export const setClosed = async (tx: Transaction, id: string, closedAt: Date | null): Promise<void> => {
  await tx.update(supportThreads).set({ closedAt }).where(eq(supportThreads.id, id))
}

/** False when this message was taken before. */
export const insertMessage = async (
  tx: Transaction,
  message: typeof supportMessages.$inferInsert,
): Promise<boolean> =>
  (
    await tx
      .insert(supportMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: supportMessages.id })
  ).length === 1

export const isMailKnown = async (db: Reader, mailHash: Buffer): Promise<boolean> =>
  (
    await db
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(eq(supportMessages.mailHash, mailHash))
  ).length > 0

export const findMessage = async (db: Reader, id: string): Promise<MessageRow | undefined> =>
  (await db.select().from(supportMessages).where(eq(supportMessages.id, id)))[0]

/** The newest `most`, in the order they were written. */
export const messagesIn = async (db: Reader, threadId: string, most: number): Promise<MessageRow[]> =>
  (
    await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.threadId, threadId))
      .orderBy(desc(supportMessages.writtenAt), desc(supportMessages.id))
      .limit(most)
  ).reverse()

/** How many this address has sent by mail, in all threads that are its own. */
export const countMailsOf = async (db: Reader, email: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(supportMessages)
    .innerJoin(supportThreads, eq(supportThreads.id, supportMessages.threadId))
    .where(
      and(
        eq(supportThreads.email, email),
        eq(supportMessages.author, 'person'),
        eq(supportMessages.way, 'mail'),
        gte(supportMessages.writtenAt, since),
      ),
    )
  return row?.count ?? 0
}

/** Who wrote, as the operator sees them; the account's address counts, which may have changed since. */
export const askerOf = async (db: Reader, { userId, email }: ThreadRow) => {
  const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId))
  return user
    ? { email: user.email, firstName: user.firstName, name: `${user.firstName} ${user.lastName}`, user }
    : { email, firstName: null, name: null, user: null }
}

type Asker = { readonly userId: string | null; readonly emails: readonly string[] }

const isTheirs = ({ userId, emails }: Asker) =>
  or(
    userId === null ? undefined : eq(supportThreads.userId, userId),
    and(isNull(supportThreads.userId), inArray(supportThreads.email, [...emails])),
  ) ?? sql`false`

/** For the person's own export. */
export const supportHeldOf = async (db: Reader, asker: Asker) => {
  const threads = await db.select().from(supportThreads).where(isTheirs(asker))
  const held = []
  for (const thread of threads) {
    const messages = await db.select().from(supportMessages).where(eq(supportMessages.threadId, thread.id))
    held.push({
      ...thread,
      messages: messages.map(({ mailHash: _hash, ...message }) => message),
      promises: await waitsIn(db, thread.id),
    })
  }
  return held
}

/** Takes the threads out; gives their ids. */
export const deleteThreadsOf = async (tx: Transaction, asker: Asker): Promise<readonly string[]> =>
  (await tx.delete(supportThreads).where(isTheirs(asker)).returning({ id: supportThreads.id })).map(
    ({ id }) => id,
  )

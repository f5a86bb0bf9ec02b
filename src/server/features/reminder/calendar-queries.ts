/** SQL of the secret addresses at which calendars follow a case. */
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { calendarFeeds } from './watch-tables.ts'

type Reader = Database | Transaction

/** Null while the case has no such address. */
export const calendarSince = async (db: Reader, caseId: string): Promise<Date | null> =>
  (
    await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.caseId, caseId))
  )[0]?.createdAt ?? null

/** The one before it ends. */
export const replaceCalendar = async (tx: Transaction, feed: typeof calendarFeeds.$inferInsert) => {
  const { secretHash, createdAt } = feed
  await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.caseId, set: { secretHash, createdAt } })
}

export const removeCalendar = async (tx: Transaction, userId: string, caseId: string): Promise<void> => {
  await tx
    .delete(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), eq(calendarFeeds.caseId, caseId)))
}

export const calendarBehind = async (db: Reader, secretHash: Buffer) =>
  (
    await db
      .select({ caseId: calendarFeeds.caseId, userId: calendarFeeds.userId })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.secretHash, secretHash))
  )[0]

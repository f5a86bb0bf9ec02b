/** SQL of the secret addresses at which calendars follow a case, and of what they were told there. */
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { calendarEvents, calendarFeeds } from '#server/db/schema/watched-dates.ts'
import type { EventMarks, Revision } from '#server/services/calendar/deadlines.ts'

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

/** Each event's revision, told on by one for those that are elsewhere or at another time than was told before. */
export const reviseEvents = async (
  db: Database,
  caseId: string,
  marks: readonly EventMarks[],
  now: Date,
): Promise<ReadonlyMap<string, Revision>> => {
  const table = calendarEvents
  const isPlacedAlike = sql`${table.placed} = excluded.placed`
  // In one order, so that two that read at once wait for each other and do not block each other.
  const rows = marks
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, placed, written }) => ({ caseId, dateId: id, placed, written, sequence: 0, changedAt: now }))
  if (rows.length > 0) {
    await db
      .insert(table)
      .values(rows)
      .onConflictDoUpdate({
        target: [table.caseId, table.dateId],
        set: {
          placed: sql`excluded.placed`,
          written: sql`excluded.written`,
          sequence: sql`${table.sequence} + case when ${isPlacedAlike} then 0 else 1 end`,
          changedAt: sql`excluded.changed_at`,
        },
        setWhere: sql`not (${isPlacedAlike} and ${table.written} = excluded.written)`,
      })
  }
  const kept = await db.select().from(table).where(eq(table.caseId, caseId))
  return new Map(kept.map(({ dateId, sequence, changedAt }) => [dateId, { sequence, changedAt }]))
}

/** SQL of who wants to be reminded of which session, and of the reminders sent. */
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { ReminderLead } from '#core/live/live-reminder.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import { liveReminders, liveSessions, liveSignUps, type SessionRow } from '#server/db/schema/live-sessions.ts'
import { properties } from '#server/db/schema/properties.ts'

type Reader = Database | Transaction

const isSignUp = (sessionId: number, userId: string) =>
  and(eq(liveSignUps.sessionId, sessionId), eq(liveSignUps.userId, userId))

/** Of which of these sessions the person wants to be reminded. */
export const signedUpAmong = async (
  db: Reader,
  userId: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: liveSignUps.sessionId })
    .from(liveSignUps)
    .where(and(eq(liveSignUps.userId, userId), inArray(liveSignUps.sessionId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

export const putSignUp = (tx: Transaction, signUp: typeof liveSignUps.$inferInsert) =>
  tx.insert(liveSignUps).values(signUp).onConflictDoNothing()

export const removeSignUp = (tx: Transaction, sessionId: number, userId: string) =>
  tx.delete(liveSignUps).where(isSignUp(sessionId, userId))

/** Nobody else reminds this person of it until the transaction ends; undefined when they no longer want it. */
export const lockSignUp = async (tx: Transaction, sessionId: number, userId: string) =>
  (await tx.select().from(liveSignUps).where(isSignUp(sessionId, userId)).for('update'))[0]

export interface SignedUp {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly since: Date
}

export const signedUpFor = (db: Reader, sessionId: number): Promise<SignedUp[]> =>
  db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      since: liveSignUps.since,
    })
    .from(liveSignUps)
    .innerJoin(users, eq(users.id, liveSignUps.userId))
    .where(eq(liveSignUps.sessionId, sessionId))

/** Sessions that begin after the one moment and no later than the other, without the cancelled. */
export const sessionsBeginning = (db: Reader, after: Date, until: Date): Promise<SessionRow[]> =>
  db
    .select()
    .from(liveSessions)
    .where(
      and(
        gt(liveSessions.startsAt, after),
        lte(liveSessions.startsAt, until),
        isNull(liveSessions.cancelledAt),
      ),
    )

type TimedSession = Pick<SessionRow, 'id' | 'timeVersion'>

/** What each person was sent for the time that a session has now. */
export const remindersSent = async (
  db: Reader,
  { id, timeVersion }: TimedSession,
): Promise<ReadonlyMap<string, readonly ReminderLead[]>> => {
  const rows = await db
    .select({ userId: liveReminders.userId, lead: liveReminders.lead })
    .from(liveReminders)
    .where(and(eq(liveReminders.sessionId, id), eq(liveReminders.timeVersion, timeVersion)))
  const grouped = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...grouped].map(([userId, sent]) => [userId, sent.map(({ lead }) => lead)]))
}

export const insertReminder = (tx: Transaction, reminder: typeof liveReminders.$inferInsert) =>
  tx.insert(liveReminders).values(reminder)

/** The counties of a person's homes, whose clocks they keep. */
export const countiesOf = async (db: Reader, userId: string): Promise<readonly string[]> =>
  (
    await db
      .selectDistinct({ countyId: properties.countyId })
      .from(properties)
      .where(eq(properties.userId, userId))
  ).map(({ countyId }) => countyId)

/** SQL of the sessions themselves: scheduled, listed, moved, cancelled, recorded. */
import { and, asc, count, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm'
import type { Page } from '#contract/paging.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import {
  liveAnswers,
  liveQuestions,
  liveSessions,
  liveSignUps,
  type SessionRow,
} from '#server/db/schema/live-sessions.ts'

type Reader = Database | Transaction

export type When = 'ahead' | 'past'

const isOver = (now: Date) =>
  sql`${liveSessions.startsAt} + ${liveSessions.minutes} * interval '1 minute' <= ${now.toISOString()}::timestamptz`

/** A cancelled one is told until its time has passed; it leaves nothing to look back at. */
const isListed = (when: When, now: Date) =>
  when === 'ahead' ? not(isOver(now)) : and(isOver(now), isNull(liveSessions.cancelledAt))

export const sessionsOf = async (db: Reader, when: When, now: Date, { page, pageSize }: Page) => {
  const order = when === 'ahead' ? asc : desc
  const sessions = await db
    .select()
    .from(liveSessions)
    .where(isListed(when, now))
    .orderBy(order(liveSessions.startsAt), order(liveSessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [all] = await db.select({ total: count() }).from(liveSessions).where(isListed(when, now))
  return { sessions, total: all?.total ?? 0 }
}

/** For the operator: all of them, the latest first. */
export const latestSessions = (db: Reader, limit: number): Promise<SessionRow[]> =>
  db.select().from(liveSessions).orderBy(desc(liveSessions.startsAt), desc(liveSessions.id)).limit(limit)

export const findSession = async (db: Reader, id: number): Promise<SessionRow | undefined> =>
  (await db.select().from(liveSessions).where(eq(liveSessions.id, id)))[0]

/** `share`: its time stays until the transaction ends; `update`: nobody else counts on it either. */
export const lockSession = async (
  tx: Transaction,
  id: number,
  strength: 'share' | 'update',
): Promise<SessionRow | undefined> =>
  (await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for(strength))[0]

export const insertSession = async (
  tx: Transaction,
  session: Omit<typeof liveSessions.$inferInsert, 'id'>,
): Promise<SessionRow> => {
  const [row] = await tx.insert(liveSessions).values(session).returning()
  if (!row) throw new Error('a live session could not be written')
  return row
}

export const changeSession = async (
  tx: Transaction,
  id: number,
  changes: Partial<Omit<SessionRow, 'id'>>,
): Promise<void> => {
  await tx.update(liveSessions).set(changes).where(eq(liveSessions.id, id))
}

export interface SessionCounts {
  readonly questions: number
  readonly answers: number
  readonly signUps: number
}

/** Of what everybody sees; without an entry there is none. */
export const countsOf = async (
  db: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SessionCounts>> => {
  const questions = await db
    .select({
      id: liveQuestions.sessionId,
      questions: count(liveQuestions.id),
      answers: count(liveAnswers.questionId),
    })
    .from(liveQuestions)
    .leftJoin(liveAnswers, eq(liveAnswers.questionId, liveQuestions.id))
    .where(and(inArray(liveQuestions.sessionId, [...ids]), isNull(liveQuestions.hiddenAt)))
    .groupBy(liveQuestions.sessionId)
  const signUps = await db
    .select({ id: liveSignUps.sessionId, signUps: count() })
    .from(liveSignUps)
    .where(inArray(liveSignUps.sessionId, [...ids]))
    .groupBy(liveSignUps.sessionId)
  const none = { questions: 0, answers: 0, signUps: 0 }
  return new Map(
    ids.map((id) => [
      id,
      { ...none, ...questions.find((row) => row.id === id), ...signUps.find((row) => row.id === id) },
    ]),
  )
}

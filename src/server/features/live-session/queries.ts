/** What other parts of the app ask about live sessions: who wants mail of them, and what is held of a person. */
import { eq, inArray } from 'drizzle-orm'
import type { Reader, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import {
  liveAnswers,
  liveQuestions,
  liveReminders,
  liveSessions,
  liveSignUps,
  liveVotes,
} from '#server/db/schema/live-sessions.ts'

/** Pressed at the foot of a mail about a session: of no session any more, until the person asks for it again. */
export const removeSignUps = async (tx: Transaction, email: string): Promise<void> => {
  const theirs = tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  await tx.delete(liveSignUps).where(inArray(liveSignUps.userId, theirs))
}

/** For the person's own export. */
export const liveSessionsHeldOf = async (db: Reader, userId: string) => ({
  questions: await db
    .select({
      session: liveSessions.title,
      question: liveQuestions.body,
      askedAt: liveQuestions.askedAt,
      hiddenAt: liveQuestions.hiddenAt,
      answer: liveAnswers.body,
    })
    .from(liveQuestions)
    .innerJoin(liveSessions, eq(liveSessions.id, liveQuestions.sessionId))
    .leftJoin(liveAnswers, eq(liveAnswers.questionId, liveQuestions.id))
    .where(eq(liveQuestions.userId, userId)),
  votes: await db
    .select({ question: liveQuestions.body, votedAt: liveVotes.votedAt })
    .from(liveVotes)
    .innerJoin(liveQuestions, eq(liveQuestions.id, liveVotes.questionId))
    .where(eq(liveVotes.userId, userId)),
  signUps: await db
    .select({ session: liveSessions.title, since: liveSignUps.since })
    .from(liveSignUps)
    .innerJoin(liveSessions, eq(liveSessions.id, liveSignUps.sessionId))
    .where(eq(liveSignUps.userId, userId)),
  reminders: await db
    .select({ session: liveSessions.title, lead: liveReminders.lead, sentAt: liveReminders.sentAt })
    .from(liveReminders)
    .innerJoin(liveSessions, eq(liveSessions.id, liveReminders.sessionId))
    .where(eq(liveReminders.userId, userId)),
})

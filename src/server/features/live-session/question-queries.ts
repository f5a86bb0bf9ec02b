/** SQL of what people ask: questions, votes, answers. */
import { and, count, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { liveAnswers, liveQuestions, liveVotes, type QuestionRow } from '#server/db/schema/live-sessions.ts'

type Reader = Database | Transaction

export type AskedQuestion = QuestionRow & { readonly answer: string | null; readonly votes: number }

const votesFor = async (db: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ id: liveVotes.questionId, votes: count() })
    .from(liveVotes)
    .where(inArray(liveVotes.questionId, [...ids]))
    .groupBy(liveVotes.questionId)
  return new Map(rows.map(({ id, votes }) => [id, votes]))
}

/** `seenBy`: without what is hidden, except from who asked it; the operator sees all. */
export const questionsOf = async (
  db: Reader,
  sessionId: number,
  seenBy: string | 'operator',
): Promise<readonly AskedQuestion[]> => {
  const isSeen =
    seenBy === 'operator' ? undefined : or(isNull(liveQuestions.hiddenAt), eq(liveQuestions.userId, seenBy))
  const rows = await db
    .select({ question: liveQuestions, answer: liveAnswers.body })
    .from(liveQuestions)
    .leftJoin(liveAnswers, eq(liveAnswers.questionId, liveQuestions.id))
    .where(and(eq(liveQuestions.sessionId, sessionId), isSeen))
  const votes = await votesFor(
    db,
    rows.map(({ question }) => question.id),
  )
  return rows.map(({ question, answer }) => ({ ...question, answer, votes: votes.get(question.id) ?? 0 }))
}

/** Which of these the person has voted for. */
export const votedAmong = async (
  db: Reader,
  userId: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ id: liveVotes.questionId })
    .from(liveVotes)
    .where(and(eq(liveVotes.userId, userId), inArray(liveVotes.questionId, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Hidden ones count too: who asked them has asked. */
export const askedIn = (db: Reader, sessionId: number) =>
  db
    .select({ id: liveQuestions.id, userId: liveQuestions.userId, body: liveQuestions.body })
    .from(liveQuestions)
    .where(eq(liveQuestions.sessionId, sessionId))

export const insertQuestion = async (
  tx: Transaction,
  question: Omit<typeof liveQuestions.$inferInsert, 'id'>,
): Promise<number> => {
  const [row] = await tx.insert(liveQuestions).values(question).returning({ id: liveQuestions.id })
  if (!row) throw new Error('a question could not be written')
  return row.id
}

type QuestionKey = { readonly sessionId: number; readonly questionId: number }

const isQuestion = ({ sessionId, questionId }: QuestionKey) =>
  and(eq(liveQuestions.id, questionId), eq(liveQuestions.sessionId, sessionId))

export const findQuestion = async (db: Reader, key: QuestionKey): Promise<QuestionRow | undefined> =>
  (await db.select().from(liveQuestions).where(isQuestion(key)))[0]

/** Whether there was one of this person's. */
export const removeQuestion = async (db: Reader, key: QuestionKey, userId: string): Promise<boolean> =>
  (
    await db
      .delete(liveQuestions)
      .where(and(isQuestion(key), eq(liveQuestions.userId, userId)))
      .returning({ id: liveQuestions.id })
  ).length > 0

export const hideQuestion = async (
  tx: Transaction,
  key: QuestionKey,
  hiddenAt: Date | null,
): Promise<void> => {
  await tx.update(liveQuestions).set({ hiddenAt }).where(isQuestion(key))
}

export const putAnswer = async (tx: Transaction, answer: typeof liveAnswers.$inferInsert): Promise<void> => {
  const { body, answeredAt } = answer
  await tx
    .insert(liveAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: liveAnswers.questionId, set: { body, answeredAt } })
}

export const putVote = (tx: Transaction, vote: typeof liveVotes.$inferInsert) =>
  tx.insert(liveVotes).values(vote).onConflictDoNothing()

export const removeVote = (tx: Transaction, questionId: number, userId: string) =>
  tx.delete(liveVotes).where(and(eq(liveVotes.questionId, questionId), eq(liveVotes.userId, userId)))

export const votesOf = async (tx: Transaction, questionId: number): Promise<number> =>
  (await votesFor(tx, [questionId])).get(questionId) ?? 0

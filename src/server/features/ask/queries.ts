/** Reads and writes asked questions; every query for a person names that person. */
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { AnswerSentence } from '#contract/help/ask.ts'
import type { Page } from '#contract/paging.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { askedQuestions, type QuestionRow } from '#server/db/schema/questions.ts'

/** The same question with the same answer is the same row, asked again. */
export const putQuestion = async (tx: Transaction, row: QuestionRow): Promise<QuestionRow> => {
  const [kept] = await tx
    .insert(askedQuestions)
    .values(row)
    .onConflictDoUpdate({
      target: [askedQuestions.userId, askedQuestions.answerHash],
      set: { askedAt: row.askedAt },
    })
    .returning()
  if (!kept) throw new Error('a question was not written')
  return kept
}

const newestFirst = [desc(askedQuestions.askedAt), desc(askedQuestions.id)]

export const removeBeyond = async (tx: Transaction, userId: string, most: number): Promise<void> => {
  const newest = tx
    .select({ id: askedQuestions.id })
    .from(askedQuestions)
    .where(eq(askedQuestions.userId, userId))
    .orderBy(...newestFirst)
    .limit(most)
  await tx
    .delete(askedQuestions)
    .where(and(eq(askedQuestions.userId, userId), notInArray(askedQuestions.id, newest)))
}

export const questionsOf = async (db: Reader, userId: string, { page, pageSize }: Page) => {
  const isTheirs = eq(askedQuestions.userId, userId)
  const entries = await db
    .select()
    .from(askedQuestions)
    .where(isTheirs)
    .orderBy(...newestFirst)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { entries, total: await db.$count(askedQuestions, isTheirs) }
}

/** Whether there was one of this person's. */
export const removeQuestion = async (db: Reader, userId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(askedQuestions)
    .where(and(eq(askedQuestions.id, id), eq(askedQuestions.userId, userId)))
    .returning({ id: askedQuestions.id })
  return gone.length > 0
}

/** Everything of them, for the person's own export. */
export const questionsHeldOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(askedQuestions).where(eq(askedQuestions.userId, userId))
  return rows.map(({ toWord: _passages, answerHash: _hash, ...row }) => row)
}

export const findQuestion = async (db: Reader, id: string): Promise<QuestionRow | undefined> =>
  (await db.select().from(askedQuestions).where(eq(askedQuestions.id, id)))[0]

/** `sentences` are the model's; null leaves the answer as it is. */
export const endWording = async (
  db: Reader,
  id: string,
  sentences: readonly AnswerSentence[] | null,
): Promise<void> => {
  const words = sentences === null ? {} : { sentences, writtenBy: 'model' as const }
  await db
    .update(askedQuestions)
    .set({ ...words, toWord: null })
    .where(eq(askedQuestions.id, id))
}

/** Reads and writes the tries at the questions of the course. */
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { type QuizTryRow, quizTries } from '#server/db/schema/quiz-tries.ts'

type Reader = Database | Transaction

/** A try that was kept before under the same id stays as it was, and is given back. */
export const keepTry = async (tx: Transaction, row: QuizTryRow): Promise<QuizTryRow> => {
  await tx.insert(quizTries).values(row).onConflictDoNothing()
  const isIt = and(eq(quizTries.userId, row.userId), eq(quizTries.id, row.id))
  const [kept] = await tx.select().from(quizTries).where(isIt)
  if (!kept) throw new Error(`the try ${row.id} was not kept`)
  return kept
}

const theirs = (userId: string, quizId?: string) =>
  and(eq(quizTries.userId, userId), quizId === undefined ? undefined : eq(quizTries.quizId, quizId))

const scored = {
  quizId: quizTries.quizId,
  right: quizTries.right,
  total: quizTries.total,
  passed: quizTries.passed,
  answeredAt: quizTries.answeredAt,
}
export type ScoredTry = Pick<QuizTryRow, keyof typeof scored>

export const lastTryOf = async (
  db: Reader,
  userId: string,
  quizId: string,
): Promise<QuizTryRow | undefined> =>
  (
    await db
      .select()
      .from(quizTries)
      .where(theirs(userId, quizId))
      .orderBy(desc(quizTries.answeredAt), desc(quizTries.id))
      .limit(1)
  )[0]

/** Of each set of questions the last try, or the first of the best ones. At most 28 rows. */
const oneOfEach = async (
  db: Reader,
  userId: string,
  which: 'last' | 'best',
): Promise<ReadonlyMap<string, ScoredTry>> => {
  const share = sql`${quizTries.right}::float / ${quizTries.total}`
  const order =
    which === 'last'
      ? [desc(quizTries.answeredAt), desc(quizTries.id)]
      : [desc(quizTries.passed), desc(share), quizTries.answeredAt, quizTries.id]
  const rows = await db
    .selectDistinctOn([quizTries.quizId], scored)
    .from(quizTries)
    .where(theirs(userId))
    .orderBy(quizTries.quizId, ...order)
  return new Map(rows.map((row) => [row.quizId, row]))
}

export type TriesOfQuiz = {
  readonly tries: number
  readonly last: ScoredTry
  readonly best: ScoredTry
  readonly passedAt: Date | null
}

/** By the id of the questions; those never answered are not in it. */
export const triesOf = async (db: Reader, userId: string): Promise<ReadonlyMap<string, TriesOfQuiz>> => {
  const last = await oneOfEach(db, userId, 'last')
  const best = await oneOfEach(db, userId, 'best')
  const passedAt = sql<Date | null>`min(${quizTries.answeredAt}) filter (where ${quizTries.passed})`.mapWith(
    quizTries.answeredAt,
  )
  const counts = await db
    .select({ quizId: quizTries.quizId, tries: count(), passedAt })
    .from(quizTries)
    .where(theirs(userId))
    .groupBy(quizTries.quizId)
  return new Map(
    counts.flatMap(({ quizId, ...counted }) => {
      const [lastTry, bestTry] = [last.get(quizId), best.get(quizId)]
      return lastTry && bestTry ? [[quizId, { ...counted, last: lastTry, best: bestTry }] as const] : []
    }),
  )
}

/** The ids of the sets that the person has passed at least once. */
export const passedOf = async (db: Reader, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectDistinct({ quizId: quizTries.quizId })
    .from(quizTries)
    .where(and(theirs(userId), quizTries.passed))
  return new Set(rows.map(({ quizId }) => quizId))
}

/** Everything kept, for the person's own download. */
export const triesHeldOf = (db: Reader, userId: string) =>
  db
    .select({ ...scored, answers: quizTries.answers })
    .from(quizTries)
    .where(theirs(userId))
    .orderBy(quizTries.answeredAt)

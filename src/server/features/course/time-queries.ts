/** Reads and writes how long a person has learned, and up to when that is counted. */
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { learningClocks, lessonProgress } from '#server/db/schema/learning.ts'

/** null while nothing is counted. The clock stays locked until the transaction ends. */
export const lockClock = async (tx: Transaction, userId: string): Promise<Date | null> => {
  await tx.insert(learningClocks).values({ userId, countedUntil: null }).onConflictDoNothing()
  const [clock] = await tx
    .select({ countedUntil: learningClocks.countedUntil })
    .from(learningClocks)
    .where(eq(learningClocks.userId, userId))
    .for('update')
  return clock?.countedUntil ?? null
}

export const countUntil = (tx: Transaction, userId: string, now: Date) =>
  tx.update(learningClocks).set({ countedUntil: now }).where(eq(learningClocks.userId, userId))

type Spent = {
  readonly userId: string
  readonly lessonId: string
  readonly seconds: number
  readonly now: Date
}

export const addSeconds = (tx: Transaction, { userId, lessonId, seconds, now }: Spent) =>
  tx
    .insert(lessonProgress)
    .values({ userId, lessonId, secondsSpent: seconds, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { secondsSpent: sql`${lessonProgress.secondsSpent} + excluded.seconds_spent`, updatedAt: now },
    })

/** Reads and writes what a person has completed. */
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { lessonProgress } from '#server/db/schema.ts'

/** Spent on all lessons together, and the ids of those completed. At most 21 rows. */
export const progressOf = async (db: Database | Transaction, userId: string) => {
  const rows = await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))
  return {
    completed: new Set(rows.filter((row) => row.completedAt !== null).map((row) => row.lessonId)),
    secondsSpent: rows.reduce((sum, row) => sum + row.secondsSpent, 0),
  }
}

/** The first completion keeps its date; saying it again changes nothing. */
export const markCompleted = (
  tx: Transaction,
  {
    userId,
    lessonId,
    secondsSpent,
    now,
  }: { userId: string; lessonId: string; secondsSpent: number; now: Date },
) =>
  tx
    .insert(lessonProgress)
    .values({ userId, lessonId, completedAt: now, secondsSpent, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
        secondsSpent: sql`case when ${lessonProgress.completedAt} is null
          then ${lessonProgress.secondsSpent} + excluded.seconds_spent else ${lessonProgress.secondsSpent} end`,
        updatedAt: now,
      },
    })

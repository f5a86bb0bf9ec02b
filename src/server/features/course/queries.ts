/** Reads and writes what a person has completed, and where they are in each lesson. */
import { eq, sql } from 'drizzle-orm'
import type { LessonPosition } from '#contract/courses.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { lessonProgress } from '#server/db/schema.ts'

const placeIn = ({ textBlock, filmSeconds }: typeof lessonProgress.$inferSelect): LessonPosition => ({
  block: textBlock,
  filmSeconds,
})

/** Spent on all lessons together, the ids of those completed, the place in those begun. At most 21 rows. */
export const progressOf = async (db: Database | Transaction, userId: string) => {
  const rows = await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))
  return {
    completed: new Set(rows.filter((row) => row.completedAt !== null).map((row) => row.lessonId)),
    positions: new Map(rows.map((row) => [row.lessonId, placeIn(row)])),
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

type Place = { userId: string; lessonId: string; now: Date } & {
  readonly [part in keyof LessonPosition]: LessonPosition[part] | undefined
}

/** Gives the place as it is kept now; a part that is not given stays. */
export const keepPosition = async (
  db: Database,
  { userId, lessonId, block, filmSeconds, now }: Place,
): Promise<LessonPosition> => {
  const given = {
    ...(block === undefined ? {} : { textBlock: block }),
    ...(filmSeconds === undefined ? {} : { filmSeconds }),
    updatedAt: now,
  }
  const rows = await db
    .insert(lessonProgress)
    .values({ userId, lessonId, ...given })
    .onConflictDoUpdate({ target: [lessonProgress.userId, lessonProgress.lessonId], set: given })
    .returning()
  const [row] = rows
  if (!row) throw new Error(`the place in lesson ${lessonId} was not kept`)
  return placeIn(row)
}

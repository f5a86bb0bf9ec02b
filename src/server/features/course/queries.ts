/** Reads and writes what a person has completed, and where they are in each lesson. */
import { and, eq, sql } from 'drizzle-orm'
import type { LessonPosition } from '#contract/course/lesson.ts'
import type { PlayedRange } from '#core/course/film/watched.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
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

const placeIn = ({ textBlock, filmSeconds }: typeof lessonProgress.$inferSelect): LessonPosition => ({
  block: textBlock,
  filmSeconds,
})

/** Spent on all lessons together, the ids of those completed, the place in those begun. At most 21 rows. */
export const progressOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId))
  return {
    completed: new Set(rows.filter((row) => row.completedAt !== null).map((row) => row.lessonId)),
    positions: new Map(rows.map((row) => [row.lessonId, placeIn(row)])),
    watched: new Map(rows.map((row) => [row.lessonId, row.watched])),
    secondsSpent: rows.reduce((sum, row) => sum + row.secondsSpent, 0),
  }
}

/** The first completion keeps its date; saying it again changes nothing. */
export const markCompleted = (
  tx: Transaction,
  { userId, lessonId, now }: { userId: string; lessonId: string; now: Date },
) =>
  tx
    .insert(lessonProgress)
    .values({ userId, lessonId, completedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        completedAt: sql`coalesce(${lessonProgress.completedAt}, excluded.completed_at)`,
        updatedAt: now,
      },
    })

type Place = { userId: string; lessonId: string; now: Date; watched: readonly PlayedRange[] } & {
  readonly [part in keyof LessonPosition]?: LessonPosition[part] | undefined
}

/** Gives the place as it is kept now; a part that is not given stays, and what was watched adds up. */
export const keepPosition = async (
  db: Database,
  { userId, lessonId, block, filmSeconds, watched, now }: Place,
): Promise<LessonPosition> => {
  const given = {
    ...(block === undefined ? {} : { textBlock: block }),
    ...(filmSeconds === undefined ? {} : { filmSeconds }),
    updatedAt: now,
  }
  const rows = await db
    .insert(lessonProgress)
    .values({ userId, lessonId, watched: [...watched], ...given })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { ...given, watched: sql`${lessonProgress.watched} + excluded.watched` },
    })
    .returning()
  const [row] = rows
  if (!row) throw new Error(`the place in lesson ${lessonId} was not kept`)
  return placeIn(row)
}

export const unmarkCompleted = (
  tx: Transaction,
  { userId, lessonId, now }: { userId: string; lessonId: string; now: Date },
) =>
  tx
    .update(lessonProgress)
    .set({ completedAt: null, updatedAt: now })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))

/** By lesson, when it was completed; lessons that are not are left out. */
export const completionsOf = async (db: Database, userId: string): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId, completedAt: lessonProgress.completedAt })
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, userId))
  return new Map(rows.flatMap(({ lessonId, completedAt }) => (completedAt ? [[lessonId, completedAt]] : [])))
}

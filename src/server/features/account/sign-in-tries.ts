/** SQL of the count of tries to sign in: a hash of who tries at what, how often, and until when to wait. */
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { signInTries } from '#server/db/schema/sign-in-tries.ts'

type TriesRow = typeof signInTries.$inferSelect

export type Counted =
  | { readonly taken: true; readonly trustedUntil: Date | null }
  | { readonly taken: false; readonly blockedUntil: Date }

export type Backoff = {
  /** Tries within the window that cost no waiting. */
  readonly free: number
  readonly windowSeconds: number
  /** Doubles with each further try. */
  readonly firstWaitSeconds: number
  readonly longestWaitSeconds: number
}

/** Far above the doublings that reach any longest wait; keeps the power from overflowing. */
const mostDoublings = 30

const countedAs = (row: TriesRow | undefined): Counted =>
  // It may have been forgotten a moment ago; then there is nothing to wait for.
  row?.blockedUntil ? { taken: false, blockedUntil: row.blockedUntil } : { taken: true, trustedUntil: null }

/**
 * Counts a try before it is made, in one statement, so that tries at the same moment cannot all slip through.
 * `taken` is false while the subject has to wait; then nothing is counted.
 */
export const countTry = async (
  db: Database,
  subjectHash: Buffer,
  { free, windowSeconds, firstWaitSeconds, longestWaitSeconds }: Backoff,
  now: Date,
): Promise<Counted> => {
  const windowBegan = new Date(now.getTime() - windowSeconds * 1000)
  const tries = sql`(case when ${signInTries.lastTriedAt} < ${windowBegan} then 1 else ${signInTries.tries} + 1 end)`
  const doubled = sql`${firstWaitSeconds} * power(2, least(${tries} - ${free}, ${mostDoublings}))`
  const waitEnds = sql`${now}::timestamptz + least(${longestWaitSeconds}, ${doubled}) * interval '1 second'`
  const [taken] = await db
    .insert(signInTries)
    .values({ subjectHash, tries: 1, lastTriedAt: now, blockedUntil: null })
    .onConflictDoUpdate({
      target: signInTries.subjectHash,
      set: {
        tries,
        lastTriedAt: now,
        blockedUntil: sql`case when ${tries} < ${free} then null else ${waitEnds} end`,
      },
      setWhere: sql`${signInTries.blockedUntil} is null or ${signInTries.blockedUntil} <= ${now}`,
    })
    .returning()
  if (taken) return { taken: true, trustedUntil: taken.trustedUntil }
  const [waiting] = await db.select().from(signInTries).where(eq(signInTries.subjectHash, subjectHash))
  return countedAs(waiting)
}

/** A try that turned out not to be one. */
export const takeBackTry = (db: Database, subjectHash: Buffer) =>
  db
    .update(signInTries)
    .set({ tries: sql`greatest(${signInTries.tries} - 1, 0)`, blockedUntil: null })
    .where(eq(signInTries.subjectHash, subjectHash))

export const forgetTries = (db: Database, subjectHash: Buffer) =>
  db.delete(signInTries).where(eq(signInTries.subjectHash, subjectHash))

export const isTrusted = async (db: Database, subjectHash: Buffer, now: Date): Promise<boolean> =>
  (
    await db
      .select({ hash: signInTries.subjectHash })
      .from(signInTries)
      .where(and(eq(signInTries.subjectHash, subjectHash), gt(signInTries.trustedUntil, now)))
  ).length > 0

export const trust = (db: Database, subjectHash: Buffer, now: Date, trustedUntil: Date) => {
  const trusted = { tries: 0, lastTriedAt: now, blockedUntil: null, trustedUntil }
  return db
    .insert(signInTries)
    .values({ subjectHash, ...trusted })
    .onConflictDoUpdate({ target: signInTries.subjectHash, set: trusted })
}

/** Rows that mean nothing any more. */
export const dropOldTries = (db: Database, triedBefore: Date, now: Date) =>
  db
    .delete(signInTries)
    .where(
      and(
        lt(signInTries.lastTriedAt, triedBefore),
        or(isNull(signInTries.trustedUntil), lt(signInTries.trustedUntil, now)),
      ),
    )

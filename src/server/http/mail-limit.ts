/** How often a call may be made, and may send mail to one recipient: counted in the database, whatever comes of it. */
import { lt, sql } from 'drizzle-orm'
import type { Endpoint, RateLimit } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import { hashToken } from '#server/services/random-token.ts'
import { limitCounts } from '../db/schema/limit-counts.ts'
import type { Actor } from './actor.ts'
import { type Reply, tooMany } from './reply.ts'

/** One statement, so that requests at the same moment are all counted; a window that is over begins again. */
const countOne = async (db: Reader, subjectHash: Buffer, now: Date, windowEndsAt: Date) => {
  const isOver = sql`${limitCounts.windowEndsAt} <= ${now}`
  const [counted] = await db
    .insert(limitCounts)
    .values({ subjectHash, asked: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: limitCounts.subjectHash,
      set: {
        asked: sql`case when ${isOver} then 1 else ${limitCounts.asked} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${limitCounts.windowEndsAt} end`,
      },
    })
    .returning()
  if (!counted) throw new Error('a request was not counted')
  return counted
}

const subjectOf = (by: string, input: Record<string, unknown>, actor: Actor | null): string =>
  by === 'account' ? (actor?.user.id ?? '') : String(input[by]).toLowerCase()

/** Counts one of `subject`; null while it is within the limit. Whoever counts the same meanwhile waits for the transaction. */
export const secondsToWait = async (
  db: Reader,
  subject: string,
  { max, perSeconds }: RateLimit,
  now: Date,
): Promise<number | null> => {
  const windowEndsAt = new Date(now.getTime() + perSeconds * 1000)
  const counted = await countOne(db, hashToken(subject), now, windowEndsAt)
  return counted.asked <= max ? null : (counted.windowEndsAt.getTime() - now.getTime()) / 1000
}

/** Counts one call of `subject`; null while it may go on. */
export const overLimit = async (
  ctx: Pick<Context, 'db' | 'now'>,
  subject: string,
  limit: RateLimit,
): Promise<Reply<never> | null> => {
  const now = ctx.now()
  const seconds = await secondsToWait(ctx.db, subject, limit, now)
  if (seconds !== null) return tooMany(seconds)
  await ctx.db.delete(limitCounts).where(lt(limitCounts.windowEndsAt, now))
  return null
}

/** null while the call may go on. */
export const overMailLimit = async (
  ctx: Context,
  { path, mailLimit }: Endpoint,
  input: Record<string, unknown>,
  actor: Actor | null,
): Promise<Reply<never> | null> => {
  if (!mailLimit) return null
  return overLimit(ctx, `${path} ${subjectOf(mailLimit.by, input, actor)}`, mailLimit)
}

/** The signed-in person behind a request, read afresh so that a lost session or tier counts at once. */
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { User } from '#contract/account/users.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { Reader } from '#server/db/open.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import { preparedOnce } from '#server/db/prepared-once.ts'
import { sessions, type UserRow, users } from '#server/db/schema/account.ts'

export type Actor = { readonly sessionId: string; readonly user: User }

/** The person as the contract shows them, with the tier their ledger gives. */
export const userView = async (db: Reader, row: UserRow): Promise<User> => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  tier: entitledTier(await orderLedgersOf(db, row.id)),
  emailVerified: row.emailVerifiedAt !== null,
})

const runningSession = preparedOnce((db) =>
  db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(users.id, sql.placeholder('userId')),
        isNull(sessions.endedAt),
      ),
    )
    .prepare('running_session'),
)

/** null unless the token is ours, unexpired, and its session still runs. */
export const actorOf = async (ctx: Context, token: string | null): Promise<Actor | null> => {
  if (token === null) return null
  const claims = await ctx.tokens.verify(token, ctx.now())
  if (claims === null) return null
  const [found] = await runningSession(ctx.db).execute(claims)
  if (!found) return null
  return { sessionId: claims.sessionId, user: await userView(ctx.db, found.user) }
}

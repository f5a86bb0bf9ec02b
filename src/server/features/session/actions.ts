/** Signed-in browsers: a session lives as long as its refresh token is exchanged, each token once. */
import { randomUUID } from 'node:crypto'
import type { User } from '#contract/account/users.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { UserRow } from '#server/db/schema/account.ts'
import type { Actor } from '#server/http/actor.ts'
import { userView } from '#server/http/actor.ts'
import type { SetCookie } from '#server/http/cookies.ts'
import { deviceName } from '#server/services/device-name.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import {
  endOneSessionOf,
  endOtherSessionsOf,
  endSession,
  findRefreshToken,
  insertRefreshToken,
  insertSession,
  runningSessions,
  takeRefreshToken,
} from './queries.ts'

const sessionDays = 30
const sessionSeconds = sessionDays * 24 * 60 * 60

/** Two tabs may send the same cookie at once; a second use this soon is not a theft. */
const reuseGraceMilliseconds = 10_000

export type SignedIn = { readonly user: User; readonly accessToken: string; readonly cookie: SetCookie }

const sessionCookie = (value: string | null): SetCookie => ({
  name: 'jv_session',
  value,
  maxAgeSeconds: sessionSeconds,
})

export const clearedSessionCookie = sessionCookie(null)

/** A new access token beside a refresh token that is kept already. */
const answerWith = async (
  ctx: Context,
  tx: Transaction,
  { session, user }: { session: { id: string }; user: UserRow },
  refreshToken: string,
): Promise<SignedIn> => {
  const accessToken = await ctx.tokens.sign({ userId: user.id, sessionId: session.id }, ctx.now())
  return { user: await userView(tx, user), accessToken, cookie: sessionCookie(refreshToken) }
}

const issueTokens = async (
  ctx: Context,
  tx: Transaction,
  sessionId: string,
  row: UserRow,
  refreshToken: string,
): Promise<SignedIn> => {
  const now = ctx.now()
  await insertRefreshToken(tx, {
    tokenHash: hashToken(refreshToken),
    sessionId,
    issuedAt: now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  })
  return answerWith(ctx, tx, { session: { id: sessionId }, user: row }, refreshToken)
}

export const openSession = async (
  ctx: Context,
  tx: Transaction,
  row: UserRow,
  userAgent: string,
): Promise<SignedIn> => {
  const id = randomUUID()
  await insertSession(tx, { id, userId: row.id, createdAt: ctx.now(), device: deviceName(userAgent) })
  return issueTokens(ctx, tx, id, row, randomToken())
}

/** As often as a browser may have exchanged its token while another of its tabs still waits for an answer. */
const mostExchangesInGrace = 5

/**
 * Exchanges a refresh token; null ends it. A token used again after the grace ends the whole session. Each token has one
 * successor, which is given to whoever sends it within the grace: two tabs share it, and a copied cookie opens no branch.
 */
export const exchangeRefreshToken = (ctx: Context, refreshToken: string): Promise<SignedIn | null> =>
  ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    let token = refreshToken
    for (let step = 0; step < mostExchangesInGrace; step += 1) {
      const taken = await takeRefreshToken(tx, hashToken(token), now)
      const found = await findRefreshToken(tx, hashToken(token))
      if (!found || found.session.endedAt !== null || found.token.expiresAt <= now) return null
      const successor = ctx.tokens.successorOf(token)
      if (taken) return issueTokens(ctx, tx, found.session.id, found.user, successor)
      if (now.getTime() - (found.token.usedAt ?? now).getTime() > reuseGraceMilliseconds) {
        await endSession(tx, found.session.id, now)
        return null
      }
      const next = await findRefreshToken(tx, hashToken(successor))
      if (next && next.token.usedAt === null) return answerWith(ctx, tx, next, successor)
      token = successor
    }
    return null
  })

/** Ends the session that the refresh token belongs to, if any. */
export const closeSession = (ctx: Context, refreshToken: string | undefined): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    if (!refreshToken) return
    const found = await findRefreshToken(tx, hashToken(refreshToken))
    if (found) await endSession(tx, found.session.id, ctx.now())
  })

/** Every browser in which the person is signed in, the last used first. */
export const listSessions = async (ctx: Context, { user, sessionId }: Actor) =>
  (await runningSessions(ctx.db, user.id, ctx.now())).map(({ id, device, createdAt, lastUsedAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current: id === sessionId,
  }))

/** False when the person has no such session (any more). */
export const revokeSession = (ctx: Context, { user }: Actor, sessionId: string): Promise<boolean> =>
  ctx.db.transaction((tx) => endOneSessionOf(tx, user.id, sessionId, ctx.now()))

/** Ends every session but the one that asks, and gives how many that were. */
export const revokeOtherSessions = (ctx: Context, { user, sessionId }: Actor): Promise<number> =>
  ctx.db.transaction((tx) => endOtherSessionsOf(tx, user.id, sessionId, ctx.now()))

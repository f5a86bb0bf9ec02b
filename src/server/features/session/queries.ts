/** Reads and writes sessions and their refresh tokens. */
import { and, desc, eq, gt, isNull, max, ne } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { refreshTokens, sessions, users } from '#server/db/schema/account.ts'

export const insertSession = (
  tx: Transaction,
  session: { id: string; userId: string; createdAt: Date; device: string | null },
) => tx.insert(sessions).values(session)

export const endSession = (tx: Transaction, id: string, now: Date) =>
  tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))

export const endSessionsOf = (tx: Transaction, userId: string, now: Date) =>
  tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))

export const insertRefreshToken = (
  tx: Transaction,
  token: { tokenHash: Buffer; sessionId: string; issuedAt: Date; expiresAt: Date },
) => tx.insert(refreshTokens).values(token)

/** Marks an unused token used; undefined when it is unknown or was used before. Racing callers: one wins. */
export const takeRefreshToken = async (tx: Transaction, tokenHash: Buffer, now: Date) =>
  (
    await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.usedAt)))
      .returning()
  )[0]

/** A refresh token with its session and person, whether used or not. */
export const findRefreshToken = async (tx: Transaction, tokenHash: Buffer) =>
  (
    await tx
      .select({ token: refreshTokens, session: sessions, user: users })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(refreshTokens.tokenHash, tokenHash))
  )[0]

/** False when it is not the person's, or over. */
export const endOneSessionOf = async (
  tx: Transaction,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length === 1
}

/** How many there were. */
export const endOtherSessionsOf = async (
  tx: Transaction,
  userId: string,
  keptId: string,
  now: Date,
): Promise<number> => {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length
}

/** More than anybody looks through; who has more ends them all at once. */
const mostSessionsShown = 100

/** A session was last used when its newest refresh token was given, and is over when that one is. */
export const runningSessions = (db: Database, userId: string, now: Date) => {
  const lastUsedAt = max(refreshTokens.issuedAt).mapWith(refreshTokens.issuedAt)
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt,
    })
    .from(sessions)
    .innerJoin(refreshTokens, eq(refreshTokens.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .groupBy(sessions.id)
    .having(gt(max(refreshTokens.expiresAt), now))
    .orderBy(desc(lastUsedAt))
    .limit(mostSessionsShown)
}

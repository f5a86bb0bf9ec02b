/** Reads and writes sessions and their refresh tokens. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { refreshTokens, sessions, users } from '#server/db/schema.ts'

export const insertSession = (tx: Transaction, session: { id: string; userId: string; createdAt: Date }) =>
  tx.insert(sessions).values(session)

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

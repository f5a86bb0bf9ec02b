/** Reads and writes the single-use links that arrive by mail. */
import { and, eq, isNull, or } from 'drizzle-orm'
import type { Reader, Transaction } from '#server/db/open.ts'
import { oneTimeLinks } from '#server/db/schema/account.ts'

export type OneTimeLinkRow = typeof oneTimeLinks.$inferSelect

export const insertLink = (tx: Transaction, row: typeof oneTimeLinks.$inferInsert) =>
  tx.insert(oneTimeLinks).values(row)

const isFor = (purpose: OneTimeLinkRow['purpose'], tokenHash: Buffer, codeHash: Buffer) =>
  and(
    eq(oneTimeLinks.purpose, purpose),
    or(eq(oneTimeLinks.tokenHash, tokenHash), eq(oneTimeLinks.codeHash, codeHash)),
  )

/** By the hash of its token or of its code. */
export const findLink = async (
  db: Reader,
  purpose: OneTimeLinkRow['purpose'],
  tokenHash: Buffer,
  codeHash: Buffer,
): Promise<OneTimeLinkRow | undefined> =>
  (
    await db
      .select()
      .from(oneTimeLinks)
      .where(isFor(purpose, tokenHash, codeHash))
  )[0]

/** The same, locked until the transaction ends, so that nobody else uses it meanwhile. */
export const lockLink = async (
  tx: Transaction,
  purpose: OneTimeLinkRow['purpose'],
  tokenHash: Buffer,
  codeHash: Buffer,
): Promise<OneTimeLinkRow | undefined> =>
  (
    await tx
      .select()
      .from(oneTimeLinks)
      .where(isFor(purpose, tokenHash, codeHash))
      .for('update')
  )[0]

/** False when another request used it first. */
export const markUsed = async (tx: Transaction, id: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(and(eq(oneTimeLinks.id, id), isNull(oneTimeLinks.usedAt)))
    .returning({ id: oneTimeLinks.id })
  return used.length === 1
}

/** Every open link of the person or order dies with the one that was used. */
export const retireLinks = (tx: Transaction, of: { orderId: string } | { userId: string }, now: Date) =>
  tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(
        'orderId' in of ? eq(oneTimeLinks.orderId, of.orderId) : eq(oneTimeLinks.userId, of.userId),
        isNull(oneTimeLinks.usedAt),
      ),
    )

/** Links to confirm an address stay: they give nobody access. */
export const retireResetLinks = (tx: Transaction, userId: string, now: Date) =>
  tx
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(
      and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, 'reset'), isNull(oneTimeLinks.usedAt)),
    )

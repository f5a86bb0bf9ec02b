/** SQL of the links that end mail: made with a mail, used by its reader, asked before the next one goes out. */
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import type { OfferTopic } from '#server/services/mail-content.ts'
import { mailStops } from './mail-stops-table.ts'

export const insertStop = (tx: Transaction, stop: typeof mailStops.$inferInsert) =>
  tx.insert(mailStops).values(stop)

/** False when there is no such link; used before, it stays as it is. */
export const useStop = async (db: Database, tokenHash: Buffer, now: Date): Promise<boolean> => {
  await db
    .update(mailStops)
    .set({ stoppedAt: now })
    .where(and(eq(mailStops.tokenHash, tokenHash), isNull(mailStops.stoppedAt)))
  const [known] = await db
    .select({ topic: mailStops.topic })
    .from(mailStops)
    .where(eq(mailStops.tokenHash, tokenHash))
  return known !== undefined
}

const isUsed = (email: string, topic: OfferTopic) =>
  and(eq(mailStops.email, email), eq(mailStops.topic, topic), isNotNull(mailStops.stoppedAt))

export const isStopped = async (
  db: Database | Transaction,
  email: string,
  topic: OfferTopic,
): Promise<boolean> =>
  (await db.select({ topic: mailStops.topic }).from(mailStops).where(isUsed(email, topic)).limit(1)).length >
  0

/** Newest first. */
export const stopsOf = (db: Database | Transaction, emails: readonly string[]) =>
  db
    .select({ topic: mailStops.topic, createdAt: mailStops.createdAt, stoppedAt: mailStops.stoppedAt })
    .from(mailStops)
    .where(inArray(mailStops.email, [...emails]))
    .orderBy(desc(mailStops.createdAt))

export const deleteStopsOf = (tx: Transaction, emails: readonly string[]) =>
  tx.delete(mailStops).where(inArray(mailStops.email, [...emails]))

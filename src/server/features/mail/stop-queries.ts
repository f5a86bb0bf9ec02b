/** SQL of the links that end mail: made with a mail, used by its reader. */
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { mailStops } from '#server/db/schema/mail-stops.ts'
import type { OfferTopic } from '#server/services/mail/content.ts'

export const insertStop = (tx: Transaction, stop: typeof mailStops.$inferInsert) =>
  tx.insert(mailStops).values(stop)

/** What the link is about, undefined when there is no such link; used before, it stays as it is. */
export const useStop = async (tx: Transaction, tokenHash: Buffer, now: Date) => {
  const fresh = await tx
    .update(mailStops)
    .set({ stoppedAt: now })
    .where(and(eq(mailStops.tokenHash, tokenHash), isNull(mailStops.stoppedAt)))
    .returning({ topic: mailStops.topic })
  const [known] = await tx
    .select({ email: mailStops.email, topic: mailStops.topic })
    .from(mailStops)
    .where(eq(mailStops.tokenHash, tokenHash))
  return known && { ...known, hadStopped: fresh.length === 0 }
}

/** The person has asked for such mail again; the links that ended it can end it again. */
export const takeStopsBack = async (tx: Transaction, email: string, topic: OfferTopic): Promise<void> => {
  await tx
    .update(mailStops)
    .set({ stoppedAt: null })
    .where(and(eq(mailStops.email, email), eq(mailStops.topic, topic)))
}

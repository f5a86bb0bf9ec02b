/** Owns that a speech endpoint never costs more than its limit: each call is set aside before it is made. */
import { randomUUID } from 'node:crypto'
import { eq, gte, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { SpeechPurse } from '#server/services/speech/make-film.ts'
import { speechCalls } from './films-table.ts'

const limitDays = 30
const microUsd = 1_000_000

/** One after the other, so that two processes cannot spend the same money. */
export const speechPurse = ({ db, now }: Pick<Context, 'db' | 'now'>): SpeechPurse => ({
  setAside: (characters, { usdPerMillionCharacters, mostUsd }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('speech-calls'))`)
      const since = new Date(now().getTime() - limitDays * 86_400_000)
      const [row] = await tx
        .select({ spent: sql<string>`coalesce(sum(${speechCalls.costMicroUsd}), 0)` })
        .from(speechCalls)
        .where(gte(speechCalls.askedAt, since))
      // Dollars for a million characters are millionths of a dollar for one.
      const costMicroUsd = Math.ceil(characters * usdPerMillionCharacters)
      if (Number(row?.spent ?? 0) + costMicroUsd > mostUsd * microUsd) return null
      const id = randomUUID()
      await tx.insert(speechCalls).values({ id, characters, costMicroUsd, askedAt: now() })
      return id
    }),
  giveBack: async (id) => {
    await db.delete(speechCalls).where(eq(speechCalls.id, id))
  },
})

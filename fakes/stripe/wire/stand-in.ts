/** Owns what every part of the running stand-in reaches for, and the one way to do work in it. */
import type pg from 'pg'
import { settleDueDebits } from '#fakes/stripe/checkout/bank-debit.ts'
import { expireDueSessions } from '#fakes/stripe/checkout/expire-sessions.ts'
import type { Faults } from '#fakes/stripe/faults.ts'
import type { StoredEvent } from '#fakes/stripe/store/kinds.ts'
import { transaction } from '#fakes/stripe/store/open-store.ts'
import type { WireCheck, Work } from '#fakes/stripe/wire/work.ts'

export type StandIn = {
  readonly pool: pg.Pool
  readonly schema: string
  readonly now: () => Date
  readonly publicUrl: () => string
  readonly accountName: string
  readonly check: WireCheck | undefined
  readonly faults: Faults
  readonly log: (message: string, fields: Record<string, unknown>) => void
  /** Called after each commit: events may be waiting. */
  readonly afterCommit: () => void
}

export const inWork = async <T>(
  standIn: StandIn,
  origin: StoredEvent['request'],
  run: (work: Work) => Promise<T>,
): Promise<T> => {
  const result = await transaction(standIn.pool, standIn.schema, async (tx) => {
    const work: Work = {
      tx,
      now: standIn.now(),
      publicUrl: standIn.publicUrl(),
      accountName: standIn.accountName,
      origin,
      check: standIn.check,
    }
    await expireDueSessions(work)
    await settleDueDebits(work)
    return run(work)
  })
  standIn.afterCommit()
  return result
}

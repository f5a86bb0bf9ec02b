/** Owns what a lower value saves once the cap on the record, the seller’s, has ended. */

import { type Cents, cents, mills, sumCents, taxOn } from '#core/money.ts'

interface Levied {
  readonly justCents: number
  readonly exemptionCents: number
  readonly mills: number | null
}

/** Below this many times what is exempt, an exemption may shrink with the value. Ours: both homestead pieces are whole from 1.5 times on. */
const EXEMPTION_STAYS_FROM = 2

/**
 * A year’s saving where assessed value is just value: every dollar off counts on either levy. Null without a rate, where
 * `targetCents` is no lower, or so low that an exemption might change.
 */
export const savingWithoutCap = (staircase: readonly Levied[], targetCents: number): Cents | null => {
  const savings = staircase.map(({ justCents, exemptionCents, mills: rate }) =>
    rate === null || targetCents >= justCents || targetCents < EXEMPTION_STAYS_FROM * exemptionCents
      ? null
      : taxOn(cents(justCents - targetCents), mills(rate)),
  )
  const known = savings.filter((saving) => saving !== null)
  return known.length === 0 || known.length < savings.length ? null : sumCents(known)
}

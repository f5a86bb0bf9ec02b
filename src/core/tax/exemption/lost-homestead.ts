/** Owns what losing a homestead exemption may cost in a year, on a home whose owner doesn't live there. */

import { type Cents, cents, mills, sumCents, taxOn } from '#core/money.ts'
import type { TaxedReading } from './personal.ts'

export interface MostTaxed {
  readonly justCents: number
  /** What is taxed now. */
  readonly schoolCents: number
  readonly otherCents: number
  /** In one year; null without rates. */
  readonly moreTaxCents: Cents | null
}

/**
 * Without the exemption and its cap nothing holds the taxable value below the just value for certain (ss. 196.031 and 193.155, F.S.):
 * the just value is the most that either levy can tax. Null where what is taxed is not known.
 */
export const mostWithoutHomestead = (
  justCents: number,
  staircase: TaxedReading['staircase'],
): MostTaxed | null => {
  const [school, other] = (['school', 'non_school'] as const).map((levy) =>
    staircase.find((one) => one.levy === levy),
  )
  if (!school || !other) return null
  const more = [school, other].map(({ taxableCents, mills: rate }) =>
    rate === null ? null : taxOn(cents(Math.max(0, justCents - taxableCents)), mills(rate)),
  )
  return {
    justCents,
    schoolCents: school.taxableCents,
    otherCents: other.taxableCents,
    moreTaxCents: more.includes(null) ? null : sumCents(more.flatMap((one) => one ?? [])),
  }
}

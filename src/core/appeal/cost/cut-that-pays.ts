/** Owns how far a just value must be cut, in tenths of a percent, before one year's saving is more than a given cost. */

import { cents, scaleHalfUp } from '#core/money.ts'

const WHOLE = 1_000

/** Just value after a cut of so many tenths of a percent, rounded half up to the dollar as that of every cut shown. */
const justAfterTenths = (justCents: number, tenths: number): number =>
  Math.round(scaleHalfUp(cents(justCents), WHOLE - tenths, WHOLE) / 100) * 100

/**
 * The smallest cut, in percent with one decimal, that reaches `worthwhileCents`: the highest whole-dollar just value whose
 * saving is more than the cost. A cut shown beside it pays if, and only if, it is as large.
 */
export const cutThatPays = (justCents: number, worthwhileCents: number): number | null => {
  if (justCents <= 0 || worthwhileCents < 0) return null
  let [tooSmall, enough] = [0, WHOLE]
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2)
    if (justAfterTenths(justCents, middle) <= worthwhileCents) enough = middle
    else tooSmall = middle
  }
  return enough / 10
}

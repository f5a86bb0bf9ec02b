/** Owns the whole way from a home and its county's sales to an estimate: select, adjust, reconcile. */
import { type AdjustedComparable, adjustComparables } from './adjust.ts'
import type { ErrorGroup } from './error-bands.ts'
import type { Rates } from './fit-rates.ts'
import { type Home, isMeasured, type UsableSale } from './home.ts'
import { withoutOwnSales } from './own-sales.ts'
import { type Estimate, reconcile } from './reconcile.ts'
import { type Selection, selectComparables } from './select-comparables.ts'

export interface HomeValue {
  readonly selection: Selection
  readonly grid: readonly AdjustedComparable[]
  readonly estimate: Estimate
}

export type ValueOutcome =
  | ({ readonly ok: true } & HomeValue)
  | { readonly ok: false; readonly reason: 'not_measured' }

/** The value date is the month of `rates`. `sales` come from `screenSales`. The home's just value and its own sales take no part. */
export const valueHome = (home: Home, sales: readonly UsableSale[], rates: Rates): ValueOutcome => {
  if (!isMeasured(home)) return { ok: false, reason: 'not_measured' }
  const selection = selectComparables(home, sales, rates.asOf)
  const grid = adjustComparables(selection, withoutOwnSales(rates, selection.ownSales))
  return { ok: true, selection, grid, estimate: reconcile(grid) }
}

/** The group of earlier estimates whose errors tell how far this one may be off. */
export const errorGroupOf = ({ selection }: HomeValue): ErrorGroup => ({
  useCode: selection.home.useCode,
  isNear: selection.bands.scope === 'neighborhood',
})

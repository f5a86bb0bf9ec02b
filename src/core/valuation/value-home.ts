/** Owns the whole way from a home and its county's sales to an estimate: select, adjust, reconcile. */
import { type AdjustedComparable, adjustComparables } from './adjust/prices.ts'
import { type Estimate, reconcile } from './adjust/reconcile.ts'
import { correctedHome, type RecordCorrection } from './adjust/record-correction.ts'
import type { Rates } from './fit/rates.ts'
import { type Home, isMeasured, type MeasuredHome, type UsableSale } from './home.ts'
import { COMPARABLES } from './params.ts'
import { ownSalesOf, type Selection, selectComparables } from './select/comparables.ts'
import { type OwnSaleEvidence, ownSaleEvidence, withoutOwnSales } from './select/own-sales.ts'
import type { ErrorGroup } from './study/error-bands.ts'

export interface HomeValue {
  readonly selection: Selection
  readonly grid: readonly AdjustedComparable[]
  readonly estimate: Estimate
  /** The home itself, where it was sold before the value date: evidence beside the estimate, and no part of it. */
  readonly ownSale: OwnSaleEvidence | null
  /** What the sales are adjusted to: the home with the owner's corrections. */
  readonly compared: MeasuredHome
}

export type ValueOutcome =
  | ({ readonly ok: true } & HomeValue)
  | { readonly ok: false; readonly reason: 'not_measured' }

const isBeyondLimit = ({ grossPercent }: AdjustedComparable): boolean =>
  grossPercent > COMPARABLES.mostGrossPercent

/** Sales that need too much adjusting are left out, as long as enough others remain. */
const withinLimit = (selection: Selection, grid: readonly AdjustedComparable[]) => {
  const [beyond, within] = [grid.filter(isBeyondLimit), grid.filter((one) => !isBeyondLimit(one))]
  if (beyond.length === 0 || within.length < COMPARABLES.fewest) return { selection, grid }
  const salesOf = (those: readonly AdjustedComparable[]) => those.map(({ sale }) => sale)
  return {
    selection: { ...selection, overAdjusted: salesOf(beyond), comparables: salesOf(within) },
    grid: within,
  }
}

/** The shares that the value was drawn with, so that the grid gives it. */
const weighedBy = (estimate: Estimate, grid: readonly AdjustedComparable[]): readonly AdjustedComparable[] =>
  estimate.sufficient ? grid.map((one, n) => ({ ...one, weight: estimate.weights[n] ?? 0 })) : grid

/**
 * The value date is the month of `rates`. `sales` come from `screenSales`. The home's just value takes no part. Sales are
 * chosen by the record, so that a correction does not change which are at hand; adjusted to the corrected home, and weighed
 * by how little they had to be.
 */
export const valueHome = (
  home: Home,
  sales: readonly UsableSale[],
  rates: Rates,
  corrections: readonly RecordCorrection[] = [],
): ValueOutcome => {
  if (!isMeasured(home)) return { ok: false, reason: 'not_measured' }
  const without = withoutOwnSales(rates, ownSalesOf(home, sales, rates.asOf))
  const selection = selectComparables(home, sales, rates.asOf, without.places)
  const compared = correctedHome(home, corrections)
  const grid = adjustComparables(selection, without, compared)
  const kept = withinLimit(selection, grid)
  const ownSale = ownSaleEvidence(selection.ownSales, rates)
  const estimate = reconcile(kept.grid)
  const { selection: chosen } = kept
  return { ok: true, selection: chosen, grid: weighedBy(estimate, kept.grid), estimate, ownSale, compared }
}

/** The group of earlier estimates whose errors tell how far this one may be off. */
export const errorGroupOf = ({ selection }: HomeValue): ErrorGroup => ({
  useCode: selection.home.useCode,
  isNear: selection.bands.scope === 'neighborhood',
})

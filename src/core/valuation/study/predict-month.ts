/** Owns the test of the method on the past: each sale of a month valued from the sales of earlier months only. */

import type { Estimate } from '../adjust/reconcile.ts'
import { fitRates } from '../fit/rates.ts'
import { type MonthNumber, type Sale, saleMonth, type UsableSale } from '../home.ts'
import { salesAtHand } from '../select/sales-at-hand.ts'
import { errorGroupOf, type ValueOutcome, valueHome } from '../value-home.ts'
import type { MeasuredError } from './error-bands.ts'

export interface Prediction {
  readonly sale: Sale
  /** Null when the earlier sales were too few for rates. */
  readonly outcome: ValueOutcome | null
}

/** Rates, trend and comparables know nothing of `month` or later; `asked` are sales of that month. */
export const predictMonth = (
  usable: readonly UsableSale[],
  asked: readonly Sale[],
  month: MonthNumber,
): Prediction[] => {
  const earlier = usable.filter((sale) => saleMonth(sale) < month)
  const fitted = fitRates(earlier, month)
  const atHand = salesAtHand(earlier, month)
  return asked.map((sale) => ({
    sale,
    outcome: fitted.ok ? valueHome(sale.home, atHand(sale.home), fitted.rates) : null,
  }))
}

type Sufficient = Extract<Estimate, { sufficient: true }>

export const estimateOf = ({ outcome }: Prediction): Sufficient | null =>
  outcome?.ok && outcome.estimate.sufficient ? outcome.estimate : null

/** What the predictions teach about intervals; those without an estimate teach nothing. */
export const measuredErrors = (predictions: readonly Prediction[]): MeasuredError[] =>
  predictions.flatMap((prediction) => {
    const estimate = estimateOf(prediction)
    const { outcome, sale } = prediction
    if (estimate === null || !outcome?.ok) return []
    const logError = Math.log(sale.priceDollars / estimate.valueDollars)
    const { disagreement } = estimate
    return [{ month: saleMonth(sale), ...errorGroupOf(outcome), disagreement, logError }]
  })

/** Owns the protocol of the valuation bench: which months are tested, and that each knows only the months before it. */

import { type RangedEstimate, rangeEstimate } from '#core/valuation/adjust/estimate-range.ts'
import { type MonthNumber, type Sale, saleMonth, type UsableSale } from '#core/valuation/home.ts'
import { INTERVAL, type Scope } from '#core/valuation/params.ts'
import type { ScreenedSales } from '#core/valuation/select/screen-sales.ts'
import { type ErrorBands, errorBands, type MeasuredError } from '#core/valuation/study/error-bands.ts'
import { measuredErrors, type Prediction, predictMonth } from '#core/valuation/study/predict-month.ts'

const TEST_SHARE = 0.4

export interface Split {
  readonly firstMonth: MonthNumber
  readonly lastMonth: MonthNumber
}

/** The last 40 % of the months that have sales; inner: the last 40 % of what comes before those. */
export const splitMonths = (usable: readonly UsableSale[], inner: boolean): Split => {
  const months = [...new Set(usable.map(saleMonth))].toSorted((a, b) => a - b)
  const earlier = inner ? months.slice(0, months.length - Math.round(months.length * TEST_SHARE)) : months
  const tested = earlier.slice(earlier.length - Math.round(earlier.length * TEST_SHARE))
  const [firstMonth, lastMonth] = [tested[0], tested.at(-1)]
  if (firstMonth === undefined || lastMonth === undefined) throw new Error('No usable sales in these files.')
  return { firstMonth, lastMonth }
}

export interface Tested {
  readonly useCode: string
  readonly scope: Scope | null
  readonly month: MonthNumber
  readonly priceDollars: number
  readonly justValueDollars: number
  /** True for sales that the screening sets aside for their price alone; shown apart, never left unseen. */
  readonly setAsideForPrice: boolean
  readonly answer: Answer
}

type Refused = 'too_few_sales' | 'not_measured' | Extract<RangedEstimate, { sufficient: false }>['why']

/** A value counts as answered only with its range, as on the report. */
export type Answer =
  | { readonly valueDollars: number; readonly isCovered: boolean }
  | { readonly refused: Refused }

interface BenchSales extends ScreenedSales {
  readonly sales: readonly Sale[]
}

const isAskedThough = (reason: string): boolean => reason === 'not_measured'
const isForPrice = (reason: string): boolean =>
  reason === 'nominal_price' || reason === 'unmarked_several_parcels'

const answerOf = ({ outcome, sale }: Prediction, bands: ErrorBands): Answer => {
  if (outcome === null) return { refused: 'too_few_sales' }
  if (!outcome.ok) return { refused: outcome.reason }
  const estimate = rangeEstimate(outcome, bands)
  if (!estimate.sufficient) return { refused: estimate.why }
  const { valueDollars, lowDollars, highDollars } = estimate
  return { valueDollars, isCovered: sale.priceDollars >= lowDollars && sale.priceDollars <= highDollars }
}

const testedOf = (prediction: Prediction, bands: ErrorBands, forPrice: boolean): Tested => {
  const { sale, outcome } = prediction
  const { home, priceDollars } = sale
  return {
    useCode: home.useCode,
    scope: outcome?.ok ? outcome.selection.bands.scope : null,
    month: saleMonth(sale),
    priceDollars,
    justValueDollars: home.justValueDollars,
    setAsideForPrice: forPrice,
    answer: answerOf(prediction, bands),
  }
}

/** Months just before the first tested one only measure errors, from which the first intervals come. */
export const testMonths = (
  { sales, usable, unusable }: BenchSales,
  { firstMonth, lastMonth }: Split,
): Tested[] => {
  const reasons = new Map(unusable.map(({ saleId, reason }) => [saleId, reason]))
  const isAsked = ({ saleId }: Sale) => {
    const reason = reasons.get(saleId)
    return reason === undefined || isAskedThough(reason) || isForPrice(reason)
  }
  const errors: MeasuredError[] = []
  const tested: Tested[] = []
  for (let month = firstMonth - INTERVAL.months; month <= lastMonth; month += 1) {
    const asked = sales.filter((sale) => saleMonth(sale) === month && isAsked(sale))
    const predictions = predictMonth(usable, asked, month)
    const forPrice = ({ sale }: Prediction) => isForPrice(reasons.get(sale.saleId) ?? '')
    const bands = errorBands(errors, month)
    if (month >= firstMonth)
      tested.push(...predictions.map((prediction) => testedOf(prediction, bands, forPrice(prediction))))
    errors.push(...measuredErrors(predictions.filter((prediction) => !forPrice(prediction))))
  }
  return tested
}

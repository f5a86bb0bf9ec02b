/** Owns estimating, from a county's own sales, what each difference between homes is worth (robust ridge regression). */

import { type TrendRates, trendChange } from '../adjust/trend-change.ts'
import { type MeasuredHome, type MonthNumber, saleMonth, type UsableSale } from '../home.ts'
import { AGE_LEAST_ERRORS, FEATURES, FIT } from '../params.ts'
import { robustSpread } from '../study/statistics.ts'
import { type FeatureSale, featureDollars, nextFeatureRate, withFeatures } from './feature-rate.ts'
import { COLUMN_ITEMS, COLUMN_PULLS, COLUMN_SIGNS, type ColumnItem, columnsOf } from './home-columns.ts'
import { type PlaceEffects, placeKeys, placeWorth } from './place-effects.ts'
import { type PlaceTree, placeEffects, placeTree } from './place-tree.ts'
import { type LeaveOut, type PlacedRows, type PlacedSolution, solveInPlaces } from './solve-in-places.ts'

export interface Rates {
  /** The value date's month; sales of it and later ones take no part. */
  readonly asOf: MonthNumber
  readonly saleCount: number
  readonly coefficients: Float64Array
  readonly places: PlaceEffects
  /** Dollars of price for each dollar of special features on the roll, in whole cents. */
  readonly featureRate: number
  /** Spread of what the equation leaves unexplained, in log price. */
  readonly spread: number
}

export type RatesOutcome =
  | { readonly ok: true; readonly rates: Rates }
  | { readonly ok: false; readonly reason: 'too_few_sales' }

interface Table extends PlacedRows {
  readonly places: PlaceTree
  readonly logPrices: Float64Array
  readonly features: Float64Array
}

const WIDTH = COLUMN_ITEMS.length

const at = (values: Float64Array | Int32Array, index: number): number => values[index] ?? 0

/** A loss by age that the sales do not carry is none; whatever else turned the wrong way counts nothing. */
const leaveOutBy =
  (spread: number): LeaveOut =>
  (coefficients, variances) => {
    let worst: { readonly column: number; readonly short: number } | null = null
    for (const [column, sign] of COLUMN_SIGNS.entries()) {
      const variance = at(variances, column)
      if (sign === 0 || !Number.isFinite(variance)) continue
      const errors = (sign * at(coefficients, column)) / (spread * Math.sqrt(variance))
      const short = (COLUMN_ITEMS[column] === 'age' ? AGE_LEAST_ERRORS : 0) - errors
      if (short > 0 && (worst === null || short > worst.short)) worst = { column, short }
    }
    return worst?.column ?? null
  }

interface Fitted extends PlacedSolution {
  readonly featureRate: number
  /** Log prices less what the special features add. */
  readonly bare: Float64Array
  readonly residuals: Float64Array
}

type Start = Pick<Fitted, 'featureRate' | 'bare'>

/** Takes the features' part out of the prices, at a rate brought nearer to what the prices say. */
const takeFeatures = (
  { features, logPrices }: Table,
  weights: Float64Array,
  worths: Float64Array,
  rate: number,
): Start => {
  const sales: FeatureSale[] = []
  for (const [n, dollars] of features.entries())
    if (dollars !== 0)
      sales.push({ dollars, logBare: at(worths, n), logPrice: at(logPrices, n), weight: at(weights, n) })
  const featureRate = nextFeatureRate(sales, rate)
  const bare = logPrices.map((price, n) => {
    const worth = at(worths, n)
    return price + worth - withFeatures(worth, at(features, n), featureRate)
  })
  return { featureRate, bare }
}

const worthsOf = ({ count, rows, placeOf }: Table, { coefficients, worth }: PlacedSolution): Float64Array => {
  const worths = new Float64Array(count)
  for (let sale = 0; sale < count; sale += 1) {
    const place = at(placeOf, sale)
    let sum = place < 0 ? 0 : at(worth, place)
    for (let i = 0; i < WIDTH; i += 1) sum += at(rows, sale * WIDTH + i) * at(coefficients, i)
    worths[sale] = sum
  }
  return worths
}

/** Homes with their places, and features, by turns, each explaining what the other leaves. */
const fitWeighted = (table: Table, weights: Float64Array, start: Start, spread: number): Fitted => {
  let { featureRate, bare } = start
  const solve = () => solveInPlaces(table, weights, bare, COLUMN_PULLS, leaveOutBy(spread))
  let solved = solve()
  let worths = worthsOf(table, solved)
  for (let pass = 1; pass < FIT.passesPerRound; pass += 1) {
    ;({ featureRate, bare } = takeFeatures(table, weights, worths, featureRate))
    solved = solve()
    worths = worthsOf(table, solved)
  }
  const residuals = bare.map((price, n) => price - at(worths, n))
  return { ...solved, featureRate, bare, residuals }
}

const tableOf = (sales: readonly UsableSale[], asOf: MonthNumber): Table => {
  const rows = new Float64Array(sales.length * WIDTH)
  for (const [n, sale] of sales.entries()) rows.set(columnsOf(sale.home, saleMonth(sale), asOf), n * WIDTH)
  const places = placeTree(sales.map(({ home }) => home))
  return {
    width: WIDTH,
    count: sales.length,
    rows,
    places,
    placeOf: places.placeOf,
    logPrices: Float64Array.from(sales, ({ priceDollars }) => Math.log(priceDollars)),
    features: Float64Array.from(sales, ({ home }) => featureDollars(home)),
  }
}

const logPerSqft = (sale: UsableSale, trend: TrendRates): number =>
  Math.log(sale.priceDollars / sale.home.livingAreaSqft) + trendChange(saleMonth(sale), trend)

/** How much a sale counts whose price lies so far off the equation, when the usual distance is `spread`. */
export const huberWeight = (residual: number, spread: number): number =>
  Math.min(1, (FIT.huberSpreads * spread) / Math.max(Math.abs(residual), Number.MIN_VALUE))

const byId = (a: UsableSale, b: UsableSale): number => (a.saleId < b.saleId ? -1 : 1)

/** Only sales from before the value date's month, so that rates never know the future. */
export const fitRates = (sales: readonly UsableSale[], asOf: MonthNumber): RatesOutcome => {
  const known = sales.filter((sale) => saleMonth(sale) < asOf).toSorted(byId)
  if (known.length < FIT.fewestSales) return { ok: false, reason: 'too_few_sales' }
  const table = tableOf(known, asOf)
  const start: Start = { featureRate: FEATURES.usualRate, bare: table.logPrices }
  let fitted = fitWeighted(table, new Float64Array(known.length).fill(1), start, 1)
  for (let round = 1; round < FIT.robustRounds; round += 1) {
    const spread = robustSpread([...fitted.residuals])
    const weights = fitted.residuals.map((residual) => huberWeight(residual, spread))
    fitted = fitWeighted(table, weights, fitted, spread)
  }
  const { coefficients, residuals } = fitted
  const featureRate = Number(fitted.featureRate.toFixed(2))
  return {
    ok: true,
    rates: {
      asOf,
      saleCount: known.length,
      coefficients,
      places: placeEffects(
        table.places,
        fitted,
        known,
        known.map((sale) => logPerSqft(sale, { asOf, coefficients })),
      ),
      featureRate,
      spread: robustSpread([...residuals]),
    },
  }
}

export type LogWorth = Readonly<Record<Exclude<ColumnItem, 'start'> | 'location', number>>

/** What a home's traits and place add to log price, item by item, beside the county's start and its special features. */
export const logWorth = (home: MeasuredHome, month: MonthNumber, rates: Rates): LogWorth => {
  const location = placeWorth(rates.places, placeKeys(home))
  const worth = { location, time: 0, use: 0, area: 0, age: 0, land: 0, quality: 0 }
  for (const [n, value] of columnsOf(home, month, rates.asOf).entries()) {
    const item = COLUMN_ITEMS[n]
    if (item !== undefined && item !== 'start') worth[item] += value * (rates.coefficients[n] ?? 0)
  }
  return worth
}

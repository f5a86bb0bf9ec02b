/** Owns estimating, from a county's own sales, what each difference between homes is worth (robust ridge regression). */

import { featureDollars, nextFeatureRate, withFeatures } from './feature-rate.ts'
import { type MeasuredHome, type MonthNumber, saleMonth, type UsableSale } from './home.ts'
import { COLUMN_ITEMS, COLUMN_PULLS, type ColumnItem, columnsOf } from './home-columns.ts'
import { FEATURES, FIT } from './params.ts'
import { effectOf, type PlaceEffects, type PlaceLevel, placeEffects, placeKeys } from './place-effects.ts'
import { factorise, solveFactorised } from './solve-linear.ts'
import { robustSpread } from './statistics.ts'

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

interface Table {
  readonly rows: readonly (readonly number[])[]
  readonly logPrices: readonly number[]
  readonly features: readonly number[]
  readonly keys: Readonly<Record<PlaceLevel, readonly string[]>>
}

const WIDTH = COLUMN_ITEMS.length

const dot = (row: readonly number[], coefficients: Float64Array): number => {
  let sum = 0
  for (let column = 0; column < WIDTH; column += 1) sum += (row[column] ?? 0) * (coefficients[column] ?? 0)
  return sum
}

const addProducts = (matrix: Float64Array, row: readonly number[], weight: number): void => {
  for (let i = 0; i < WIDTH; i += 1) {
    const scaled = weight * (row[i] ?? 0)
    for (let j = 0; j <= i; j += 1)
      matrix[i * WIDTH + j] = (matrix[i * WIDTH + j] ?? 0) + scaled * (row[j] ?? 0)
  }
}

const factorOf = ({ rows }: Table, weights: readonly number[]): Float64Array => {
  const matrix = new Float64Array(WIDTH * WIDTH)
  for (const [n, row] of rows.entries()) addProducts(matrix, row, weights[n] ?? 0)
  for (const [i, pull] of COLUMN_PULLS.entries()) matrix[i * WIDTH + i] = (matrix[i * WIDTH + i] ?? 0) + pull
  return factorise(matrix, WIDTH)
}

const rightSide = ({ rows }: Table, weights: readonly number[], targets: readonly number[]): Float64Array => {
  const right = new Float64Array(WIDTH)
  for (const [n, row] of rows.entries()) {
    const scaled = (weights[n] ?? 0) * (targets[n] ?? 0)
    for (let i = 0; i < WIDTH; i += 1) right[i] = (right[i] ?? 0) + scaled * (row[i] ?? 0)
  }
  return right
}

interface Fitted {
  readonly coefficients: Float64Array
  readonly places: PlaceEffects
  readonly featureRate: number
  /** Log prices less what the special features add. */
  readonly bare: readonly number[]
  readonly residuals: readonly number[]
}

type Start = Pick<Fitted, 'places' | 'featureRate' | 'bare'>

const startOf = ({ logPrices }: Table): Start => ({
  places: { neighborhood: new Map(), plat: new Map() },
  featureRate: FEATURES.usualRate,
  bare: logPrices,
})

/** Takes the features' part out of the prices, at a rate brought nearer to what the prices say. */
const takeFeatures = (
  { features, logPrices }: Table,
  weights: readonly number[],
  worths: readonly number[],
  rate: number,
): Pick<Fitted, 'featureRate' | 'bare'> => {
  const sales = logPrices.flatMap((logPrice, n) => {
    const [dollars = 0, logBare = 0, weight = 0] = [features[n], worths[n], weights[n]]
    return dollars === 0 ? [] : [{ dollars, logBare, logPrice, weight }]
  })
  const featureRate = nextFeatureRate(sales, rate)
  const bare = logPrices.map((price, n) => {
    const worth = worths[n] ?? 0
    return price + worth - withFeatures(worth, features[n] ?? 0, featureRate)
  })
  return { featureRate, bare }
}

/** Homes, places and features by turns, each explaining what the others leave, until they settle. */
const fitWeighted = (table: Table, weights: readonly number[], start: Start): Fitted => {
  const factor = factorOf(table, weights)
  const { keys, rows } = table
  let { places, featureRate, bare } = start
  let coefficients = new Float64Array(WIDTH)
  const ofPlaces = (level: PlaceLevel, n: number) => effectOf(places, level, keys[level][n] ?? '')
  for (let pass = 0; pass < FIT.passesPerRound; pass += 1) {
    const forHomes = bare.map((price, n) => price - ofPlaces('neighborhood', n) - ofPlaces('plat', n))
    coefficients = Float64Array.from(solveFactorised(factor, WIDTH, rightSide(table, weights, forHomes)))
    const ofHomes = rows.map((row) => dot(row, coefficients))
    const left = bare.map((price, n) => price - (ofHomes[n] ?? 0))
    const forNeighborhoods = left.map((value, n) => value - ofPlaces('plat', n))
    const neighborhood = placeEffects(keys.neighborhood, forNeighborhoods, weights, FIT.neighborhoodPull)
    places = { ...places, neighborhood }
    const forPlats = left.map((value, n) => value - ofPlaces('neighborhood', n))
    places = { ...places, plat: placeEffects(keys.plat, forPlats, weights, FIT.platPull) }
    const worths = ofHomes.map((worth, n) => worth + ofPlaces('neighborhood', n) + ofPlaces('plat', n))
    ;({ featureRate, bare } = takeFeatures(table, weights, worths, featureRate))
  }
  const residuals = bare.map(
    (price, n) =>
      price - dot(rows[n] ?? [], coefficients) - ofPlaces('neighborhood', n) - ofPlaces('plat', n),
  )
  return { coefficients, places, featureRate, bare, residuals }
}

const tableOf = (sales: readonly UsableSale[], asOf: MonthNumber): Table => {
  const keys = sales.map(({ home }) => placeKeys(home))
  return {
    rows: sales.map((sale) => columnsOf(sale.home, saleMonth(sale), asOf)),
    logPrices: sales.map(({ priceDollars }) => Math.log(priceDollars)),
    features: sales.map(({ home }) => featureDollars(home)),
    keys: { neighborhood: keys.map((key) => key.neighborhood), plat: keys.map((key) => key.plat) },
  }
}

/** How much a sale counts whose price lies so far off the equation, when the usual distance is `spread`. */
export const huberWeight = (residual: number, spread: number): number =>
  Math.min(1, (FIT.huberSpreads * spread) / Math.max(Math.abs(residual), Number.MIN_VALUE))

const byId = (a: UsableSale, b: UsableSale): number => (a.saleId < b.saleId ? -1 : 1)

/** Only sales from before the value date's month, so that rates never know the future. */
export const fitRates = (sales: readonly UsableSale[], asOf: MonthNumber): RatesOutcome => {
  const known = sales.filter((sale) => saleMonth(sale) < asOf).toSorted(byId)
  if (known.length < FIT.fewestSales) return { ok: false, reason: 'too_few_sales' }
  const table = tableOf(known, asOf)
  let weights: readonly number[] = known.map(() => 1)
  let fitted = fitWeighted(table, weights, startOf(table))
  for (let round = 1; round < FIT.robustRounds; round += 1) {
    const spread = robustSpread(fitted.residuals)
    weights = fitted.residuals.map((residual) => huberWeight(residual, spread))
    fitted = fitWeighted(table, weights, fitted)
  }
  const { coefficients, places, residuals } = fitted
  const featureRate = Number(fitted.featureRate.toFixed(2))
  return {
    ok: true,
    rates: {
      asOf,
      saleCount: known.length,
      coefficients,
      places,
      featureRate,
      spread: robustSpread(residuals),
    },
  }
}

export type LogWorth = Readonly<Record<Exclude<ColumnItem, 'start'> | 'location', number>>

/** What a home's traits and place add to log price, item by item, beside the county's start and its special features. */
export const logWorth = (home: MeasuredHome, month: MonthNumber, rates: Rates): LogWorth => {
  const { neighborhood, plat } = placeKeys(home)
  const location = effectOf(rates.places, 'neighborhood', neighborhood) + effectOf(rates.places, 'plat', plat)
  const worth = { location, time: 0, use: 0, area: 0, age: 0, land: 0, quality: 0 }
  for (const [n, value] of columnsOf(home, month, rates.asOf).entries()) {
    const item = COLUMN_ITEMS[n]
    if (item !== undefined && item !== 'start') worth[item] += value * (rates.coefficients[n] ?? 0)
  }
  return worth
}

/** Owns all that a county's sales teach before any home is valued: rates, how far estimates are off, the roll's level. */
import { isHome } from '#core/property/use-code.ts'
import { type Level, measureLevel } from '../adjust/level.ts'
import { type MonthNumber, monthNumber, type Sale, saleMonth, type UsableSale } from '../home.ts'
import { INTERVAL } from '../params.ts'
import { type ScreenedSales, screenSales } from '../select/screen-sales.ts'
import { type ErrorBands, errorBands, type MeasuredError } from '../study/error-bands.ts'
import { measuredErrors, predictMonth } from '../study/predict-month.ts'
import { fitRates, type Rates } from './rates.ts'

export type MeasuredLevel = Extract<Level, { kind: 'measured' }>

export interface Fit {
  readonly rates: Rates
  readonly errorBands: ErrorBands
  /** By use code; a use without an entry has no measured level. */
  readonly levels: ReadonlyMap<string, MeasuredLevel>
}

export interface FittedCounty {
  readonly screened: ScreenedSales
  /** Null when the county has too few usable sales. */
  readonly fit: Fit | null
}

/** The value date of a roll: 1 January of its year. */
export const valueMonth = (rollYear: number): MonthNumber => monthNumber(rollYear, 1)

/** At most so many, taken at even steps from the sales in the order of their ids: the same ones every time. */
const evenly = (sales: readonly UsableSale[], most: number): readonly UsableSale[] => {
  const step = Math.max(1, sales.length / most)
  const ordered = sales.toSorted((a, b) => (a.saleId < b.saleId ? -1 : 1))
  return ordered.filter((_, n) => Math.floor(n / step) !== Math.floor((n - 1) / step))
}

const testMonth = (usable: readonly UsableSale[], month: MonthNumber): MeasuredError[] => {
  const sold = usable.filter((sale) => saleMonth(sale) === month)
  const byUse = Map.groupBy(sold, ({ home }) => home.useCode)
  const asked = [...byUse.values()].flatMap((sales) => evenly(sales, INTERVAL.mostTestedOfUseInMonth))
  return measuredErrors(predictMonth(usable, asked, month))
}

const testMonths = (usable: readonly UsableSale[], asOf: MonthNumber): MeasuredError[] =>
  Array.from({ length: INTERVAL.months }, (_, n) => testMonth(usable, asOf - 1 - n)).flat()

/** Vacant land and all that is no home takes no part. */
export const fitCounty = (sales: readonly Sale[], rollYear: number): FittedCounty => {
  const screened = screenSales(sales.filter(({ home }) => isHome(home.useCode)))
  const { usable } = screened
  const asOf = valueMonth(rollYear)
  const fitted = fitRates(usable, asOf)
  if (!fitted.ok) return { screened, fit: null }
  const { rates } = fitted
  const uses = [...new Set(usable.map(({ home }) => home.useCode))]
  const levels = uses.flatMap((useCode) => {
    const level = measureLevel(useCode, usable, rates)
    return level === null ? [] : [[useCode, level] as const]
  })
  return {
    screened,
    fit: { rates, errorBands: errorBands(testMonths(usable, asOf), asOf), levels: new Map(levels) },
  }
}

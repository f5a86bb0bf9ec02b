/** Owns how far estimates were off for sales whose price was then known: the source of every interval. */
import type { MonthNumber } from './home.ts'
import { INTERVAL } from './params.ts'
import { quantile } from './statistics.ts'

/** One estimate made only from sales before its month, beside the price that was paid. */
export interface MeasuredError {
  readonly month: MonthNumber
  readonly useCode: string
  /** Disagreement of its comparables in log price, as `Estimate.disagreement`. */
  readonly disagreement: number
  /** ln(price ÷ estimate). */
  readonly logError: number
}

/** Lowest and highest ln(price ÷ estimate) of the middle 80 in 100, in units of the expected error. */
export interface ErrorBand {
  readonly low: number
  readonly high: number
  readonly count: number
}

export interface ErrorBands {
  readonly overall: ErrorBand
  readonly byUse: ReadonlyMap<string, ErrorBand>
}

/** Comparables that agree make an error likelier to be small; the floor keeps a lucky agreement from promising much. */
const expectedError = (disagreement: number): number =>
  INTERVAL.leastError + INTERVAL.errorPerDisagreement * Math.min(disagreement, INTERVAL.mostDisagreement)

const bandOf = (errors: readonly MeasuredError[]): ErrorBand => {
  const scaled = errors.map(({ logError, disagreement }) => logError / expectedError(disagreement))
  const tail = (1 - INTERVAL.coverage) / 2
  return { low: quantile(scaled, tail), high: quantile(scaled, 1 - tail), count: scaled.length }
}

/** Null when too few errors were measured in the latest months before `asOf`. */
export const errorBands = (errors: readonly MeasuredError[], asOf: MonthNumber): ErrorBands | null => {
  const latest = errors.filter(({ month }) => month < asOf && month >= asOf - INTERVAL.months)
  if (latest.length < INTERVAL.fewestErrors) return null
  const groups = Map.groupBy(latest, ({ useCode }) => useCode)
  const large = [...groups].filter(([, group]) => group.length >= INTERVAL.fewestErrors)
  return {
    overall: bandOf(latest),
    byUse: new Map(large.map(([useCode, group]) => [useCode, bandOf(group)])),
  }
}

/** What an estimate is multiplied by to reach either end of its interval. */
export const intervalFactors = (
  bands: ErrorBands,
  useCode: string,
  disagreement: number,
): { readonly low: number; readonly high: number } => {
  const band = bands.byUse.get(useCode) ?? bands.overall
  const scale = expectedError(disagreement)
  return { low: Math.exp(band.low * scale), high: Math.exp(band.high * scale) }
}

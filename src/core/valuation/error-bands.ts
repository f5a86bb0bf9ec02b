/** Owns how far estimates were off for sales whose price was then known: the source of every interval. */
import type { MonthNumber } from './home.ts'
import { INTERVAL } from './params.ts'
import { quantile } from './statistics.ts'

/** One estimate made only from sales before its month, beside the price that was paid. */
export interface MeasuredError {
  readonly month: MonthNumber
  readonly useCode: string
  /** Whether the comparables came from the home's own neighbourhood. */
  readonly isNear: boolean
  /** Disagreement of its comparables in log price, as `Estimate.disagreement`. */
  readonly disagreement: number
  /** ln(price ÷ estimate). */
  readonly logError: number
}

/** Lowest and highest ln(price ÷ estimate) of the middle errors, in units of the expected error. */
export interface ErrorBand {
  readonly low: number
  readonly high: number
  readonly count: number
}

export interface ErrorBands {
  readonly overall: ErrorBand
  /** By distance, and by use and distance, where enough errors were measured. */
  readonly byGroup: ReadonlyMap<string, ErrorBand>
}

export type ErrorGroup = Pick<MeasuredError, 'useCode' | 'isNear'>

const distanceKey = ({ isNear }: ErrorGroup): string => (isNear ? 'near' : 'far')
const fullKey = (group: ErrorGroup): string => `${group.useCode} ${distanceKey(group)}`

/** Comparables that agree make an error likelier to be small; the floor keeps a lucky agreement from promising much. */
const expectedError = (disagreement: number): number =>
  INTERVAL.leastError + INTERVAL.errorPerDisagreement * Math.min(disagreement, INTERVAL.mostDisagreement)

const bandOf = (errors: readonly MeasuredError[]): ErrorBand => {
  const scaled = errors.map(({ logError, disagreement }) => logError / expectedError(disagreement))
  const tail = (1 - INTERVAL.measuredCoverage) / 2
  return { low: quantile(scaled, tail), high: quantile(scaled, 1 - tail), count: scaled.length }
}

/** Null when too few errors were measured in the latest months before `asOf`. */
export const errorBands = (errors: readonly MeasuredError[], asOf: MonthNumber): ErrorBands | null => {
  const latest = errors.filter(({ month }) => month < asOf && month >= asOf - INTERVAL.months)
  if (latest.length < INTERVAL.fewestErrors) return null
  const groups = [...Map.groupBy(latest, distanceKey), ...Map.groupBy(latest, fullKey)]
  const large = groups.filter(([, group]) => group.length >= INTERVAL.fewestErrors)
  return { overall: bandOf(latest), byGroup: new Map(large.map(([key, group]) => [key, bandOf(group)])) }
}

/** What an estimate is multiplied by to reach either end of its interval. */
export const intervalFactors = (
  { byGroup, overall }: ErrorBands,
  group: ErrorGroup,
  disagreement: number,
): { readonly low: number; readonly high: number } => {
  const band = byGroup.get(fullKey(group)) ?? byGroup.get(distanceKey(group)) ?? overall
  const scale = expectedError(disagreement)
  return { low: Math.exp(band.low * scale), high: Math.exp(band.high * scale) }
}

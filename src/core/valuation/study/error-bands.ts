/** Owns how far estimates were off for sales whose price was then known: the source of every interval. */
import type { MonthNumber } from '../home.ts'
import { INTERVAL } from '../params.ts'
import { nextValueQuantile } from './statistics.ts'

/** One estimate made only from sales before its month, beside the price that was paid. */
export interface MeasuredError {
  readonly month: MonthNumber
  readonly useCode: string
  /** Whether the comparables came from the home's own neighborhood. */
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

/** By use, by distance, and by use and distance, where enough errors were measured. */
export type ErrorBands = ReadonlyMap<string, ErrorBand>

export type ErrorGroup = Pick<MeasuredError, 'useCode' | 'isNear'>

const useKey = ({ useCode }: ErrorGroup): string => useCode
const distanceKey = ({ isNear }: ErrorGroup): string => (isNear ? 'near' : 'far')
const fullKey = (group: ErrorGroup): string => `${useKey(group)} ${distanceKey(group)}`

/** Comparables that agree make an error likelier to be small; the floor keeps a lucky agreement from promising much. */
const expectedError = (disagreement: number): number =>
  INTERVAL.leastError + INTERVAL.errorPerDisagreement * Math.min(disagreement, INTERVAL.mostDisagreement)

const bandOf = (errors: readonly MeasuredError[]): ErrorBand => {
  const scaled = errors.map(({ logError, disagreement }) => logError / expectedError(disagreement))
  const tail = (1 - INTERVAL.measuredCoverage) / 2
  return {
    low: nextValueQuantile(scaled, tail),
    high: nextValueQuantile(scaled, 1 - tail),
    count: scaled.length,
  }
}

/** From the errors of the latest months before `asOf`; empty when too few were measured. */
export const errorBands = (errors: readonly MeasuredError[], asOf: MonthNumber): ErrorBands => {
  const latest = errors.filter(({ month }) => month < asOf && month >= asOf - INTERVAL.months)
  const groups = [useKey, distanceKey, fullKey].flatMap((key) => [...Map.groupBy(latest, key)])
  const large = groups.filter(([, group]) => group.length >= INTERVAL.fewestErrors)
  return new Map(large.map(([key, group]) => [key, bandOf(group)]))
}

/** Never another use's errors alone: a mobile home is not foretold as well as the houses around it. */
const bandFor = (bands: ErrorBands, group: ErrorGroup): ErrorBand | null => {
  const own = bands.get(fullKey(group))
  if (own !== undefined) return own
  const [use, distance] = [bands.get(useKey(group)), bands.get(distanceKey(group))]
  if (use === undefined || distance === undefined) return null
  return {
    low: Math.min(use.low, distance.low),
    high: Math.max(use.high, distance.high),
    count: Math.min(use.count, distance.count),
  }
}

/** What an estimate is multiplied by to reach either end of its interval; null where its use or distance is untested. */
export const intervalFactors = (
  bands: ErrorBands,
  group: ErrorGroup,
  disagreement: number,
): { readonly low: number; readonly high: number } | null => {
  const band = bandFor(bands, group)
  if (band === null) return null
  const scale = expectedError(disagreement)
  return { low: Math.exp(band.low * scale), high: Math.exp(band.high * scale) }
}

/** Owns how sure a ratio study's measures are: 95 % intervals without chance, so that everyone gets the same. */
import { codOf, prdOf, type RatioPair, ratiosOf, type Slope, studyRatios, withRatio } from './ratio-study.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** 97.5 % point of the normal distribution. */
const NORMAL_POINT = 1.959963984540054

/** 97.5 % point of Student's t, by its expansion in 1 ÷ degrees of freedom: within 1 % from 4 degrees on. */
export const studentPoint = (degrees: number): number => {
  const z = NORMAL_POINT
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  )
}

/** Probability of at most `most` heads in `tosses` tosses of a fair coin. */
const coinTail = (tosses: number, most: number): number => {
  let logTerm = -tosses * Math.log(2)
  let sum = Math.exp(logTerm)
  for (let heads = 1; heads <= most; heads += 1) {
    logTerm += Math.log((tosses - heads + 1) / heads)
    sum += Math.exp(logTerm)
  }
  return sum
}

/** Ordered values that hold the median with at least 95 %; null below six values, which cannot. Exact (binomial). */
export const medianInterval = (values: readonly number[]): Interval | null => {
  const ordered = values.toSorted((a, b) => a - b)
  let outside = -1
  while (outside < ordered.length / 2 && coinTail(ordered.length, outside + 1) <= 0.025) outside += 1
  const low = ordered[outside]
  const high = ordered[ordered.length - 1 - outside]
  return low === undefined || high === undefined ? null : { low, high }
}

const KEPT_GROUPS = 20
/** Below this a measure of dispersion says little; its interval is not given. Ours. */
const FEWEST_PAIRS = 10

/** The pairs in ratio order dealt out like cards, so that each group leaves out some of everything. */
const dealOut = (pairs: readonly RatioPair[]): RatioPair[][] => {
  const ordered = pairs.toSorted((a, b) => a.estimate / a.price - b.estimate / b.price || a.price - b.price)
  const groups = Math.min(KEPT_GROUPS, ordered.length)
  return Array.from({ length: groups }, (_, group) => ordered.filter((_pair, n) => n % groups !== group))
}

/** Jackknife: how much the measure moves as one group after the other is left out. */
const jackknife = (
  pairs: readonly RatioPair[],
  measure: (pairs: readonly RatioPair[]) => number | null,
): Interval | null => {
  const whole = measure(pairs)
  if (whole === null || pairs.length < FEWEST_PAIRS) return null
  const parts = dealOut(pairs)
    .map(measure)
    .filter((part) => part !== null)
  const middle = parts.reduce((sum, part) => sum + part, 0) / parts.length
  const squares = parts.reduce((sum, part) => sum + (part - middle) ** 2, 0)
  const error = Math.sqrt((squares * (parts.length - 1)) / parts.length)
  const reach = studentPoint(parts.length - 1) * error
  return { low: whole - reach, high: whole + reach }
}

const slopeInterval = (slope: Slope | null, count: number): Interval | null => {
  if (slope === null || count < FEWEST_PAIRS) return null
  const reach = studentPoint(count - 2) * slope.standardError
  return { low: slope.value - reach, high: slope.value + reach }
}

/** A distance cannot be negative. */
const notBelowZero = (interval: Interval | null): Interval | null =>
  interval && { ...interval, low: Math.max(0, interval.low) }

export interface RatioIntervals {
  readonly medianRatio: Interval | null
  readonly cod: Interval | null
  readonly prd: Interval | null
  readonly prb: Interval | null
}

/** 95 % intervals; null where a measure is undefined or there are too few pairs. */
export const ratioIntervals = (pairs: readonly RatioPair[]): RatioIntervals => {
  const counted = withRatio(pairs)
  return {
    medianRatio: medianInterval(ratiosOf(counted)),
    cod: notBelowZero(jackknife(counted, (some) => codOf(ratiosOf(some)))),
    prd: jackknife(counted, prdOf),
    prb: slopeInterval(studyRatios(counted).prb, counted.length),
  }
}

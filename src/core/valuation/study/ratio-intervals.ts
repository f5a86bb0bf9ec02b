/** Owns how sure a ratio study's measures are: 95 % intervals by formula, so that everyone gets the same. */
import { codOf, prdOf, type RatioPair, ratiosOf, type Slope, studyRatios, withRatio } from './ratio-study.ts'
import { mean, median } from './statistics.ts'

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

/** Below this a measure of dispersion says little; its interval is not given. Ours. */
const FEWEST_PAIRS = 10

/** Student's t is not taken with fewer degrees: its expansion fails there. */
const LEAST_DEGREES = 4

/** Degrees of freedom of the pulls' own spread: a few wild sales say less about it than many alike (Satterthwaite). */
const degreesOf = (pulls: readonly number[]): number => {
  const squares = mean(pulls.map((pull) => pull ** 2))
  if (squares === 0) return pulls.length - 1
  const peakedness = mean(pulls.map((pull) => pull ** 4)) / squares ** 2
  return Math.max(LEAST_DEGREES, Math.min(pulls.length - 1, (2 * pulls.length) / (peakedness - 1)))
}

/** 95 % reach of a measure that is the sum of what each pair adds to it: `pulls`, which add up to about 0. */
const reachOf = (pulls: readonly number[]): number => {
  const squares = pulls.reduce((sum, pull) => sum + pull ** 2, 0)
  return studentPoint(degreesOf(pulls)) * Math.sqrt((squares * pulls.length) / (pulls.length - 1))
}

/** For measures above 0: as far up as down in proportion, because a few large ratios pull upwards only. */
const inProportion = (value: number, logPulls: readonly number[]): Interval => {
  const factor = Math.exp(reachOf(logPulls))
  return { low: value / factor, high: value * factor }
}

/**
 * The COD moves with each ratio's distance from the median, and with the median itself, whose own sureness is read off its
 * exact interval. Distances from a sample's own median come out one part in n too short.
 */
const codInterval = (ratios: readonly number[]): Interval | null => {
  const cod = codOf(ratios)
  const ofMedian = medianInterval(ratios)
  if (cod === null || ofMedian === null || ratios.length < FEWEST_PAIRS) return null
  if (cod === 0) return { low: 0, high: 0 }
  const middle = median(ratios)
  const perSign = ((ofMedian.high - ofMedian.low) * Math.sqrt(ratios.length)) / (2 * NORMAL_POINT * middle)
  const logPulls = ratios.map((ratio) => {
    const distance = (100 * Math.abs(ratio - middle)) / (middle * cod) - 1
    return (distance - Math.sign(ratio - middle) * perSign) / ratios.length
  })
  return inProportion((cod * ratios.length) / (ratios.length - 1), logPulls)
}

/** The PRD is a product and a quotient of three means; in logarithms each pair adds its share of each. */
const prdInterval = (pairs: readonly RatioPair[]): Interval | null => {
  const prd = prdOf(pairs)
  if (prd === null || pairs.length < FEWEST_PAIRS) return null
  const [ratio, price, estimate] = [
    mean(ratiosOf(pairs)),
    mean(pairs.map((pair) => pair.price)),
    mean(pairs.map((pair) => pair.estimate)),
  ]
  const logPulls = pairs.map(
    (pair) =>
      (pair.estimate / pair.price / ratio + pair.price / price - pair.estimate / estimate - 1) / pairs.length,
  )
  return inProportion(prd, logPulls)
}

/** Without taking for granted that dear and cheap homes are equally uneven (White's errors, HC3). */
const slopeInterval = (slope: Slope | null): Interval | null => {
  if (slope === null || slope.pulls.length < FEWEST_PAIRS) return null
  const reach = reachOf(slope.pulls)
  return { low: slope.value - reach, high: slope.value + reach }
}

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
    cod: codInterval(ratiosOf(counted)),
    prd: prdInterval(counted),
    prb: slopeInterval(studyRatios(counted).prb),
  }
}

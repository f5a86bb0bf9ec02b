import { describe, expect, it } from 'vitest'
import { forEndurance } from '#test/endurance.ts'
import { publishedStudy } from '../testing/published-studies.ts'
import { type Interval, medianInterval, ratioIntervals, studentPoint } from './ratio-intervals.ts'
import { codOf, prdOf, type RatioPair, ratiosOf, studyRatios } from './ratio-study.ts'
import { median, quantile } from './statistics.ts'

describe('intervals of a ratio study', () => {
  it('hold the median between the published ranks', () => {
    // Binomial, 20 tosses: at most 5 heads 0.0207, at most 6 heads 0.0577. So the 6th and the 15th value.
    const values = Array.from({ length: 20 }, (_, n) => n + 1)
    expect(medianInterval(values)).toEqual({ low: 6, high: 15 })
    // Six values: none beyond the ends is 2 × 0.0156; five: 2 × 0.0313 is too much.
    expect(medianInterval([6, 5, 4, 3, 2, 1])).toEqual({ low: 1, high: 6 })
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull()
    expect(medianInterval([])).toBeNull()
  })

  it.each([
    [10, 2.2281],
    [20, 2.086],
    [60, 2.0003],
  ])('use the table of Student’s t: %d degrees', (degrees, point) => {
    expect(studentPoint(degrees)).toBeCloseTo(point, 2)
  })

  it('are narrower with more sales', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ estimate: 80 + ((n * 7) % 41), price: 100 + (n % 5) }))
    const width = (count: number) => {
      const { cod } = ratioIntervals(pairs(count))
      return (cod?.high ?? 0) - (cod?.low ?? 0)
    }
    expect(width(400)).toBeGreaterThan(0)
    expect(width(400)).toBeLessThan(width(40))
  })

  it('are not given for a few pairs', () => {
    const few = Array.from({ length: 9 }, (_, n) => ({ estimate: 90 + n, price: 100 }))
    expect(ratioIntervals(few)).toMatchObject({ cod: null, prd: null, prb: null })
  })
})

/** The same numbers on every run (mulberry32). */
const dice = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Chance = () => number
const normal = (chance: Chance) => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

/** Errors of a roll: even, peaked as in most counties, and with one home in ten badly wrong. */
const ERRORS: Readonly<Record<string, (chance: Chance) => number>> = {
  even: (chance) => 0.2 * normal(chance),
  peaked: (chance) => 0.15 * Math.log(1 - chance()) * (chance() < 0.5 ? 1 : -1),
  mixed: (chance) => (chance() < 0.1 ? 0.45 : 0.14) * normal(chance),
}

/** A roll at 85 % of prices on which dear homes stand a little lower. */
const drawn = (chance: Chance, error: (chance: Chance) => number, count: number): RatioPair[] =>
  Array.from({ length: count }, () => {
    const size = 0.5 * normal(chance)
    const price = 270_000 * Math.exp(size)
    return { price, estimate: 0.85 * price * Math.exp(error(chance) - 0.05 * size) }
  })

const MEASURES = {
  medianRatio: (pairs: readonly RatioPair[]) => median(ratiosOf(pairs)),
  cod: (pairs: readonly RatioPair[]) => codOf(ratiosOf(pairs)) ?? Number.NaN,
  prd: (pairs: readonly RatioPair[]) => prdOf(pairs) ?? Number.NaN,
  prb: (pairs: readonly RatioPair[]) => studyRatios(pairs).prb?.value ?? Number.NaN,
} as const
const NAMES = ['medianRatio', 'cod', 'prd', 'prb'] as const

const holds = (interval: Interval | null, truth: number): boolean =>
  interval !== null && interval.low <= truth && truth <= interval.high

/** Two standard errors of the share of so many samples. */
const byChance = (samples: number): number => 2 * Math.sqrt((95 * 5) / samples)

/** How many sales a sample has, and how many samples are drawn: `npm test` leaves out the largest. */
const sampled: [sales: number, samples: number][] = [
  [60, 500],
  [200, 200],
  [1_000, 80],
]

describe.each(Object.entries(ERRORS))('95 % intervals of samples from a roll with %s errors', (_, error) => {
  const all = drawn(dice(1), error, 60_000)
  const truths = new Map(NAMES.map((name) => [name, MEASURES[name](all)]))

  it.each(forEndurance(sampled.slice(0, 2), sampled))(
    'hold the truth 95 times in 100: %d sales',
    (count, samples) => {
      const chance = dice(count)
      const found = Array.from({ length: samples }, () => ratioIntervals(drawn(chance, error, count)))
      for (const name of NAMES) {
        const truth = truths.get(name) ?? Number.NaN
        const share = (100 * found.filter((one) => holds(one[name], truth)).length) / samples
        expect(share, name).toBeGreaterThan(94 - byChance(samples))
        // The median's is a rank, which at 60 sales cannot come nearer to 95 than 97.3.
        expect(share, name).toBeLessThan(97.3 + byChance(samples))
      }
    },
  )
})

describe('the same intervals by a second method', () => {
  /** Percentiles of the measure over samples drawn again from the sample (bootstrap). */
  const redrawn = (
    pairs: readonly RatioPair[],
    measure: (pairs: readonly RatioPair[]) => number,
  ): Interval => {
    const chance = dice(11)
    const values = Array.from({ length: 400 }, () =>
      measure(pairs.map(() => pairs[Math.floor(chance() * pairs.length)] ?? { estimate: 0, price: 1 })),
    )
    return { low: quantile(values, 0.025), high: quantile(values, 0.975) }
  }

  it.each(['cod', 'prd', 'prb'] as const)('%s: as wide as the bootstrap, and in the same place', (name) => {
    const mixed = ERRORS.mixed ?? (() => 0)
    const samples = [publishedStudy('1-1'), drawn(dice(3), mixed, 200), drawn(dice(4), mixed, 400)]
    for (const pairs of samples) {
      const ours = ratioIntervals(pairs)[name]
      const theirs = redrawn(pairs, MEASURES[name])
      const width = theirs.high - theirs.low
      expect(ours).not.toBeNull()
      expect(((ours?.high ?? 0) - (ours?.low ?? 0)) / width).toBeGreaterThan(0.9)
      expect(((ours?.high ?? 0) - (ours?.low ?? 0)) / width).toBeLessThan(1.35)
      expect(Math.abs((ours?.low ?? 0) - theirs.low) / width).toBeLessThan(0.25)
      expect(Math.abs((ours?.high ?? 0) - theirs.high) / width).toBeLessThan(0.25)
    }
  })
})

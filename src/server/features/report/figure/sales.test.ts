/** Proves that every compared sale is a ring on the report's plot, as its key says, with its number beside it. */
import { expect, it } from 'vitest'
import { salesFigure } from './sales.ts'

type Drawn = Parameters<typeof salesFigure>[0]

/** Three of them are all but one dot, and one is on the line of the range. */
const sold = [
  [2053, 248_000],
  [2432, 332_000],
  [2051, 277_500],
  [2289, 335_000],
  [2308, 299_900],
  [2210, 299_500],
  [2113, 320_000],
  [2063, 249_500],
  [2066, 250_000],
  [1894, 262_000],
] as const

const comparableOf = (livingAreaSqft: number, dollars: number) =>
  ({
    home: { livingAreaSqft },
    sale: { priceCents: 100 * dollars },
    adjustedCents: 28_600_000,
  }) as Drawn['comparables'][number]

const { marks, height } = salesFigure(
  {
    estimate: {
      sufficient: true,
      priceCents: 28_604_400,
      interval: { lowCents: 23_920_300, highCents: 32_942_400, coveragePercent: 80 },
      lowestAdjustedCents: 25_746_900,
      highestAdjustedCents: 31_115_400,
      supported: null,
      explanation: [],
    },
    homeSqft: 2230,
    comparables: sold.map(([sqft, dollars]) => comparableOf(sqft, dollars)),
  },
  '',
)

/** Where the left plot and the figures of the lines end. */
const plotLeft = 302
const isOnPlot = ({ at: [x, y] }: { readonly at: readonly [number, number] }): boolean =>
  x >= plotLeft && y < height - 60

const dots = marks.flatMap((mark) => (mark.kind === 'dot' && isOnPlot(mark) ? [mark] : []))

it('has one ring for each sale, all alike', () => {
  expect(dots).toHaveLength(sold.length)
  expect(new Set(dots.map(({ reach, fill, edge }) => `${reach} ${fill} ${edge}`))).toEqual(
    new Set(['4 paper action']),
  )
})

it('has the number of each sale within 18 points of its own ring, and on no ring', () => {
  const numbers = marks.flatMap((mark) =>
    mark.kind === 'label' && mark.strong === true && isOnPlot(mark) ? [mark] : [],
  )
  expect(numbers.map(({ text }) => text)).toEqual(sold.map((_, at) => `${at + 1}`))
  for (const [at, number] of numbers.entries()) {
    const away = dots.map((dot) => Math.hypot(dot.at[0] - number.at[0], dot.at[1] - number.at[1]))
    expect(away[at]).toBeLessThanOrEqual(18)
    expect(Math.min(...away)).toBeGreaterThan(8)
  }
})

/** Checks the words of the ratio study against figures told by hand. */
import { expect, it } from 'vitest'
import { evennessLines } from './evenness-words.ts'

const measure = (value: number, low: number | null = null, high: number | null = null) => ({
  value,
  low,
  high,
})

it('tells level, evenness and both measures of dear against cheap', () => {
  const lines = evennessLines({
    saleCount: 41,
    medianRatio: measure(0.8412, 0.82, 0.86),
    cod: measure(8.31),
    prd: measure(1.05, 1.04, 1.06),
    prb: measure(-0.08, -0.12, -0.04),
  })
  expect(lines.map(({ value, interval, words }) => [value, interval, words])).toEqual([
    ['84.1%', '82% to 86%', 'Half the homes that sold were valued at 84.1% of their prices or less.'],
    ['8.3%', '', 'On average, homes were 8.3% away from that median. Lower is more even.'],
    [
      '1.05',
      '1.04 to 1.06',
      'Compared with their sale prices, expensive homes are valued lower than cheaper ones.',
    ],
    [
      '−0.08',
      '−0.12 to −0.04',
      'By this measure, a home worth twice as much is valued 8% lower for its price.',
    ],
  ])
})

it('reads nothing into a bias whose interval reaches to both sides of zero', () => {
  const [line] = evennessLines({
    saleCount: 21,
    medianRatio: null,
    cod: null,
    prd: null,
    prb: measure(0.12, -0.04, 0.29),
  })
  expect(line?.interval).toBe('−0.04 to 0.29')
  expect(line?.words).toContain('no clear difference')
})

it.each([
  [0.96, 0.95, 0.97, 'expensive homes are valued higher'],
  [1.05, 1.04, 1.06, 'expensive homes are valued lower'],
  [1.05, 1.02, 1.08, 'no clear difference'],
  [0.97, 0.95, 0.99, 'no clear difference'],
  [1.0, 0.99, 1.02, 'about the same'],
])('a price-related differential of %d, %d to %d: %s', (value, low, high, words) => {
  const [line] = evennessLines({
    saleCount: 19,
    medianRatio: null,
    cod: null,
    prd: measure(value, low, high),
    prb: null,
  })
  expect(line?.words).toContain(words)
})

it('says of a handful of sales that they are too few, whatever they show', () => {
  const measures = { medianRatio: null, cod: null, prd: measure(1.2), prb: measure(0.3) }
  const lines = evennessLines({ saleCount: 9, ...measures })
  expect(lines.map(({ words }) => words)).toEqual([
    'Too few sales to say whether expensive and cheaper homes are treated alike.',
  ])
})

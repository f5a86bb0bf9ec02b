/** Proves that a line of the grid says what is unknown, and writes each rate in cents, or with the decimals that it takes. */
import { expect, it } from 'vitest'
import { rich } from '#core/document/testing/rich-case.ts'
import type { GridLine } from '../material.ts'
import { gridFacts } from './grid.ts'

const factsOf = (line: GridLine, parts: readonly string[]): readonly string[] => {
  if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
  const [sale] = rich.sales.comparables
  if (sale === undefined) throw new Error('the case has a sale')
  const facts = gridFacts('grid.1', { ...sale, adjustments: [line] })
  return parts.map((part) => String(facts.find(({ id }) => id === `grid.1.${line.item}.${part}`)?.value))
}

it.each<[GridLine, readonly string[]]>([
  [
    { item: 'quality', difference: null, unitRateCents: null, amountCents: 0 },
    ['Not on the roll', 'None', 'Not adjusted'],
  ],
  [
    { item: 'location', difference: null, unitRateCents: null, amountCents: 0 },
    ['Not counted in units', 'None', '$0'],
  ],
  [
    { item: 'area', difference: 100, unitRateCents: 8_149, amountCents: 814_900 },
    ['100 square feet more', '$81.49', '+$8,149'],
  ],
  [
    { item: 'land', difference: 1_700, unitRateCents: 271, amountCents: 460_000 },
    ['1,700 square feet more', '$2.706', '+$4,600'],
  ],
  [
    { item: 'time', difference: 5, unitRateCents: 50_000, amountCents: 250_000 },
    ['5 months later, on its valuation date', '$500.00', '+$2,500'],
  ],
  [
    {
      item: 'age',
      difference: 3,
      counted: { difference: 2, from: 0, to: 50 },
      unitRateCents: -115_250,
      amountCents: -230_500,
    },
    ['3 years more', '−$1,152.50', '−$2,305'],
  ],
])('a line of %o', (line, cells) => {
  expect(factsOf(line, ['difference', 'rate', 'amount'])).toEqual(cells)
})

const noRate = { unitRateCents: null, amountCents: 0 } as const

it.each<[GridLine, string]>([
  [
    {
      item: 'age',
      difference: 3,
      counted: { difference: 2, from: 0, to: 50 },
      unitRateCents: -115_250,
      amountCents: -230_500,
    },
    '−$2,305 (2 of 3 years × $1,152.50)',
  ],
  // Built in 1935 beside 1947, where age counts up to 50 years.
  [
    { item: 'age', difference: -12, counted: { difference: 0, from: 0, to: 50 }, ...noRate },
    '$0 (12 years; both 50 or older)',
  ],
  [
    { item: 'age', difference: 4, counted: { difference: 0, from: 0, to: 0 }, ...noRate },
    '$0 (4 years; not priced)',
  ],
  [
    {
      item: 'land',
      difference: -5_663,
      counted: { difference: 0, from: 1_097, to: 162_755 },
      ...noRate,
    },
    '$0 (5,663 sq ft; not priced)',
  ],
  [
    { item: 'age', difference: 9, unitRateCents: -90_166, amountCents: -811_500 },
    '−$8,115 (9 years × $901.66)',
  ],
])('the cell of a difference of which a part counts: %o', (line, cell) => {
  expect(factsOf(line, ['cell'])).toEqual([cell])
})

/** Proves that a line of the grid says what is unknown, and writes each rate in cents, or with the decimals that it takes. */
import { expect, it } from 'vitest'
import { rich } from '#core/document/testing/rich-case.ts'
import { gridFacts } from './grid.ts'
import type { GridLine } from './material.ts'

const lineOf = (line: GridLine): readonly string[] => {
  if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
  const [sale] = rich.sales.comparables
  if (sale === undefined) throw new Error('the case has a sale')
  const facts = gridFacts('grid.1', { ...sale, adjustments: [line] })
  return ['difference', 'rate', 'amount'].map((part) =>
    String(facts.find(({ id }) => id === `grid.1.${line.item}.${part}`)?.value),
  )
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
    ['5 months later, on its valuation day', '$500.00', '+$2,500'],
  ],
])('a line of %o', (line, cells) => {
  expect(lineOf(line)).toEqual(cells)
})

/** Proves that the plot of like homes says which of them it leaves out, and shows each of the others. */
import { expect, it } from 'vitest'
import type { LikeHomes } from '#core/document/facts/sales/material.ts'
import { likeHomesFigure } from './like-homes.ts'

const figureOf = (...prices: readonly number[]) => {
  const homes: LikeHomes = {
    neighborCount: prices.length,
    homeCentsPerSqft: 11_000,
    medianCentsPerSqft: 11_000,
    quarterCentsPerSqft: 10_000,
    threeQuartersCentsPerSqft: 12_000,
    lowerPercent: 50,
    atMedianCents: 20_000_000,
    points: prices.map((centsPerSqft) => ({ centsPerSqft })),
  }
  return likeHomesFigure(homes, 2026)
}

const titleOf = (...prices: readonly number[]): string => figureOf(...prices).title

it('names how many, and at what price on each side', () => {
  const title = '2026 just value per square foot of effective area: similar homes nearby.'
  expect(titleOf(11_000)).toBe(title)
  expect(titleOf(11_000, 61_250)).toBe(
    `${title} 1 home far from the others is left out, at $612.50 a square foot.`,
  )
  expect(titleOf(11_000, 94_000, 2_000, 61_250)).toBe(
    `${title} 3 homes far from the others are left out: 1 at $20.00 and 2 at $612.50 to $940.00 a square foot.`,
  )
})

it('draws each of many homes so that it can be seen', () => {
  // Thirty in one stack.
  const { marks } = figureOf(...Array.from({ length: 180 }, (_, at) => 9_000 + 1_000 * (at % 6)))
  const dots = marks.flatMap((mark) => (mark.kind === 'dot' ? mark.reach : []))
  expect(dots).toHaveLength(180)
  expect(Math.min(...dots)).toBeGreaterThanOrEqual(2)
})

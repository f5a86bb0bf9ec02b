import { expect, it } from 'vitest'
import { farOutWords } from './far-out.ts'

it('says how many homes are not drawn, and where they are', () => {
  expect(farOutWords({ drawn: [1], farOut: [] })).toBe('')
  expect(farOutWords({ drawn: [], farOut: [61_250] })).toBe(
    ' 1 home far from the others is left out, at $612.50 a square foot.',
  )
  expect(farOutWords({ drawn: [], farOut: [94_000, 61_250] })).toBe(
    ' 2 homes far from the others are left out, at $612.50 to $940.00 a square foot.',
  )
  // On both sides of what is drawn each side is told by itself: one range would span the plot.
  expect(farOutWords({ drawn: [10_000], farOut: [14_394, 7_274, 15_000] })).toBe(
    ' 3 homes far from the others are left out: 1 at $72.74 and 2 at $143.94 to $150.00 a square foot.',
  )
})

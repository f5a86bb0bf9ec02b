import { expect, it } from 'vitest'
import { farOutWords, splitFarOut } from './split-far-out.ts'

it('leaves out what lies more than one and a half widths of the middle half beyond it', () => {
  // The middle half is 20 wide: 100 − 30 and 120 + 30.
  expect(splitFarOut([69, 70, 100, 110, 120, 150, 151, 900], { from: 100, to: 120 })).toEqual({
    drawn: [70, 100, 110, 120, 150],
    farOut: [69, 151, 900],
  })
})

it('draws what lies between the others and the value that is marked', () => {
  const half = { from: 100, to: 120 }
  expect(splitFarOut([110, 151, 160, 170], half, 165)).toEqual({ drawn: [110, 151, 160], farOut: [170] })
  expect(splitFarOut([40, 69, 110], half, 50)).toEqual({ drawn: [69, 110], farOut: [40] })
})

it('still draws what is a tenth off where the middle half is a point', () => {
  expect(splitFarOut([100, 100, 109, 140], { from: 100, to: 100 }).farOut).toEqual([140])
})

it('says how many are not drawn, and where they stand', () => {
  expect(farOutWords({ drawn: [1], farOut: [] })).toBe('')
  expect(farOutWords({ drawn: [], farOut: [61_250] })).toBe(
    ' 1 home far from the others is left out, at $612.50 a square foot.',
  )
  expect(farOutWords({ drawn: [], farOut: [94_000, 61_250] })).toContain(
    '2 homes far from the others are left',
  )
  // On both sides of what is drawn each side is told by itself: one range would span the plot.
  expect(farOutWords({ drawn: [10_000], farOut: [14_394, 7_274, 15_000] })).toBe(
    ' 3 homes far from the others are left out: 1 at $72.74 and 2 at $143.94 to $150.00 a square foot.',
  )
})

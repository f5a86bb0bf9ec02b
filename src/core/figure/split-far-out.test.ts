import { expect, it } from 'vitest'
import { farOutSides, splitFarOut } from './split-far-out.ts'

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

it('counts what is not drawn on each side, and finds its ends', () => {
  expect(farOutSides({ drawn: [1], farOut: [] })).toEqual([])
  expect(farOutSides({ drawn: [], farOut: [94_000, 61_250] })).toEqual([
    { count: 2, least: 61_250, most: 94_000 },
  ])
  expect(farOutSides({ drawn: [10_000], farOut: [14_394, 7_274, 15_000] })).toEqual([
    { count: 1, least: 7_274, most: 7_274 },
    { count: 2, least: 14_394, most: 15_000 },
  ])
})

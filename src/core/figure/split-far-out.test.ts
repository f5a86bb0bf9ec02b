import { expect, it } from 'vitest'
import { farOutOf, splitFarOut } from './split-far-out.ts'

it('leaves out what lies more than one and a half widths of the middle half beyond it', () => {
  // The middle half is 20 wide: 100 − 30 and 120 + 30.
  expect(splitFarOut([69, 70, 100, 110, 120, 150, 151, 900], { from: 100, to: 120 })).toEqual({
    drawn: [70, 100, 110, 120, 150],
    farOut: [69, 151, 900],
  })
})

it('still draws what is a tenth off where the middle half is a point', () => {
  expect(splitFarOut([100, 100, 109, 140], { from: 100, to: 100 }).farOut).toEqual([140])
})

it('counts what is not drawn, and finds its ends', () => {
  expect(farOutOf({ drawn: [1], farOut: [] })).toBeNull()
  expect(farOutOf({ drawn: [], farOut: [94_000, 61_250] })).toEqual({ count: 2, least: 61_250, most: 94_000 })
})

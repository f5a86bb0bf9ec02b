import { expect, it } from 'vitest'
import { axisOf } from './axis.ts'
import { highestStack, stackDots } from './stack-dots.ts'

const axis = axisOf([100, 200])

it('stacks values of one column and keeps every one', () => {
  const dots = stackDots([101, 104, 109, 155, 200], axis, 10)
  expect(dots).toEqual([
    { place: 5, level: 0 },
    { place: 5, level: 1 },
    { place: 5, level: 2 },
    { place: 55, level: 0 },
    { place: 95, level: 0 },
  ])
  expect(highestStack(dots)).toBe(3)
})

it('of nothing is nothing', () => {
  expect(highestStack(stackDots([], axis, 10))).toBe(0)
})

import { expect, it } from 'vitest'
import { axisOf } from './axis.ts'

it('runs between round numbers around the values', () => {
  const axis = axisOf([361_200, 442_000])
  expect([axis.from, axis.to]).toEqual([360_000, 460_000])
  expect(axis.ticks).toEqual([360_000, 380_000, 400_000, 420_000, 440_000, 460_000])
})

it('places a value in percent of its width', () => {
  const axis = axisOf([0, 200])
  expect([0, 50, 200].map(axis.at)).toEqual([0, 25, 100])
})

it.each([[[400_000]], [[0]], [[]]])('has width for %j', (values) => {
  const axis = axisOf(values)
  expect(axis.to).toBeGreaterThan(axis.from)
  expect(values.map(axis.at).every((place) => place > 0 && place < 100)).toBe(true)
})

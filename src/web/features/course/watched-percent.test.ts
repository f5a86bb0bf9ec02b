import { expect, it } from 'vitest'
import { watchedPercent } from './watched-percent.ts'

const lesson = { startsAt: 600, endsAt: 1200 }

it.each([
  ['nothing', [], 0],
  ['the first third', [[600, 800]], 33],
  ['all of it', [[0, 2000]], 100],
  [
    'two pieces with a jump between',
    [
      [600, 700],
      [1100, 1200],
    ],
    33,
  ],
  ['another lesson of the same film', [[0, 600]], 0],
] as const)('%s', (_, ranges, percent) => {
  expect(watchedPercent(ranges, lesson)).toBe(percent)
})

it('is 0 while the length of the film is not known', () => {
  expect(watchedPercent([[0, 5]], { startsAt: 0, endsAt: Number.NaN })).toBe(0)
})

import { expect, it } from 'vitest'
import { joinRanges, watchedPercent, wholeSeconds } from './watched.ts'

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
  [
    'the same minute twice',
    [
      [600, 660],
      [630, 660],
    ],
    10,
  ],
  ['another lesson of the same film', [[0, 600]], 0],
] as const)('%s', (_, ranges, percent) => {
  expect(watchedPercent(ranges, lesson)).toBe(percent)
})

it('is 0 while the length of the film is not known', () => {
  expect(watchedPercent([[0, 5]], { startsAt: 0, endsAt: Number.NaN })).toBe(0)
})

it('ranges that touch or overlap become one, in order', () => {
  expect(
    joinRanges([
      [50, 60],
      [0, 10],
      [10, 20],
      [55, 90],
      [30, 30],
    ]),
  ).toEqual([
    [0, 20],
    [50, 90],
  ])
})

it('a second only begun is not a second watched', () => {
  expect(
    wholeSeconds([
      [0.4, 9.9],
      [20.2, 20.9],
    ]),
  ).toEqual([[1, 9]])
})

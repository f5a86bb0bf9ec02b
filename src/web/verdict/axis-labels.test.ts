import { expect, test } from 'vitest'
import { labelClasses } from './axis-labels.ts'

test('the wider the plot, the more of its numbers are shown, and no two touch', () => {
  const ticks = [0, 100, 200, 300, 400]
  // Three letters and the room beside them are 2.36 rem; four times that is what all of them need, rounded up.
  expect(labelClasses({ ticks }, (tick) => `${tick || '000'}`)).toEqual([
    '',
    'hidden @min-[10rem]:block',
    'hidden @min-[5rem]:block',
    'hidden @min-[10rem]:block',
    'hidden @min-[3rem]:block',
  ])
})

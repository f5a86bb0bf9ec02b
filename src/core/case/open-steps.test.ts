/** Proves in which steps the answer for a home raises a question that is open. */
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from './file.ts'
import { openSteps } from './open-steps.ts'

const { value } = emptyCase
const paper = {
  kind: 'paper' as const,
  caption: 'Closing statement',
  name: 'a.pdf',
  takenOn: calendarDate('2025-03-14'),
}
const answered = { reason: 'estimate_above_break_even', value, papers: [paper], recorded: undefined } as const

it.each([
  ['nothing is asked', answered, []],
  ['the total tax does not fit', { ...answered, reason: 'tax_out_of_line' as const }, ['notice']],
  ['the paper is of the recorded month', { ...answered, recorded: { year: 2025, month: 3 } }, []],
  ['the paper is of another month', { ...answered, recorded: { year: 2024, month: 3 } }, ['papers']],
  [
    'its owner has said which is right',
    {
      ...answered,
      value: { ...value, purchaseRecord: 'right' as const },
      recorded: { year: 2024, month: 3 },
    },
    [],
  ],
])('where %s', (_, asked, open) => {
  expect(openSteps(asked)).toEqual(open)
})

/** Proves that a day that is near puts the case first, and that the lesson comes first until then. */
import { expect, it } from 'vitest'
import { addDays, calendarDate } from '#core/calendar-date.ts'
import { caseFirstDays } from '../params.ts'
import { comesFirst } from './comes-first.ts'

const today = calendarDate('2026-11-23')
const dueIn = (days: number) => ({
  deadline: {
    id: 'payment',
    title: 'Pay',
    detail: 'Pay the bill.',
    dueOn: addDays(today, days),
    certainty: 'statute' as const,
    source: 's. 194.014, F.S.',
  },
})
const undated = { deadline: null }

it.each([
  ['no case, a lesson left', null, true, 'lesson'],
  ['no case, no lesson', null, false, null],
  ['a case without a day, a lesson left', undated, true, 'lesson'],
  ['a case without a day, no lesson', undated, false, 'case'],
  ['a day at the edge', dueIn(caseFirstDays), true, 'case'],
  ['a day after it', dueIn(caseFirstDays + 1), true, 'lesson'],
  ['a day after it, no lesson', dueIn(caseFirstDays + 1), false, 'case'],
  ['today', dueIn(0), true, 'case'],
] as const)('%s', (_name, step, hasLesson, expected) => {
  expect(comesFirst(step as Parameters<typeof comesFirst>[0], hasLesson, today)).toBe(expected)
})

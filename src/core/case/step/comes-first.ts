/** Owns which of two next steps a person is shown: that of the case, or the next lesson. */
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import { caseFirstDays } from '../params.ts'

/**
 * The case, once its step has a day that is near; before that the lesson, which says how the step is done. `null` where
 * neither is left.
 */
export const comesFirst = (
  step: { readonly deadline: Pick<Deadline, 'dueOn'> | null } | null,
  hasLesson: boolean,
  today: CalendarDate,
): 'case' | 'lesson' | null => {
  if (step === null) return hasLesson ? 'lesson' : null
  const isNear = step.deadline !== null && daysBetween(today, step.deadline.dueOn) <= caseFirstDays
  return isNear || !hasLesson ? 'case' : 'lesson'
}

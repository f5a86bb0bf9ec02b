/** Which of several homes needs its owner first. */
import type { CaseOutlook } from '#contract/case/cases.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { caseOpening, type NextCaseStep } from '#core/case/step/next-step.ts'
import type { Home } from './data.ts'

/** The next step of the home’s case; null while it has none. */
export const stepOf = (
  { own }: Home,
  today: CalendarDate,
  outlook?: Pick<CaseOutlook, 'purchase'>,
): NextCaseStep | null =>
  own && caseOpening({ ...own, today, isPurchaseEvidence: Boolean(outlook?.purchase) }).next

/** An open case with a day to keep comes before one without, and any case before a home that has none. */
const rankOf = (home: Home, today: CalendarDate): string => {
  const step = stepOf(home, today)
  if (step === null) return '3'
  if (step.deadline !== null) return `1 ${step.deadline.dueOn}`
  return '2'
}

/** Homes alike in that stay as they come, the one entered last first. */
export const mostUrgentFirst = (homes: readonly Home[], today: CalendarDate): readonly Home[] =>
  homes.toSorted((one, other) => rankOf(one, today).localeCompare(rankOf(other, today)))

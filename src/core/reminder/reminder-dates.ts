/** Owns which dates of a case its owner is reminded of, and on which days each of them. */

import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { isDiscount } from '#core/appeal/deadlines/yearly.ts'
import { addDays, type CalendarDate } from '#core/calendar-date.ts'
import { type CaseDay, caseDates } from '#core/case/days/case-dates.ts'
import { hasAppraisersEvidence, isEvidenceDelivered } from '#core/case/parts.ts'
import { discountDays, reminderDays, suggestionDays } from '#core/reminder/params.ts'

/** Without those whose work the case shows as done. */
export const reminderDates = (day: CaseDay): readonly Deadline[] => {
  const isSent = isEvidenceDelivered(day.file)
  const isReceived = hasAppraisersEvidence(day.file)
  return caseDates(day).filter(({ id }) => {
    if (id.startsWith('evidence-check-')) return !isReceived
    return !(isSent && id.startsWith('evidence-'))
  })
}

/** 'evidence-check-2027' and the like only say to look, or are earlier than they need be. */
const isSuggestion = ({ id, certainty }: Pick<Deadline, 'id' | 'certainty'>): boolean =>
  certainty === 'suggestion' || id.startsWith('notice-')

/** Days ahead on which a date of this kind is reminded of. */
const daysAhead = (date: Pick<Deadline, 'id' | 'certainty'>): readonly number[] => {
  if (isDiscount(date)) return discountDays
  return isSuggestion(date) ? suggestionDays : reminderDays
}

/** A petition counts when it is received: where offices are shut on its day, its last day is the one before. */
const lastDayOf = ({ id, dueOn }: Pick<Deadline, 'id' | 'dueOn'>): CalendarDate =>
  id.startsWith('petition-') ? workingDayUpTo(dueOn) : dueOn

/** The days on which a reminder of this date is planned, earliest first. */
export const plannedDays = (
  date: Pick<Deadline, 'id' | 'certainty' | 'dueOn'>,
  snoozedUntil: CalendarDate | null,
): readonly CalendarDate[] => {
  const lastDay = lastDayOf(date)
  const days = daysAhead(date).map((count) => addDays(lastDay, -count))
  if (snoozedUntil === null) return days
  const later = days.filter((day) => day > snoozedUntil)
  return snoozedUntil <= date.dueOn ? [snoozedUntil, ...later] : later
}

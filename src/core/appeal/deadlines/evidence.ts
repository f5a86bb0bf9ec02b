/** Owns the days of the exchange of evidence, counted back from a hearing. */

import { addDays, type CalendarDate } from '#core/calendar-date.ts'
import { workingDayFrom, workingDayUpTo } from './holidays.ts'
import { evidenceAimDays, evidenceExchangeDays, deadlineSources as from } from './params.ts'
import type { Deadline } from './shape.ts'

interface EvidenceDays {
  /** Our own earlier day. */
  readonly aimOn: CalendarDate
  /** The safe day: the one that the calendar counts, or the working day before it. */
  readonly dueOn: CalendarDate
  /** The day that the calendar counts, whatever day of the week it is. */
  readonly countedOn: CalendarDate
  /** For looking whether the other side's has come: never before the counted day is over, and on a day on which the clerk can be told. */
  readonly checkOn: CalendarDate
}

export const evidenceDays = (hearingOn: CalendarDate): EvidenceDays => {
  const countedOn = addDays(hearingOn, -evidenceExchangeDays)
  return {
    aimOn: workingDayUpTo(addDays(hearingOn, -evidenceAimDays)),
    dueOn: workingDayUpTo(countedOn),
    countedOn,
    checkOn: workingDayFrom(addDays(countedOn, 1)),
  }
}

/** For the days after the safe day: what is left until the counted one is over. */
export const countedEvidenceDay = (hearingOn: CalendarDate): Deadline => ({
  id: `evidence-counted-${hearingOn.slice(0, 4)}`,
  purpose: { code: 'evidence_counted' },
  dueOn: evidenceDays(hearingOn).countedOn,
  certainty: 'estimate',
  source: from.evidence,
})

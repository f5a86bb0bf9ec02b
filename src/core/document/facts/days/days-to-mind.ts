/** Owns which days a document names: those of the case page, without what the case shows as done. */

import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import { reminderDates } from '#core/reminder/reminder-dates.ts'
import { hearingFor } from './hearing.ts'

interface DaysAsked extends Pick<DeadlineFacts, 'today' | 'county' | 'printedPetitionDate'> {
  readonly taxYear: number
  /** Null while there is no case for this home and year. */
  readonly file: CaseFile | null
  /** Given with the request; null where it was not. */
  readonly hearingOn: CalendarDate | null
}

export const daysToMind = ({ file, taxYear, hearingOn, ...known }: DaysAsked): readonly Deadline[] => {
  if (file === null) return deadlinesFor({ ...known, hearingOn })
  const { today, county, printedPetitionDate: petitionDueOn } = known
  const hearing = hearingFor(file.hearing, hearingOn)
  return reminderDates({
    today,
    county,
    taxYear,
    file: { ...file, hearing, notice: { ...file.notice, petitionDueOn } },
  })
}

/** Owns the day a petition on value must be received, and how sure that day is. */

import { petitionDayFrom } from '#core/appeal/petition-day.ts'
import { isTooLateToGoBy } from '#core/appeal/printed-date.ts'
import { petitionWindowDays } from '#core/appeal/season/params.ts'
import { addDays, type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { deadlineSources as from } from './params.ts'
import type { Deadline, DeadlineFacts, PetitionBasis } from './shape.ts'

const inYear = (date: CalendarDate): string => date.slice(0, 4)

/** The county’s own date of that season may be later; the printed one was the owner’s. */
const afterSeasonOf = (printed: CalendarDate): CalendarDate =>
  calendarDate(`${Number(inYear(printed)) + 1}-01-01`)

const noticeOf = (petitionOn: CalendarDate): Deadline => ({
  id: `notice-${inYear(petitionOn)}`,
  purpose: { code: 'notice_arrives' },
  dueOn: addDays(petitionOn, -petitionWindowDays),
  certainty: 'estimate',
  source: from.petition,
})

/** A printed date that is over belongs to a season that is over; the next season can then only be estimated. */
export const petitionDeadline = ({
  today,
  county,
  printedPetitionDate,
}: Pick<DeadlineFacts, 'today' | 'county' | 'printedPetitionDate'>): readonly Deadline[] => {
  const due = (dueOn: CalendarDate, certainty: Deadline['certainty'], basis: PetitionBasis): Deadline => ({
    id: `petition-${inYear(dueOn)}`,
    purpose: { code: 'petition', basis, county, today },
    dueOn,
    certainty,
    source: from.petition,
  })
  const reported = county?.petitionDeadline ?? null
  if (county && reported && printedPetitionDate && isTooLateToGoBy(printedPetitionDate, reported, today))
    return [
      due(reported, 'reported', { of: 'county', county: county.name, laterOnNotice: printedPetitionDate }),
    ]
  if (printedPetitionDate !== null && printedPetitionDate >= today)
    return [due(printedPetitionDate, 'printed', { of: 'notice' })]
  const season = printedPetitionDate === null ? today : afterSeasonOf(printedPetitionDate)
  const earliest = season > today ? season : today
  const { dueOn, certainty } = petitionDayFrom(reported, earliest)
  if (county !== null && certainty === 'reported')
    return [due(dueOn, certainty, { of: 'county', county: county.name, laterOnNotice: null })]
  return [noticeOf(dueOn), due(dueOn, 'estimate', { of: 'earlier_season', lastReportedOn: reported })]
}

/** Owns the day a petition on value must be received, and how sure that day is. */

import { whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines-holidays.ts'
import { earliestKnownPetitionDate, deadlineSources as from } from '#core/appeal/deadlines-params.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines-shape.ts'
import { petitionDayFrom, shutDayWords } from '#core/appeal/petition-day.ts'
import { petitionWindowDays } from '#core/appeal/season-params.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { closingWords } from '#core/property/closing-hour.ts'

const receivedWords = (county: DeadlineFacts['county']): string =>
  `It counts on the day it is received, not the day it is mailed, and only before the office closes. ${closingWords(county)}`

/** Once the working day before a doubtful one is over, the clerk alone can tell which way is left. */
const shutWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const why = whyOfficeShut(dueOn)
  const before = workingDayUpTo(dueOn)
  if (why === null || before >= today) return shutDayWords(dueOn)
  return `${formatCalendarDate(dueOn)} is ${why}, and the working day before it, ${formatCalendarDate(before)}, is over. Ask the clerk of the board at once which way of filing is still open.`
}

const printedWins = 'The date printed on your own TRIM notice wins over this one.'
const spaced = (...said: readonly string[]): string => said.filter((part) => part !== '').join(' ')

const inYear = (date: CalendarDate): string => date.slice(0, 4)

const estimated = (today: CalendarDate, county: DeadlineFacts['county']): readonly Deadline[] => {
  const reported = county?.petitionDeadline ?? null
  const { dueOn } = petitionDayFrom(reported, today)
  const whose = county === null ? 'Your county’s' : `${county.name} County’s`
  const basis =
    reported === null
      ? `${whose} last one is not known; the earliest in Florida was reported as ${formatCalendarDate(earliestKnownPetitionDate)}.`
      : `${whose} last one was reported as ${formatCalendarDate(reported)}.`
  const estimate = 'This is an estimate made before the notices are mailed.'
  return [
    {
      id: `notice-${inYear(dueOn)}`,
      title: 'Estimate: watch the mail for your TRIM notice',
      dueOn: addDays(dueOn, -petitionWindowDays),
      certainty: 'estimate',
      detail: `${estimate} The notice may come some days before or after. It prints the last day for your petition: write that day down at once.`,
      source: from.petition,
    },
    {
      id: `petition-${inYear(dueOn)}`,
      title: 'Estimate: petition must be received by the board',
      dueOn,
      certainty: 'estimate',
      detail: `${estimate} ${basis} ${printedWins} ${receivedWords(county)}`,
      source: from.petition,
    },
  ]
}

/** The county’s own date of that season may be later; the printed one was the owner’s. */
const afterSeasonOf = (printed: CalendarDate): CalendarDate =>
  calendarDate(`${Number(inYear(printed)) + 1}-01-01`)

/** A printed date that is over belongs to a season that is over; the next season can then only be estimated. */
export const petitionDeadline = ({
  today,
  county,
  printedPetitionDate,
}: Pick<DeadlineFacts, 'today' | 'county' | 'printedPetitionDate'>): readonly Deadline[] => {
  const title = 'Petition must be received by the board'
  if (printedPetitionDate !== null && printedPetitionDate >= today) {
    const shut = shutWords(printedPetitionDate, today)
    const detail = spaced('This is the date on your TRIM notice.', shut, receivedWords(county))
    const id = `petition-${inYear(printedPetitionDate)}`
    return [{ id, title, dueOn: printedPetitionDate, certainty: 'printed', detail, source: from.petition }]
  }
  const season = printedPetitionDate === null ? today : afterSeasonOf(printedPetitionDate)
  const earliest = season > today ? season : today
  const { dueOn, certainty } = petitionDayFrom(county?.petitionDeadline ?? null, earliest)
  if (county === null || certainty === 'estimate') return estimated(earliest, county)
  const said = `${county.name} County’s date as it was reported.`
  const detail = spaced(said, shutWords(dueOn, today), printedWins, receivedWords(county))
  return [{ id: `petition-${inYear(dueOn)}`, title, dueOn, certainty, detail, source: from.petition }]
}

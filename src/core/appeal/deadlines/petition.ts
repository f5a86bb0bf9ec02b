/** Owns the day a petition on value must be received, and how sure that day is. */

import { petitionDayFrom, shutDayWords } from '#core/appeal/petition-day.ts'
import { petitionWindowDays } from '#core/appeal/season/params.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { closingWords } from '#core/property/closing-hour.ts'
import { whyOfficeShut, workingDayUpTo } from './holidays.ts'
import { earliestKnownPetitionDate, deadlineSources as from } from './params.ts'
import type { Deadline, DeadlineFacts } from './shape.ts'

const receivedWords = (county: DeadlineFacts['county']): string =>
  `The board must receive it by then, before the office closes. A postmark doesn’t count. ${closingWords(county)}`

/** Once the working day before a doubtful one is over, the clerk alone can tell which way is left. */
const shutWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const why = whyOfficeShut(dueOn)
  const before = workingDayUpTo(dueOn)
  if (why === null || before >= today) return shutDayWords(dueOn)
  return `${formatCalendarDate(dueOn)} is ${why}, and the business day before it, ${formatCalendarDate(before)}, has passed. Call the clerk of the board now and ask how you can still file.`
}

const printedWins = 'If your TRIM notice has a different date, go by the notice.'
const spaced = (...said: readonly string[]): string => said.filter((part) => part !== '').join(' ')

const inYear = (date: CalendarDate): string => date.slice(0, 4)

const estimated = (today: CalendarDate, county: DeadlineFacts['county']): readonly Deadline[] => {
  const reported = county?.petitionDeadline ?? null
  const { dueOn } = petitionDayFrom(reported, today)
  const whose = county === null ? 'Your county’s' : `${county.name} County’s`
  const basis =
    reported === null
      ? `${whose} last deadline isn’t known. The earliest in Florida was ${formatCalendarDate(earliestKnownPetitionDate)}.`
      : `${whose} last deadline was reported as ${formatCalendarDate(reported)}.`
  const estimate = 'This is an estimate until notices go out.'
  return [
    {
      id: `notice-${inYear(dueOn)}`,
      title: 'Watch your mailbox for your TRIM notice (estimate)',
      dueOn: addDays(dueOn, -petitionWindowDays),
      certainty: 'estimate',
      detail: `${estimate} The notice may come a few days earlier or later. Write down the petition deadline on it right away.`,
      source: from.petition,
    },
    {
      id: `petition-${inYear(dueOn)}`,
      title: 'Petition deadline (estimate)',
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
  const title = 'Your petition must reach the board'
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
  const said = `This is the date reported for ${county.name} County.`
  const detail = spaced(said, shutWords(dueOn, today), printedWins, receivedWords(county))
  return [{ id: `petition-${inYear(dueOn)}`, title, dueOn, certainty, detail, source: from.petition }]
}

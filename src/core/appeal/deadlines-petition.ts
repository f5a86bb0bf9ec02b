/** Owns the day a petition on value must be received, and how sure that day is. */

import { workingDayUpTo } from '#core/appeal/deadlines-holidays.ts'
import { earliestKnownPetitionDate, deadlineSources as from } from '#core/appeal/deadlines-params.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines-shape.ts'
import { petitionWindowDays } from '#core/appeal/season-params.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { closingWords } from '#core/property/closing-hour.ts'

const receivedWords = (county: DeadlineFacts['county']): string =>
  `It counts on the day it is received, not the day it is mailed, and only before the office closes. ${closingWords(county)}`
/** No rule found says whether such a day runs on; the date itself stays. */
const shutWords = (dueOn: CalendarDate, today: CalendarDate): string => {
  const before = workingDayUpTo(dueOn)
  if (before === dueOn) return ''
  const working = formatCalendarDate(before)
  if (before < today)
    return ` The office may be shut that day, and the working day before it, ${working}, is over: ask the clerk at once which way of filing is still open.`
  return ` The office may be shut that day: on paper it must be in on the working day before it, ${working}.`
}

const printedWins = 'The date printed on your own TRIM notice wins over this one.'
const weeksInYear = 52

/** The same weekday in the next year that is not over, never later in the year than the date it comes from. */
const nextLike = (date: CalendarDate, today: CalendarDate): CalendarDate => {
  const working = workingDayUpTo(date)
  return working >= today ? working : nextLike(addDays(date, weeksInYear * 7), today)
}

const inYear = (date: CalendarDate): string => date.slice(0, 4)

const estimated = (today: CalendarDate, county: DeadlineFacts['county']): readonly Deadline[] => {
  const known = county?.petitionDeadline ?? earliestKnownPetitionDate
  const dueOn = nextLike(known, today)
  const basis =
    county?.petitionDeadline && county.petitionDeadline === known
      ? `${county.name} County’s last one was reported as ${formatCalendarDate(known)}.`
      : `We do not know ${county ? `${county.name} County’s` : 'your county’s'} last one; the earliest in Florida was reported as ${formatCalendarDate(known)}.`
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
    const detail = `This is the date on your TRIM notice.${shut} ${receivedWords(county)}`
    const id = `petition-${inYear(printedPetitionDate)}`
    return [{ id, title, dueOn: printedPetitionDate, certainty: 'printed', detail, source: from.petition }]
  }
  const season = printedPetitionDate === null ? today : afterSeasonOf(printedPetitionDate)
  const earliest = season > today ? season : today
  const reported = county?.petitionDeadline ?? null
  if (county === null || reported === null || reported < earliest) return estimated(earliest, county)
  const shut = shutWords(reported, today)
  const detail = `${county.name} County’s date as it was reported.${shut} ${printedWins} ${receivedWords(county)}`
  const id = `petition-${inYear(reported)}`
  return [{ id, title, dueOn: reported, certainty: 'reported', detail, source: from.petition }]
}

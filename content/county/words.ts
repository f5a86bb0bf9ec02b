/** Says a county's fee, date, portal and clock in words, with how sure each is. */
import { type CountyFacts, newestSeason } from '#content/county/facts.ts'
import { whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { dollars, formatMoney } from '#core/money.ts'
import { petitionFeeCeiling } from '#core/tax/law/petition-fee.ts'
import { tellWhyShut } from '#words/season/shut-day.ts'

export type Sureness = 'verified' | 'likely' | 'unverified' | 'unknown'

export type FactWords = { readonly value: string; readonly note: string | null; readonly sureness: Sureness }

/** What to do about a fact that is not known; the note is a whole sentence, because a passage of Ask has nothing else. */
const toAsk = (value: string, note: string): FactWords => ({ value, note, sureness: 'unknown' })

const mostFee = (year: number): string => formatMoney(petitionFeeCeiling(year).cents)

/** Two sources that disagree are worth no figure; a guess of someone else is worth none either. */
export const feeWords = (county: CountyFacts): FactWords => {
  const { year, vabFeeUsd, feeStatus } = newestSeason(county)
  if (vabFeeUsd === null || feeStatus === 'conflict' || feeStatus === 'estimated')
    return toAsk(
      'Ask the clerk',
      `Ask the clerk of the board what the fee is. By law it’s at most ${mostFee(year)} per parcel.`,
    )
  const value = `${formatMoney(dollars(vabFeeUsd))} per parcel`
  if (feeStatus === 'weak')
    return { value, note: 'Ask the clerk of the board before you file.', sureness: 'unverified' }
  if (feeStatus === 'reported')
    return { value, note: 'The board can change it each year.', sureness: 'likely' }
  return { value, note: 'As the county’s own page showed it.', sureness: 'verified' }
}

export const deadlineWords = (county: CountyFacts): FactWords => {
  const { year, petitionDeadline, deadlineStatus } = newestSeason(county)
  if (petitionDeadline === null)
    return toAsk('On your notice', `The last day is printed on your ${year} TRIM notice.`)
  const day = calendarDate(petitionDeadline)
  const shut = whyOfficeShut(day)
  if (shut !== null) {
    const note = `File by then. The legal deadline, ${formatCalendarDate(day)}, is ${tellWhyShut(shut)}, and offices are closed.`
    return { value: formatCalendarDate(workingDayUpTo(day)), note, sureness: 'unverified' }
  }
  const value = formatCalendarDate(day)
  return deadlineStatus.startsWith('tentative')
    ? { value, note: 'The clerk marked this date as tentative.', sureness: 'unverified' }
    : { value, note: 'Each year has its own date.', sureness: 'likely' }
}

export const mailedWords = (county: CountyFacts): FactWords => {
  const { trimMailed } = newestSeason(county)
  return trimMailed === null
    ? toAsk('On your notice', 'The mailing day is printed on the notice itself.')
    : { value: formatPlainDate(calendarDate(trimMailed)), note: null, sureness: 'likely' }
}

/** An address last seen in an older year is a trace, not a way in. */
export const hasRecentPortal = (county: CountyFacts): boolean =>
  county.efilingUrl !== null && county.efilingUrlSeenYear === newestSeason(county).year

export const portalWords = (county: CountyFacts): FactWords => {
  if (!hasRecentPortal(county))
    return toAsk('On the board’s page', 'If the board takes petitions online, its own page has the link.')
  return {
    value: 'On the board’s page',
    note: `It had a link in ${county.efilingUrlSeenYear}. The link often changes each year.`,
    sureness: 'likely',
  }
}

export const clockWords = {
  eastern: 'Eastern Time',
  central: 'Central Time, one hour behind most of Florida',
  both: 'Both: Central Time in the north, Eastern Time around Port St. Joe and the coast',
} as const satisfies Record<CountyFacts['timeZone'], string>

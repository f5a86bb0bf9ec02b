/** Says a county's fee, date, portal and clock in words, with how sure each is. */
import { type CountyFacts, newestSeason } from '#content/county/facts.ts'
import { whyOfficeShut, workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { dollars, formatMoney } from '#core/money.ts'
import { tellWhyShut } from '#words/season/shut-day.ts'

export type Sureness = 'verified' | 'likely' | 'unverified' | 'unknown'

export type FactWords = { readonly value: string; readonly note: string | null; readonly sureness: Sureness }

const notKnown = (note: string): FactWords => ({ value: 'Not known', note, sureness: 'unknown' })

const askClerk = 'Ask the clerk of the board before you file.'

/** Two sources that disagree are worth no figure; a guess of someone else is worth none either. */
export const feeWords = (county: CountyFacts): FactWords => {
  const { vabFeeUsd, feeStatus } = newestSeason(county)
  if (vabFeeUsd === null || feeStatus === 'conflict')
    return notKnown(`The sources we found disagree, so we show no figure. ${askClerk}`)
  if (feeStatus === 'estimated') return notKnown(`We found no figure from the county. ${askClerk}`)
  const value = `${formatMoney(dollars(vabFeeUsd))} per parcel`
  if (feeStatus === 'weak')
    return { value, note: `This fee isn’t certain. ${askClerk}`, sureness: 'unverified' }
  if (feeStatus === 'reported')
    return { value, note: 'The board can change it each year.', sureness: 'likely' }
  return { value, note: 'As the county’s own page showed it.', sureness: 'verified' }
}

export const deadlineWords = (county: CountyFacts): FactWords => {
  const { year, petitionDeadline, deadlineStatus } = newestSeason(county)
  if (petitionDeadline === null) return notKnown(`We don’t have a ${year} petition date for this county.`)
  const day = calendarDate(petitionDeadline)
  const shut = whyOfficeShut(day)
  if (shut !== null) {
    const note = `The last day, ${formatCalendarDate(day)}, is ${tellWhyShut(shut)}, when offices are closed.`
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
    ? notKnown('The day is printed on the notice itself.')
    : { value: formatCalendarDate(calendarDate(trimMailed)), note: null, sureness: 'likely' }
}

/** An address last seen in an older year is a trace, not a way in. */
export const hasRecentPortal = (county: CountyFacts): boolean =>
  county.efilingUrl !== null && county.efilingUrlSeenYear === newestSeason(county).year

export const portalWords = (county: CountyFacts): FactWords => {
  if (county.efilingUrl === null)
    return notKnown('We have no link for online filing, but there may be one. See the board’s page.')
  const value = `A link from ${county.efilingUrlSeenYear}`
  if (hasRecentPortal(county))
    return {
      value,
      note: 'The link often changes each year. Get the new one from the board’s page.',
      sureness: 'likely',
    }
  return {
    value,
    note: 'The link may have changed. Start from the board’s page.',
    sureness: 'unverified',
  }
}

export const clockWords = {
  eastern: 'Eastern time',
  central: 'Central time, one hour behind most of Florida',
  both: 'Both: Central time in the north, Eastern time around Port St. Joe and the coast',
} as const satisfies Record<CountyFacts['timeZone'], string>

/** What an owner can do who lives in a home whose record shows no homestead exemption, on the day it is read. */
import type { Report } from '#contract/report/reports.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines/yearly.ts'
import { dayToPetition } from '#core/appeal/petition-day.ts'
import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import type { County } from '#core/property/county.ts'
import { unclaimedHomestead } from '#core/tax/exemption/unclaimed-homestead.ts'

type Unclaimed = NonNullable<Report['unclaimedHomestead']>
type Season = Pick<Report['season'], 'isCurrent' | 'currentTaxYear' | 'countyDeadline'>

/** The last day of a late claim is that of a petition: the 25th day after the notices (s. 196.011(8), F.S.). */
const lateClaim = (
  { isCurrent, currentTaxYear: taxYear, countyDeadline }: Season,
  today: CalendarDate,
): Unclaimed['late'] => {
  const dueOn = countyDeadline?.petitionsDueOn
  if (!isCurrent || dueOn === undefined || dueOn < today || !dueOn.startsWith(`${taxYear}-`)) return null
  return { taxYear, until: dayToPetition(calendarDate(dueOn), today) }
}

const applyByOn = (today: CalendarDate): CalendarDate | undefined =>
  yearlyDeadlines(today).find(({ purpose, dueOn }) => purpose.code === 'exemptions' && dueOn >= today)?.dueOn

interface Found extends Pick<Report, 'verdict' | 'season'> {
  readonly parcel: Pick<NonNullable<Report['parcel']>, 'homestead' | 'useCode'> | null
}

/** Nothing where the record has the exemption, or the home can have none. A saving of an older year is not told as today’s. */
export const unclaimedHomesteadOn = (
  { verdict, parcel, season }: Found,
  today: CalendarDate,
  county: County | undefined,
): Pick<Report, 'unclaimedHomestead'> => {
  const found = verdict && parcel && !parcel.homestead && unclaimedHomestead(verdict, parcel.useCode)
  const applyBy = applyByOn(today)
  if (!found || applyBy === undefined) return {}
  return {
    unclaimedHomestead: {
      savingCents: season.isCurrent ? found.savingCents : null,
      applyBy,
      late: lateClaim(season, today),
      phone: county?.propertyAppraiser.phone ?? null,
    },
  }
}

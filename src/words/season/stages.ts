/** Owns the stages of one appeal season in order, with where the present day stands among them. */

import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines/yearly.ts'
import { petitionDayIn, shutDayWords } from '#core/appeal/petition-day.ts'
import { type FilingWindow, petitionWindowDays, usualHearings } from '#core/appeal/season/params.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'

export type Stage = {
  readonly key: string
  readonly title: string
  readonly from: CalendarDate
  /** The last day; the same as `from` for a single day. */
  readonly to: CalendarDate
  /** The days in words. */
  readonly when: string
  readonly detail: string
  readonly source: string
}

/** What the home's county reported last, of whatever year; null without a county or a date. */
type CountyDeadline = {
  readonly countyName: string
  readonly petitionsDueOn: string
  readonly noticesMailedOn: string | null
  readonly isTentative: boolean
  /** Where both days are from. */
  readonly source: string
} | null

const span = (first: CalendarDate, last: CalendarDate): string =>
  `${formatPlainDate(first)} to ${formatPlainDate(last)}`

/** The notice in words: the day that was reported for the county, or counted back from its last day to petition. */
const noticeDays = (lastDay: CalendarDate, season: FilingWindow, ours: CountyDeadline) => {
  const mailedOn = ours?.noticesMailedOn ?? null
  if (ours !== null && mailedOn?.startsWith(String(season.year))) {
    const on = calendarDate(mailedOn)
    const known = `${ours.countyName} County mailed notices on this day.`
    return {
      from: on,
      to: on,
      when: formatCalendarDate(on),
      known,
      source: `${from.petition}; ${ours.source}`,
    }
  }
  const to = addDays(lastDay, -petitionWindowDays)
  const [first = to] = [season.opensOn, to].toSorted()
  const known = `${ours === null ? 'Your county’s' : `${ours.countyName} County’s`} date isn’t set yet. These are the usual dates in Florida.`
  const when = `About ${first === to ? formatPlainDate(to) : span(first, to)}`
  return { from: first, to, when, known, source: from.petition }
}

const petitionWords = (ours: CountyDeadline, certainty: 'reported' | 'estimate'): string => {
  if (ours === null)
    return 'This is the earliest deadline in Florida. Most counties close later. Confirm yours with the clerk.'
  if (certainty === 'estimate')
    return `An estimate from ${ours.countyName} County’s last season, until notices go out.`
  const tentative = ours.isTentative ? ', marked tentative by the clerk' : ''
  return `As reported for ${ours.countyName} County${tentative}.`
}

/** Where the day is not the county's own, the window stays open in the picture until the last county closes. */
const petitionStages = (today: CalendarDate, ours: CountyDeadline): readonly Stage[] => {
  const { window: season } = seasonOn(today)
  const reported = ours === null ? null : calendarDate(ours.petitionsDueOn)
  const petition = petitionDayIn(reported, season.year)
  const { dueOn } = petition
  const certainty = ours === null ? 'estimate' : petition.certainty
  const { known, ...notice } = noticeDays(ours === null ? season.closesOn : dueOn, season, ours)
  const estimate = season.certainty === 'estimate' ? ' Estimated from the calendar in the law.' : ''
  const isKnown = certainty === 'reported'
  const day = formatCalendarDate(dueOn)
  return [
    {
      key: 'notice',
      title: `TRIM notice for ${season.year}`,
      ...notice,
      detail: `The property appraiser mails it. It shows your values and your petition deadline. ${known}${estimate}`,
    },
    {
      key: 'petition',
      title: 'Petition deadline',
      from: notice.to,
      to: isKnown ? dueOn : season.closesOn,
      when: isKnown ? `By ${day}` : `As early as ${day}`,
      detail: [
        petitionWords(ours, certainty),
        isKnown ? shutDayWords(dueOn) : '',
        'Go by the date on your notice. The board must receive the petition by then. A postmark doesn’t count.',
      ]
        .filter((part) => part !== '')
        .join(' '),
      source: ours ? `${from.petition}; ${ours.source}` : from.petition,
    },
  ]
}

const hearingStages = (year: number): readonly Stage[] => {
  const [first, last] = [
    calendarDate(`${year}-${usualHearings.begin}`),
    calendarDate(`${year + 1}-${usualHearings.end}`),
  ]
  return [
    {
      key: 'evidence',
      title: 'Evidence due to the property appraiser',
      from: addDays(first, -evidenceExchangeDays),
      to: addDays(last, -evidenceExchangeDays),
      when: `${evidenceExchangeDays} days before your hearing`,
      detail: 'Both sides trade the evidence they’ll use. Your hearing notice sets the date.',
      source: from.evidence,
    },
    {
      key: 'hearings',
      title: 'Hearings',
      from: first,
      to: last,
      when: `About ${span(first, last)}, by county`,
      detail: 'The board sends you the time and place. These dates are typical, not set by law.',
      source: from.hearing,
    },
  ]
}

const yearlyStages = (today: CalendarDate, year: number): readonly Stage[] => {
  const kept: ReadonlyMap<string, string> = new Map([
    [`discount-4-${year}`, `${year} tax bill: 4% off`],
    [`payment-${year}`, `${year} tax bill: last day to pay while you appeal`],
    [`valuation-${year + 1}`, `Value date for ${year + 1}`],
  ])
  return yearlyDeadlines(today).flatMap(({ id, dueOn, detail, source }: Deadline) => {
    const title = kept.get(id)
    return title === undefined
      ? []
      : [{ key: id, title, from: dueOn, to: dueOn, when: formatCalendarDate(dueOn), detail, source }]
  })
}

const nextNotice = (today: CalendarDate): readonly Stage[] => {
  const { window: season, nextWindow } = seasonOn(today)
  if (nextWindow.year === season.year) return []
  return [
    {
      key: 'next-notice',
      title: `TRIM notice for ${nextWindow.year}`,
      from: nextWindow.opensOn,
      to: nextWindow.opensOn,
      when: `From about ${formatPlainDate(nextWindow.opensOn)}`,
      detail: 'A new value, and a new chance to appeal it.',
      source: from.petition,
    },
  ]
}

/** By the day each stage begins; the stages of the season that runs now or comes next. */
export const seasonStages = (today: CalendarDate, county: CountyDeadline): readonly Stage[] => {
  const { year } = seasonOn(today).window
  return [
    ...petitionStages(today, county),
    ...hearingStages(year),
    ...yearlyStages(today, year),
    ...nextNotice(today),
  ].toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
}

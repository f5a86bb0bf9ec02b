/** Owns the stages of one appeal season in order, with where the present day stands among them. */
import type { Report } from '#contract/reports.ts'
import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines-params.ts'
import type { Deadline } from '#core/appeal/deadlines-shape.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines-yearly.ts'
import { seasonOn } from '#core/appeal/season.ts'
import { petitionWindowDays, usualHearings } from '#core/appeal/season-params.ts'
import { addDays, type CalendarDate, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'

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

type CountyDeadline = Report['season']['countyDeadline']

const shortDate = (date: CalendarDate): string => formatCalendarDate(date).replace(/^\w+, /, '')
const span = (first: CalendarDate, last: CalendarDate): string => `${shortDate(first)} to ${shortDate(last)}`

const petitionStages = (today: CalendarDate, county: CountyDeadline): readonly Stage[] => {
  const { window } = seasonOn(today)
  const ours = county?.petitionsDueOn.startsWith(String(window.year)) ? county : null
  const lastDay = ours ? calendarDate(ours.petitionsDueOn) : window.closesOn
  const mailedBy = addDays(lastDay, -petitionWindowDays)
  const [opens = mailedBy] = [window.opensOn, mailedBy].toSorted()
  const estimate = window.certainty === 'estimate' ? ' Estimated from the calendar of the statute.' : ''
  return [
    {
      key: 'notice',
      title: `TRIM notice for ${window.year}`,
      from: opens,
      to: mailedBy,
      when: `About ${span(opens, mailedBy)}`,
      detail: `By mail from the property appraiser. It prints your values and the last day for a petition.${estimate}`,
      source: from.petition,
    },
    {
      key: 'petition',
      title: 'Petition received by the board',
      from: mailedBy,
      to: lastDay,
      when: `At the latest ${formatCalendarDate(lastDay)}`,
      detail: ours
        ? `As reported for ${ours.countyName} County. The date printed on your notice wins; it counts when received, not when mailed.`
        : 'The last county deadline we know of for the year; most counties close earlier. The date printed on your notice wins; it counts when received, not when mailed.',
      source: from.petition,
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
      title: 'Evidence to the property appraiser',
      from: addDays(first, -evidenceExchangeDays),
      to: addDays(last, -evidenceExchangeDays),
      when: `${evidenceExchangeDays} days before your hearing`,
      detail: 'Both sides exchange what they will show. Your notice of hearing sets the day.',
      source: from.evidence,
    },
    {
      key: 'hearings',
      title: 'Hearings',
      from: first,
      to: last,
      when: `About ${span(first, last)}, by county`,
      detail: 'The board sends the time and place. This span is practice, not law.',
      source: from.hearing,
    },
  ]
}

const yearlyStages = (today: CalendarDate, year: number): readonly Stage[] => {
  const kept: ReadonlyMap<string, string> = new Map([
    [`discount-4-${year}`, `Tax bill for ${year}: 4% off`],
    [`payment-${year}`, `Tax bill for ${year}: last day while you appeal`],
    [`valuation-${year + 1}`, `The day the ${year + 1} value is judged by`],
  ])
  return yearlyDeadlines(today).flatMap(({ id, dueOn, detail, source }: Deadline) => {
    const title = kept.get(id)
    return title === undefined
      ? []
      : [{ key: id, title, from: dueOn, to: dueOn, when: formatCalendarDate(dueOn), detail, source }]
  })
}

const nextNotice = (today: CalendarDate): readonly Stage[] => {
  const { window, nextWindow } = seasonOn(today)
  if (nextWindow.year === window.year) return []
  return [
    {
      key: 'next-notice',
      title: `TRIM notice for ${nextWindow.year}`,
      from: nextWindow.opensOn,
      to: nextWindow.opensOn,
      when: `From about ${shortDate(nextWindow.opensOn)}`,
      detail: 'A new value, and a new right to ask for a lower one.',
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

export type StageTime = 'past' | 'now' | 'ahead'

export const timeOf = ({ from: first, to }: Pick<Stage, 'from' | 'to'>, today: CalendarDate): StageTime => {
  if (today > to) return 'past'
  return today < first ? 'ahead' : 'now'
}

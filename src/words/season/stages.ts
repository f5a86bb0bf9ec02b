/** Owns the stages of one appeal season in order, with where the present day stands among them. */

import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import { yearlyDeadlines } from '#core/appeal/deadlines/yearly.ts'
import { petitionDayIn } from '#core/appeal/petition-day.ts'
import { type FilingWindow, petitionWindowDays, usualHearings } from '#core/appeal/season/params.ts'
import { seasonOn } from '#core/appeal/season/season.ts'
import { timeOf } from '#core/appeal/season/strip.ts'
import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  formatCalendarDate,
} from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import * as words from '#messages/season/stages.ts'
import { yearlyWords } from '../deadline/yearly.ts'
import { petitionDayToAct, shutDayWords, tellShutDay } from './shut-day.ts'

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
  /** Of those alone who filed a petition: to everybody else it is never now. */
  readonly onlyIfFiled?: true
}

/** What the home's county reported last, of whatever year; null without a county or a date. */
export type CountyDeadline = {
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
    const known = words.countyMailedNoticesOnThisDay({ countyName: ours.countyName })
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
  const known = words.oursDateIsntSetYetThese({
    countyName: ours?.countyName ?? '',
    isUnknown: ours === null ? 'yes' : 'no',
  })
  const when = words.about({ first: first === to ? formatPlainDate(to) : span(first, to) })
  return { from: first, to, when, known, source: from.petition }
}

const petitionWords = (ours: CountyDeadline, certainty: 'reported' | 'estimate'): string => {
  if (ours === null) return words.thisIsTheEarliestDeadlineIn()
  if (certainty === 'estimate') return words.anEstimateFromCountysLastSeason({ countyName: ours.countyName })
  const tentative = ours.isTentative ? words.markedTentativeByTheClerk() : ''
  return words.asReportedForCounty({ countyName: ours.countyName, tentative })
}

/** The day to file by in the season of `today`, with why it is not the last day itself. */
const petitionDay = (today: CalendarDate, ours: CountyDeadline) => {
  const reported = ours === null ? null : calendarDate(ours.petitionsDueOn)
  const { dueOn, certainty } = petitionDayIn(reported, seasonOn(today).window.year)
  const { on, why } = petitionDayToAct(dueOn, today)
  return {
    dueOn,
    certainty: ours === null ? ('estimate' as const) : certainty,
    on,
    day: formatCalendarDate(on),
    why,
  }
}

export interface FileBy {
  /** 'Friday, September 4, 2026'. */
  readonly day: string
  /** Why it is not the county's last day itself: a whole sentence; '' where nothing is to be said. */
  readonly why: string
  /** The county's own day; otherwise the earliest that it may be. */
  readonly isKnown: boolean
  readonly daysLeft: number
}

/** By when to file, once notices are out and while the day is ahead; null on every other day. */
export const fileByOn = (today: CalendarDate, ours: CountyDeadline): FileBy | null => {
  const stage = petitionStages(today, ours).find(({ key }) => key === 'petition')
  const { certainty, dueOn, on, day } = petitionDay(today, ours)
  if (stage === undefined || on < today || timeOf(stage, today) !== 'now') return null
  return {
    day,
    why: certainty === 'reported' ? tellShutDay(dueOn, on) : '',
    isKnown: certainty === 'reported',
    daysLeft: daysBetween(today, on),
  }
}

/** Where the day is not the county's own, the window stays open in the picture until the last county closes. */
const petitionStages = (today: CalendarDate, ours: CountyDeadline): readonly Stage[] => {
  const { window: season } = seasonOn(today)
  const { dueOn, certainty, day, why } = petitionDay(today, ours)
  const { known, ...notice } = noticeDays(ours === null ? season.closesOn : dueOn, season, ours)
  const estimate = season.certainty === 'estimate' ? words.estimatedFromTheCalendarInThe() : ''
  const isKnown = certainty === 'reported'
  return [
    {
      key: 'notice',
      title: words.trimNoticeFor({ year: season.year }),
      ...notice,
      detail: words.thePropertyAppraiserMailsItIt({ known, estimate }),
    },
    {
      key: 'petition',
      title: words.petitionDeadline(),
      from: notice.to,
      to: isKnown ? dueOn : season.closesOn,
      when: [isKnown ? words.by({ day }) : words.asEarlyAs({ day }), why].filter(Boolean).join(' '),
      detail: [petitionWords(ours, certainty), isKnown ? shutDayWords(dueOn) : '', words.goByTheDateOnYour()]
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
      onlyIfFiled: true,
      title: words.evidenceDueToThePropertyAppraiser(),
      from: addDays(first, -evidenceExchangeDays),
      to: addDays(last, -evidenceExchangeDays),
      when: words.daysBeforeYourHearing({ days: evidenceExchangeDays }),
      detail: words.bothSidesTradeTheEvidenceTheyll(),
      source: from.evidence,
    },
    {
      key: 'hearings',
      onlyIfFiled: true,
      title: words.hearings(),
      from: first,
      to: last,
      when: words.aboutByCounty({ span: span(first, last) }),
      detail: words.theBoardSendsYouTheTime(),
      source: from.hearing,
    },
  ]
}

const yearlyStages = (today: CalendarDate, year: number): readonly Stage[] => {
  const kept: ReadonlyMap<string, string> = new Map([
    [`discount-4-${year}`, words.taxBill4Off({ year })],
    [`payment-${year}`, words.taxBillLastDayToPay({ year })],
    [`valuation-${year + 1}`, words.valueDateFor({ year: year + 1 })],
  ])
  return yearlyDeadlines(today).flatMap(({ id, purpose, dueOn, source }) => {
    const title = kept.get(id)
    return title === undefined
      ? []
      : [
          {
            key: id,
            title,
            from: dueOn,
            to: dueOn,
            when: formatCalendarDate(dueOn),
            detail: yearlyWords(purpose, dueOn).detail,
            source,
          },
        ]
  })
}

const nextNotice = (today: CalendarDate): readonly Stage[] => {
  const { window: season, nextWindow } = seasonOn(today)
  if (nextWindow.year === season.year) return []
  return [
    {
      key: 'next-notice',
      title: words.trimNoticeFor({ year: nextWindow.year }),
      from: nextWindow.opensOn,
      to: nextWindow.opensOn,
      when: words.fromAbout({ opensOn: formatPlainDate(nextWindow.opensOn) }),
      detail: words.aNewValueAndANew(),
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

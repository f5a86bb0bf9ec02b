/** Says what is left once the last day to petition is behind: the next season, and what the law asks of a late petition. */

import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import type { LatePetition } from '#core/appeal/late-petition.ts'
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatMonth } from '#core/date-forms.ts'
import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import { outcomeLabel } from '../verdict/outcome-label.ts'

/** The month in which the next notices come: 'August 2027'. */
export const nextNoticeMonth = ({ nextNoticeOn }: LatePetition): string =>
  formatMonth({ year: Number(nextNoticeOn.slice(0, 4)), month: Number(nextNoticeOn.slice(5, 7)) })

export const PRINTED_DATE =
  'Go by the petition deadline on your TRIM notice. The board must receive your petition by then.'

const lastDayWords = ({ taxYear, countyName, lastDayOn }: LatePetition): string => {
  const day = formatCalendarDate(calendarDate(lastDayOn))
  if (countyName === null) return `the last county deadline for ${taxYear} was ${day}`
  const why = whyOfficeShut(calendarDate(lastDayOn))
  const shut =
    why === null ? '' : `, which is ${why}, so ask the clerk whether the board took petitions later`
  return `${countyName} County’s ${taxYear} deadline was ${day}${shut}`
}

/** Source: s. 194.011, F.S.; Rule 12D-9.015(11), F.A.C., as Florida clerks quote it. Checked 2026-11-21. */
const GOOD_CAUSE =
  'The board may take a late petition for good cause. You have to show extraordinary circumstances that kept you from filing in time, such as a family crisis, illness, wrong information from the office or another cause beyond your control (Rule 12D-9.015(11), F.A.C.). If that’s you, call the clerk of your value adjustment board now.'

/** What is known of the day, what a late petition needs, and when the next right to petition comes. */
export const lateWords = (late: LatePetition): readonly string[] => [
  `The ${late.taxYear} petition deadline has most likely passed: ${lastDayWords(late)}. Go by the date on your TRIM notice.`,
  GOOD_CAUSE,
  `Otherwise, your next chance is about ${nextNoticeMonth(late)}, when your next notice comes with a new value and a new deadline.`,
]

type LateReason = Extract<
  ReasonCode,
  | 'own_sale_speaks_against'
  | 'cap_leaves_room'
  | 'needs_large_cut'
  | 'estimate_below_break_even'
  | 'estimate_spans_break_even'
  | 'estimate_is_rough'
>

const LATE_HEADLINES: Readonly<Record<LateReason, string>> = {
  cap_leaves_room: 'A lower value would have saved money, if you had evidence for it.',
  own_sale_speaks_against: 'The home’s own sale price argues against a lower value.',
  needs_large_cut: 'Only a much lower value would have saved money.',
  estimate_below_break_even: 'The whole range of the estimate was low enough for a petition to pay.',
  estimate_is_rough: 'The estimate is rough, but it was low enough for a petition to pay.',
  estimate_spans_break_even: 'Only part of the estimate’s range was low enough for a petition to pay.',
}

const isLateReason = (reason: ReasonCode): reason is LateReason => reason in LATE_HEADLINES

interface Answer {
  readonly taxYear: number
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly headline: string
}

/** The verdict with a headline that no longer speaks of filing now; any other answer is given back as it is. */
export const verdictWhenLate = <V extends Answer>(verdict: V, late: LatePetition | null): V =>
  late === null || !isLateReason(verdict.reason)
    ? verdict
    : {
        ...verdict,
        headline: `The ${late.taxYear} deadline has most likely passed. Your next chance is about ${nextNoticeMonth(late)}. ${LATE_HEADLINES[verdict.reason]}`,
      }

/** The few words an answer is called by on the day it is read. */
export const labelOnTheDay = (answer: Answer, isLate: boolean): string =>
  isLate && isLateReason(answer.reason) ? `Most likely too late for ${answer.taxYear}` : outcomeLabel(answer)

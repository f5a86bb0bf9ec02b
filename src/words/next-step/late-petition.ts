/** Says what is left once the last day to petition is behind: the next season, and what the law asks of a late petition. */

import type { EstimateStep } from '#core/appeal/cost/cut-worth.ts'
import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import type { LatePetition } from '#core/appeal/late-petition.ts'
import { calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { formatMonth } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/next-step/late-petition.ts'
import { tellWhyShut } from '../season/shut-day.ts'
import { outcomeLabel } from '../verdict/outcome-label.ts'

/** The month in which the next notices come: 'August 2027'. */
export const nextNoticeMonth = ({ nextNoticeOn }: LatePetition): string =>
  formatMonth({ year: Number(nextNoticeOn.slice(0, 4)), month: Number(nextNoticeOn.slice(5, 7)) })

export const PRINTED_DATE = words.goByThePetitionDeadlineOn()

const lastDayWords = ({ taxYear, countyName, lastDayOn }: LatePetition): string => {
  const day = formatCalendarDate(calendarDate(lastDayOn))
  if (countyName === null) return words.theLastCountyDeadlineForWas({ taxYear, day })
  const why = whyOfficeShut(calendarDate(lastDayOn))
  const shut = why === null ? '' : words.whichIsSoAskTheClerk({ why: tellWhyShut(why) })
  return words.countysDeadlineWas({ countyName, taxYear, day, shut })
}

/** Source: s. 194.011, F.S.; Rule 12D-9.015(11), F.A.C., as Florida clerks quote it. Checked 2026-11-21. */
const GOOD_CAUSE = words.theBoardMayTakeALate()

/** What is known of the day, and what a late petition needs. */
export const lateWords = (late: LatePetition): readonly string[] => [
  words.thePetitionDeadlineHasPassed({ taxYear: late.taxYear, lastDay: lastDayWords(late) }),
  GOOD_CAUSE,
]

export const nextChance = (late: LatePetition): string =>
  words.otherwiseYourNextChanceIsAbout({ nextNoticeMonth: nextNoticeMonth(late) })

type LateReason = Extract<
  ReasonCode,
  | 'own_sale_speaks_against'
  | 'own_sale_speaks_for'
  | 'cap_leaves_room'
  | 'needs_large_cut'
  | 'estimate_below_break_even'
  | 'estimate_spans_break_even'
  | 'estimate_is_rough'
  | 'estimate_rests_on_rate'
>

/** Whether the range as a whole would have paid is a riddle: what its middle would have saved is told. */
const spanWords = (estimate: EstimateStep | null): string => {
  const { savingCents = null, afterFeeCents = null } = estimate?.middle ?? {}
  if (savingCents === null || afterFeeCents === null) return words.onlyTheLowEndWouldHavePaid()
  const whole = inWholeDollars(savingCents)
  if (whole === 0) return words.itWouldHaveSavedNothing()
  const saving = formatMoney(whole)
  return afterFeeCents > 0
    ? words.itWouldHaveSavedUnless({ saving })
    : words.itWouldHaveSavedLessThanTheFee({ saving })
}

const roughDollars = (estimate: EstimateStep | null): string => {
  const { savingCents = null, justCents = 0 } = estimate?.middle ?? {}
  return savingCents === null || savingCents <= 0
    ? ''
    : words.roughEstimate({ value: formatMoney(justCents), saving: formatMoney(inWholeDollars(savingCents)) })
}

/** As on the days before: only the tense differs. */
const lateHeadline = (reason: LateReason, estimate: EstimateStep | null): string => {
  if (reason !== 'estimate_spans_break_even' && reason !== 'estimate_is_rough') return LATE_HEADLINES[reason]
  if (estimate !== null && estimate.middle.justCents > estimate.justCents)
    return words.salesAboveTheCounty({
      value: formatMoney(estimate.middle.justCents),
      countyValue: formatMoney(estimate.justCents),
    })
  return reason === 'estimate_is_rough'
    ? words.estimateIsRough({ worth: roughDollars(estimate) })
    : spanWords(estimate)
}

const LATE_HEADLINES: Readonly<
  Record<Exclude<LateReason, 'estimate_spans_break_even' | 'estimate_is_rough'>, string>
> = {
  cap_leaves_room: words.capLeavesRoom(),
  own_sale_speaks_against: words.ownSaleSpeaksAgainst(),
  own_sale_speaks_for: words.ownSaleSpeaksFor(),
  needs_large_cut: words.needsLargeCut(),
  estimate_below_break_even: words.estimateBelowBreakEven(),
  estimate_rests_on_rate: words.estimateRestsOnRate(),
}

const isLateReason = (reason: ReasonCode): reason is LateReason =>
  reason === 'estimate_spans_break_even' || reason === 'estimate_is_rough' || reason in LATE_HEADLINES

interface Answer {
  readonly taxYear: number
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly headline: string
}

/** The verdict with a headline that no longer speaks of filing now; any other answer is given back as it is. */
export const verdictWhenLate = <V extends Answer>(
  verdict: V,
  late: LatePetition | null,
  estimate: EstimateStep | null,
): V =>
  late === null || !isLateReason(verdict.reason)
    ? verdict
    : {
        ...verdict,
        headline: words.theDeadlineHasPassed({
          taxYear: late.taxYear,
          nextNoticeMonth: nextNoticeMonth(late),
          headline: lateHeadline(verdict.reason, estimate),
        }),
      }

/** The few words an answer is called by on the day it is read. */
export const labelOnTheDay = (answer: Answer, isLate: boolean): string =>
  isLate && isLateReason(answer.reason) ? words.tooLateFor({ taxYear: answer.taxYear }) : outcomeLabel(answer)

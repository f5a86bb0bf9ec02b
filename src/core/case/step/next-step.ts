/** Owns the one next step of a case: what is most useful to do now, by which day, and how long it takes. */

import { countedEvidenceDay, evidenceDays } from '#core/appeal/deadlines/evidence.ts'
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { type CalendarDate, daysBetween } from '#core/calendar-date.ts'
import type { FaultReason } from '#core/case/faults/fault.ts'
import { caseFaults } from '#core/case/faults/of-case.ts'
import { type CaseDay, isBillOut } from '../days/case-dates.ts'
import { keyDates } from '../days/key-dates.ts'
import type { Lacking } from '../lacking.ts'
import { type LeastPayment, leastPayment } from '../least-payment.ts'
import { fileFirstDays } from '../params.ts'
import {
  type CaseContents,
  type CaseStep,
  type CaseStepState,
  caseSteps,
  hasAppraisersEvidence,
  isEvidenceDelivered,
} from '../parts.ts'
import { NEXT_STEPS, type NextStepId } from './steps.ts'

export interface NextCaseStep {
  readonly id: NextStepId
  /** The step of the case where it is done. */
  readonly step: CaseStep
  /** What has to be put right or is asked about there; null where nothing is. */
  readonly fault: FaultReason | null
  /** Of a step to pay, as far as it is known. */
  readonly least: LeastPayment | null
  /** About how long it takes, by our own judgment; null for what is waited for. */
  readonly minutes: number | null
  /** What it has to be done by; null while no day is known. */
  readonly deadline: Deadline | null
  /** The petition is in, and the notice of hearing is waited for meanwhile. */
  readonly isMeanwhile: boolean
}

export interface CaseNow
  extends CaseDay,
    Pick<CaseContents, 'record' | 'uploads' | 'isPurchaseEvidence' | 'keepsPapersHere' | 'openSteps'> {
  /** The evidence packet is made: what could still be gathered no longer stands before handing it over. */
  readonly hasPacket?: boolean
  /** The part where better evidence would change an answer that speaks against filing; null or missing where none does. */
  readonly improvedBy?: 'comparables' | 'condition' | null
}

/** What an owner gathers before the petition and the hearing, in this order. */
const PREPARATION = ['notice', 'facts', 'comparables', 'condition', 'papers', 'value'] as const

type Dates = ReturnType<typeof keyDates>

const step = (id: NextStepId, deadline: Deadline | null): NextCaseStep => ({
  id,
  ...NEXT_STEPS[id],
  fault: null,
  least: null,
  deadline,
  isMeanwhile: false,
})

const isWithin = (deadline: Deadline | null, days: number, { today }: CaseNow): boolean =>
  deadline !== null && daysBetween(today, deadline.dueOn) <= days

/** The paper that the case rests on. */
const lacksClosingStatement = (part: CaseStepState | undefined): boolean =>
  part?.lacking.some(({ code }) => code === 'closing_statement') === true

/** Nothing has to be added: what is there has to be told of. */
const OF_WHAT_IS_THERE: readonly Lacking['code'][] = ['captions', 'what_statement_shows', 'how_it_was_sold']

/** Where something is wrong or lacking. Once a packet is made only what has a mistake in it, or is without that paper. */
const isToPrepare = (part: CaseStepState | undefined, now: CaseNow): boolean =>
  part !== undefined &&
  part.state !== 'later' &&
  (part.wrong.length > 0 || part.lacking.length > 0) &&
  (now.hasPacket !== true || part.wrong.length > 0 || lacksClosingStatement(part))

const preparationId = (id: (typeof PREPARATION)[number], part: CaseStepState | undefined): NextStepId => {
  if (id !== 'papers') return id
  if (lacksClosingStatement(part)) return 'closing_statement'
  return part?.lacking.every(({ code }) => OF_WHAT_IS_THERE.includes(code)) ? 'papers_open' : id
}

/** The first part still to be prepared; null when there is none. */
const preparation = (now: CaseNow, deadline: Deadline | null): NextCaseStep | null => {
  const parts = new Map(caseSteps(now).map((part) => [part.id, part]))
  const open = PREPARATION.filter((id) => isToPrepare(parts.get(id), now))
  // A paper that has to be asked for elsewhere holds up no part that can be done meanwhile.
  const first = open.find((id) => !lacksClosingStatement(parts.get(id))) ?? open[0]
  if (first === undefined) return null
  const part = parts.get(first)
  return { ...step(preparationId(first, part), deadline), fault: part?.wrong[0] ?? null }
}

/** The path is read from the days of these parts: while one of them cannot be so, no later step is sure. */
const DATED: readonly CaseStep[] = ['filing', 'hearing', 'deliveries', 'outcome']

const puttingRight = (now: CaseNow): NextCaseStep | null => {
  const fault = caseFaults(now).find(({ step, isAsked }) => DATED.includes(step) && !isAsked)
  return fault ? { ...step('put_right', null), step: fault.step, fault: fault.reason } : null
}

const beforePetition = (now: CaseNow, { petition }: Dates): NextCaseStep => {
  if (petition === null) return step('window_over', null)
  const decide = now.improvedBy ? step(`decide_${now.improvedBy}`, petition) : null
  if (isWithin(petition, fileFirstDays, now)) return decide ?? step('file_now', petition)
  const open = preparation(now, petition)
  // That paper is due with the evidence, weeks after the petition.
  return open === null || open.id === 'closing_statement' ? (decide ?? step('file', petition)) : open
}

/** With the amount of the day after which no discount is left. */
const pay = ({ file }: CaseNow, payment: Deadline): NextCaseStep => ({
  ...step('pay', payment),
  least: leastPayment(file, 0),
})

/** An appeal is lost without it, and nothing can be paid before there is a bill. */
const paymentFirst = (now: CaseNow, { payment }: Dates): NextCaseStep | null =>
  payment !== null && isBillOut(now) ? pay(now, payment) : null

/** Until the clerk has given it a number; whether it is taken decides whether the rest is of use this year. */
const takenLate = (now: CaseNow): NextCaseStep | null => {
  if (now.file.filing.petitionNumber !== '') return null
  const asked = caseFaults(now).find(({ step, isAsked }) => step === 'filing' && isAsked)
  return asked ? { ...step('petition_late', null), fault: asked.reason } : null
}

const beforeHearingIsKnown = (now: CaseNow): NextCaseStep => {
  const late = takenLate(now)
  if (late) return late
  const open = preparation(now, null)
  return open ? { ...open, isMeanwhile: true } : step('await_hearing', null)
}

const beforeDelivery = (
  now: CaseNow,
  { aim, evidence, hearing }: Dates,
  heldOn: CalendarDate,
): NextCaseStep => {
  const { dueOn, countedOn } = evidenceDays(heldOn)
  if (now.today > countedOn) return step('deliver_late', hearing)
  if (now.today > dueOn) return step('deliver_at_once', countedEvidenceDay(heldOn))
  const isAimOver = aim === null && evidence !== null
  return isAimOver ? step('deliver', evidence) : (preparation(now, aim) ?? step('deliver', aim))
}

const beforeHearing = (now: CaseNow, dates: Dates, heldOn: CalendarDate): NextCaseStep => {
  const { check, hearing } = dates
  if (!isEvidenceDelivered(now.file)) return beforeDelivery(now, dates, heldOn)
  const isTheirsDue = now.today > evidenceDays(heldOn).countedOn
  if (isTheirsDue && !hasAppraisersEvidence(now.file)) return step('check_appraiser', check ?? hearing)
  return step('rehearse', hearing)
}

/** Never more than one; what costs the appeal when it is missed comes before what would make it better. */
export const nextCaseStep = (now: CaseNow): NextCaseStep => {
  const { file, today } = now
  const wrong = puttingRight(now)
  if (wrong) return wrong
  const dates = keyDates(now)
  if (file.outcome.kind !== null) return step('decided', dates.court)
  const { heldOn } = file.hearing
  if (heldOn !== null && heldOn < today) return paymentFirst(now, dates) ?? step('outcome', null)
  // A hearing date entered early does not file the petition: without one there is no hearing.
  if (file.filing.petitionFiledOn === null && (heldOn === null || dates.petition !== null))
    return beforePetition(now, dates)
  const payment = paymentFirst(now, dates)
  if (heldOn === null) return payment ?? beforeHearingIsKnown(now)
  const hearing = beforeHearing(now, dates, heldOn)
  const isSooner = hearing.deadline === null || (dates.payment?.dueOn ?? '') < hearing.deadline.dueOn
  return payment !== null && isSooner ? payment : hearing
}

export interface CaseOpening {
  readonly next: NextCaseStep
  /** A day that is over and may still matter; it is said beside the step, which is one that can still help. */
  readonly missed: NextCaseStep | null
}

/** What a case opens at: never at a day that is missed while something else is left to do. */
export const caseOpening = (now: CaseNow): CaseOpening => {
  const next = nextCaseStep(now)
  if (next.id !== 'window_over') return { next, missed: null }
  const helpful = preparation(now, null)
  return helpful === null ? { next, missed: null } : { next: helpful, missed: next }
}

/** Owns which days belong to one case: those of its tax year, its notice and its hearing, and the day of a lawsuit. */

import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { addDays, type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from './file.ts'
import { leastPayment, leastPaymentWords } from './least-payment.ts'
import { boardsFinish, courtDays, courtSource, decisionDays, decisionSource } from './params.ts'

export interface CaseDay extends Pick<DeadlineFacts, 'today' | 'county'> {
  readonly file: CaseFile
  readonly taxYear: number
}

/** Exemptions, portability and the valuation day are no part of an appeal that is under way. */
const belongs = ({ id }: Deadline, taxYear: number): boolean =>
  /^(evidence|evidence-aim|evidence-check|hearing)-\d{4}$/.test(id) ||
  [`notice-${taxYear}`, `petition-${taxYear}`, `payment-${taxYear}`].includes(id) ||
  (id.startsWith('discount-') && id.endsWith(`-${taxYear}`))

/** Where the last day is no working day, the one before is safe. */
export const courtDueOn = (decidedOn: CalendarDate): CalendarDate =>
  workingDayUpTo(addDays(decidedOn, courtDays))

const courtDay = ({ file: { outcome }, today }: CaseDay): readonly Deadline[] => {
  const { kind, decidedOn } = outcome
  if (decidedOn === null || (kind !== 'reduced' && kind !== 'not_reduced')) return []
  const dueOn = courtDueOn(decidedOn)
  if (dueOn < today) return []
  const detail = `${courtDays} days from the decision, or the last business day before that. A denied homestead exemption has less time. Ask a lawyer now. You can’t extend this date.`
  const title = 'Last day to take the decision to circuit court'
  return [{ id: 'court', title, dueOn, certainty: 'estimate', detail, source: courtSource }]
}

/** Nobody can know the board's last day ahead; this one is for looking after a decision that has not come. */
const decisionDay = ({
  file: { filing, hearing, outcome },
  taxYear,
  today,
}: CaseDay): readonly Deadline[] => {
  const dueOn = calendarDate(`${taxYear + 1}-${boardsFinish}`)
  const isAwaited = filing.petitionFiledOn !== null && outcome.kind === null && dueOn >= today
  if (!isAwaited || (hearing.heldOn !== null && hearing.heldOn > dueOn)) return []
  const detail = `Most boards finish by this date. Some go on until December. They mail decisions within ${decisionDays} calendar days of the board’s last day. Note the date on yours, because the time for a lawsuit starts with the decision.`
  const title = 'Did you get the board’s written decision? (estimate)'
  return [
    {
      id: `decision-${taxYear}`,
      title,
      dueOn,
      certainty: 'estimate',
      detail,
      source: decisionSource,
    },
  ]
}

/** A recommendation is easily taken for the decision; the day of the board's own is on its paper. */
const isFinal = ({ kind, decidedOn }: CaseFile['outcome']): boolean =>
  kind !== null && (decidedOn !== null || (kind !== 'reduced' && kind !== 'not_reduced'))

/** Source: s. 194.014, F.S.; that a recommendation does not lift the duty: form DR-486, R. 12/25, page 3. Checked 2026-11-22. */
const withoutRecommendation = (deadline: Deadline, { outcome }: CaseFile): Deadline => {
  if (!deadline.id.startsWith('payment-') || outcome.kind === null) return deadline
  const detail = `${deadline.detail} You must still pay until the board’s final decision. A special magistrate’s recommendation isn’t final. If you have the board’s decision, enter its date.`
  return { ...deadline, detail }
}

/** In percent, where the day is that of a discount or of the payment without one. */
const discountOn = ({ id }: Deadline): number | null => {
  if (id.startsWith('payment-')) return 0
  const percent = /^discount-(\d)-/.exec(id)?.[1]
  return percent === undefined ? null : Number(percent)
}

/** Once the board has decided, the whole bill is due and no least is left to name. */
const withAmount = (deadline: Deadline, file: CaseFile): Deadline => {
  const discountPercent = discountOn(deadline)
  if (discountPercent === null || isFinal(file.outcome)) return deadline
  return {
    ...deadline,
    detail: `${deadline.detail}${leastPaymentWords(leastPayment(file, discountPercent))}`,
  }
}

/** From today on, earliest first; without the days that what is done has made idle. */
export const caseDates = (day: CaseDay): readonly Deadline[] => {
  const { file, taxYear, today, county } = day
  const { filing, outcome } = file
  const isDone = ({ id }: Deadline): boolean =>
    (filing.petitionFiledOn !== null && /^(petition|notice)-/.test(id)) ||
    (filing.paidOn !== null && /^(payment|discount)-/.test(id)) ||
    (outcome.kind !== null && /^(petition|notice|evidence|hearing)/.test(id)) ||
    (isFinal(outcome) && id.startsWith('payment-'))
  const printedPetitionDate = file.notice.petitionDueOn
  const dates = deadlinesFor({
    today,
    county,
    printedPetitionDate,
    hearingOn: file.hearing.heldOn,
    hearing: file.hearing,
  })
  const ahead = dates.filter((date) => belongs(date, taxYear) && !isDone(date))
  const told = ahead.map((date) => withAmount(withoutRecommendation(date, file), file))
  return [...told, ...decisionDay(day), ...courtDay(day)].toSorted((a, b) =>
    a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn),
  )
}

/** Owns which days belong to one case: those of its tax year, its notice and its hearing, and the day of a lawsuit. */

import { workingDayUpTo } from '#core/appeal/deadlines/holidays.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines/shape.ts'
import { isDiscount } from '#core/appeal/deadlines/yearly.ts'
import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { addDays, type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '../file.ts'
import { type LeastPayment, leastPayment } from '../least-payment.ts'
import { billsAreOutFrom, boardsFinish, courtDays, courtSource, decisionSource } from '../params.ts'

export interface CaseDay extends Pick<DeadlineFacts, 'today' | 'county'> {
  readonly file: CaseFile
  readonly taxYear: number
}

/** Whether the bill of the tax year can be paid: before that nobody can do what the law requires. */
export const isBillOut = ({ taxYear, today }: Pick<CaseDay, 'taxYear' | 'today'>): boolean =>
  today >= `${taxYear}-${billsAreOutFrom}`

/** Exemptions, portability and the valuation day are no part of an appeal that is under way. */
const belongs = ({ id }: Deadline, taxYear: number): boolean =>
  /^(evidence|evidence-aim|evidence-check|hearing)-\d{4}$/.test(id) ||
  [`notice-${taxYear}`, `petition-${taxYear}`, `payment-${taxYear}`].includes(id) ||
  (isDiscount({ id }) && id.endsWith(`-${taxYear}`))

/** Where the last day is no working day, the one before is safe. */
export const courtDueOn = (decidedOn: CalendarDate): CalendarDate =>
  workingDayUpTo(addDays(decidedOn, courtDays))

const courtDay = ({ file: { outcome }, today }: CaseDay): readonly Deadline[] => {
  const { kind, decidedOn } = outcome
  if (decidedOn === null || (kind !== 'reduced' && kind !== 'not_reduced')) return []
  const dueOn = courtDueOn(decidedOn)
  if (dueOn < today) return []
  return [{ id: 'court', purpose: { code: 'court' }, dueOn, certainty: 'estimate', source: courtSource }]
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
  return [
    {
      id: `decision-${taxYear}`,
      purpose: { code: 'decision' },
      dueOn,
      certainty: 'estimate',
      source: decisionSource,
    },
  ]
}

/** A recommendation is easily taken for the decision; the day of the board's own is on its paper. */
const isFinal = ({ kind, decidedOn }: CaseFile['outcome']): boolean =>
  kind !== null && (decidedOn !== null || (kind !== 'reduced' && kind !== 'not_reduced'))

/** Once the board has decided, the whole bill is due and no least is left to name. */
const leastOn = (file: CaseFile, discountPercent: number): LeastPayment | null =>
  isFinal(file.outcome) ? null : leastPayment(file, discountPercent)

/** A payment, or one with a discount, with what the case says of it. */
const ofCase = (deadline: Deadline, file: CaseFile): Deadline => {
  const { purpose } = deadline
  if (purpose.code === 'discount')
    return {
      ...deadline,
      purpose: {
        ...purpose,
        isAppealed: file.filing.petitionFiledOn !== null,
        least: leastOn(file, purpose.percent),
      },
    }
  if (purpose.code !== 'payment') return deadline
  const mayBeRecommended = file.outcome.kind !== null
  return { ...deadline, purpose: { ...purpose, mayBeRecommended, least: leastOn(file, 0) } }
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
  return [...ahead.map((date) => ofCase(date, file)), ...decisionDay(day), ...courtDay(day)].toSorted(
    (a, b) => (a.dueOn < b.dueOn ? -1 : Number(a.dueOn > b.dueOn)),
  )
}

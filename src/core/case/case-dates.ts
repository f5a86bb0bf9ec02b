/** Owns which days belong to one case: those of its tax year, its notice and its hearing, and the day of a lawsuit. */

import { deadlinesFor } from '#core/appeal/deadlines.ts'
import { workingDayUpTo } from '#core/appeal/deadlines-holidays.ts'
import type { Deadline, DeadlineFacts } from '#core/appeal/deadlines-shape.ts'
import { addDays } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/case-file.ts'
import { courtDays, courtSource } from '#core/case/params.ts'

export interface CaseDay extends Pick<DeadlineFacts, 'today' | 'county'> {
  readonly file: CaseFile
  readonly taxYear: number
}

/** Exemptions, portability and the valuation day are no part of an appeal that is under way. */
const belongs = ({ id }: Deadline, taxYear: number): boolean =>
  /^(evidence|evidence-aim|evidence-check|hearing)-\d{4}$/.test(id) ||
  [`notice-${taxYear}`, `petition-${taxYear}`, `payment-${taxYear}`].includes(id) ||
  (id.startsWith('discount-') && id.endsWith(`-${taxYear}`))

const courtDay = ({ file: { outcome }, today }: CaseDay): readonly Deadline[] => {
  const { kind, decidedOn } = outcome
  if (decidedOn === null || (kind !== 'reduced' && kind !== 'not_reduced')) return []
  const dueOn = workingDayUpTo(addDays(decidedOn, courtDays))
  if (dueOn < today) return []
  const detail = `Counted ${courtDays} days from the decision; where that is no working day, the one before. A denied homestead exemption has a shorter time. Ask a lawyer: this day cannot be moved.`
  const title = 'Last day to take the decision to the circuit court'
  return [{ id: 'court', title, dueOn, certainty: 'estimate', detail, source: courtSource }]
}

/** From today on, earliest first; without the days that what is done has made idle. */
export const caseDates = (day: CaseDay): readonly Deadline[] => {
  const { file, taxYear, today, county } = day
  const { filing, outcome } = file
  const isDone = ({ id }: Deadline): boolean =>
    (filing.petitionFiledOn !== null && /^(petition|notice)-/.test(id)) ||
    (filing.paidOn !== null && /^(payment|discount)-/.test(id)) ||
    (outcome.kind !== null && /^(petition|notice|evidence|hearing)/.test(id))
  const printedPetitionDate = file.notice.petitionDueOn
  const dates = deadlinesFor({ today, county, printedPetitionDate, hearingOn: file.hearing.heldOn })
  return [...dates.filter((date) => belongs(date, taxYear) && !isDone(date)), ...courtDay(day)]
}

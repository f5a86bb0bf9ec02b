/** Owns which days of a petition, its hearing, its deliveries and its decision cannot be so, or are out of order. */

import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import { type CalendarDate, isWeekend } from '#core/calendar-date.ts'
import { isReceivedLate } from '#core/case/days/late-filing.ts'
import { noticesNotBefore, yearsUntilHearing } from '#core/case/params.ts'
import type { CaseFault, FaultFacts, FaultPlace, FaultReason, TypedDay } from './fault.ts'

type Found = CaseFault | false

const fault = (place: FaultPlace, kind: CaseFault['kind'], reason: FaultReason): CaseFault => ({
  ...place,
  kind,
  reason,
})

const notYet = (place: FaultPlace, day: TypedDay, { today }: FaultFacts): Found =>
  day.on > today && fault(place, 'impossible', { code: 'day_to_come', day, today })

const beforeTheYear = (place: FaultPlace, day: TypedDay, { taxYear }: FaultFacts): Found =>
  day.on < `${taxYear}-01-01` && fault(place, 'impossible', { code: 'before_tax_year', day, taxYear })

const beforeTheNotices = (place: FaultPlace, day: TypedDay, { taxYear }: FaultFacts): Found =>
  day.on >= `${taxYear}-01-01` &&
  day.on < `${taxYear}-${noticesNotBefore}` &&
  fault(place, 'doubtful', { code: 'before_notices', day, taxYear })

interface Earlier {
  readonly after: 'petition' | 'hearing'
  readonly afterOn: CalendarDate | null
}

const outOfOrder = (place: FaultPlace, day: TypedDay, { after, afterOn }: Earlier): Found =>
  afterOn !== null &&
  day.on < afterOn &&
  fault(place, 'doubtful', { code: 'out_of_order', day, after, afterOn })

const ask = (place: FaultPlace, reason: FaultReason): CaseFault => ({
  ...fault(place, 'doubtful', reason),
  isAsked: true,
})

/** Until a hearing is set or the case has ended: then the question of the day is behind it. */
const receivedLate = (place: FaultPlace, on: CalendarDate, { file }: FaultFacts): Found => {
  const { filing, notice, hearing, outcome } = file
  const { petitionDueOn: printedOn } = notice
  const isOpen = hearing.heldOn === null && outcome.kind === null
  if (printedOn === null || !isReceivedLate(file) || !isOpen) return false
  return ask(place, { code: 'received_late', on, printedOn, hasNumber: filing.petitionNumber !== '' })
}

/** A day that is wrong otherwise is put right before anything is asked about it. */
const elseAsk = (wrong: readonly Found[], asked: Found): readonly Found[] =>
  wrong.some((one) => one !== false) ? wrong : [asked]

const filingFaults = (facts: FaultFacts): readonly Found[] => {
  const { petitionFiledOn, paidOn } = facts.file.filing
  const at = (field: string): FaultPlace => ({ step: 'filing', part: 'filing', path: `filing.${field}` })
  const [filed, paid] = [at('petitionFiledOn'), at('paidOn')]
  const ofPetition = (day: TypedDay): readonly Found[] =>
    elseAsk(
      [notYet(filed, day, facts), beforeTheYear(filed, day, facts), beforeTheNotices(filed, day, facts)],
      receivedLate(filed, day.on, facts),
    )
  const ofPayment = (day: TypedDay): readonly Found[] => [
    notYet(paid, day, facts),
    beforeTheYear(paid, day, facts),
  ]
  return [
    ...(petitionFiledOn === null ? [] : ofPetition({ of: 'petition', on: petitionFiledOn })),
    ...(paidOn === null ? [] : ofPayment({ of: 'payment', on: paidOn })),
  ]
}

const petitionOf = ({ file }: FaultFacts): Earlier => ({
  after: 'petition',
  afterOn: file.filing.petitionFiledOn,
})

/** Boards hardly sit then, but a notice is what counts. */
const onDayOff = (place: FaultPlace, on: CalendarDate): Found =>
  whyOfficeShut(on) !== null && ask(place, { code: 'on_day_off', on, isWeekend: isWeekend(on) })

const hearingFaults = (facts: FaultFacts): readonly Found[] => {
  const { file, taxYear } = facts
  const on = file.hearing.heldOn
  if (on === null) return []
  const place: FaultPlace = { step: 'hearing', part: 'hearing', path: 'hearing.heldOn' }
  const day: TypedDay = { of: 'hearing', on }
  const mostYears = yearsUntilHearing
  const wrong = [
    beforeTheYear(place, day, facts),
    beforeTheNotices(place, day, facts),
    on > `${taxYear + mostYears}-12-31` &&
      fault(place, 'impossible', { code: 'hearing_too_far', on, taxYear, mostYears }),
    outOfOrder(place, day, petitionOf(facts)),
  ]
  return elseAsk(wrong, onDayOff(place, on))
}

const deliveryFaults = (facts: FaultFacts): readonly Found[] =>
  facts.file.deliveries.flatMap(({ id, sentOn, received }, at) => {
    if (sentOn === null) return []
    const place: FaultPlace = { step: 'deliveries', part: 'deliveries', path: `deliveries.${id}.sentOn` }
    const day: TypedDay = { of: received ? 'received' : 'sent', entry: at + 1, on: sentOn }
    return [notYet(place, day, facts), beforeTheYear(place, day, facts)]
  })

const decisionFaults = (facts: FaultFacts): readonly Found[] => {
  const { kind, decidedOn } = facts.file.outcome
  if (decidedOn === null) return []
  const place: FaultPlace = { step: 'outcome', part: 'outcome', path: 'outcome.decidedOn' }
  const day: TypedDay = { of: 'decision', on: decidedOn }
  const isOfBoard = kind === 'reduced' || kind === 'not_reduced'
  return [
    notYet(place, day, facts),
    beforeTheYear(place, day, facts),
    beforeTheNotices(place, day, facts),
    outOfOrder(place, day, petitionOf(facts)),
    outOfOrder(place, day, { after: 'hearing', afterOn: isOfBoard ? facts.file.hearing.heldOn : null }),
  ]
}

/** In the order of the path. */
export const dayFaults = (facts: FaultFacts): readonly CaseFault[] =>
  [
    ...filingFaults(facts),
    ...hearingFaults(facts),
    ...deliveryFaults(facts),
    ...decisionFaults(facts),
  ].filter((found) => found !== false)

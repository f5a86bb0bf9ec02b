/** Owns which days of a petition, its hearing, its deliveries and its decision cannot be so, or are out of order. */

import { whyOfficeShut } from '#core/appeal/deadlines/holidays.ts'
import { type CalendarDate, formatCalendarDate, isWeekend } from '#core/calendar-date.ts'
import { GOOD_CAUSE, isReceivedLate } from '#core/case/late-filing.ts'
import { noticesNotBefore, yearsUntilHearing } from '#core/case/params.ts'
import type { CaseFault, FaultFacts } from './fault.ts'

type Place = Pick<CaseFault, 'station' | 'part' | 'path'>
type Found = CaseFault | false

const inWords = formatCalendarDate

const fault = (place: Place, kind: CaseFault['kind'], words: string): CaseFault => ({ ...place, kind, words })

export const notYetWords = (label: string, day: CalendarDate, today: CalendarDate): string =>
  `${label}: ${inWords(day)} has not come yet. Type a day up to today, ${inWords(today)}, or leave it empty until then.`

const notYet = (place: Place, label: string, day: CalendarDate, { today }: FaultFacts): Found =>
  day > today && fault(place, 'impossible', notYetWords(label, day, today))

const beforeTheYear = (place: Place, label: string, day: CalendarDate, { taxYear }: FaultFacts): Found =>
  day < `${taxYear}-01-01` &&
  fault(
    place,
    'impossible',
    `${label}: ${inWords(day)} lies before the tax year ${taxYear}, which this case is about. Type a day of ${taxYear} or later.`,
  )

const beforeTheNotices = (place: Place, label: string, day: CalendarDate, { taxYear }: FaultFacts): Found =>
  day >= `${taxYear}-01-01` &&
  day < `${taxYear}-${noticesNotBefore}` &&
  fault(
    place,
    'doubtful',
    `${label}: ${inWords(day)} lies before the notices of ${taxYear}, which are mailed in August. Check the day and its year.`,
  )

const outOfOrder = (
  place: Place,
  label: string,
  day: CalendarDate,
  earlier: { readonly day: CalendarDate | null; readonly name: string },
): Found =>
  earlier.day !== null &&
  day < earlier.day &&
  fault(
    place,
    'doubtful',
    `${label}: ${inWords(day)} lies before ${earlier.name}, ${inWords(earlier.day)}, and can only come after it. Put right whichever of the two is mistyped.`,
  )

const ask = (place: Place, words: string): CaseFault => ({
  ...fault(place, 'doubtful', words),
  isAsked: true,
})

/** Until a hearing is set or the case has ended: then the question of the day is behind it. */
const receivedLate = (place: Place, label: string, { file }: FaultFacts): Found => {
  const { filing, notice, hearing, outcome } = file
  const { petitionFiledOn, petitionNumber } = filing
  const { petitionDueOn } = notice
  const isOpen = hearing.heldOn === null && outcome.kind === null
  if (petitionFiledOn === null || petitionDueOn === null || !isReceivedLate(file) || !isOpen) return false
  const number = petitionNumber === '' ? ' and write down the number that the petition was given' : ''
  const days = `${label}: ${inWords(petitionFiledOn)} lies after the last day that your notice prints, ${inWords(petitionDueOn)}.`
  return ask(
    place,
    `${days} Put right whichever of the two is mistyped. If both are right, the petition is late. ${GOOD_CAUSE} Ask the clerk whether it is taken${number}.`,
  )
}

/** A day that is wrong otherwise is put right before anything is asked about it. */
const elseAsk = (wrong: readonly Found[], asked: Found): readonly Found[] =>
  wrong.some((one) => one !== false) ? wrong : [asked]

const filingFaults = (facts: FaultFacts): readonly Found[] => {
  const { petitionFiledOn, paidOn } = facts.file.filing
  const at = (field: string): Place => ({ station: 'filing', part: 'filing', path: `filing.${field}` })
  const filed = [at('petitionFiledOn'), 'Date the board received your petition'] as const
  const paid = [at('paidOn'), 'Date you paid'] as const
  return [
    ...(petitionFiledOn === null
      ? []
      : elseAsk(
          [
            notYet(...filed, petitionFiledOn, facts),
            beforeTheYear(...filed, petitionFiledOn, facts),
            beforeTheNotices(...filed, petitionFiledOn, facts),
          ],
          receivedLate(...filed, facts),
        )),
    ...(paidOn === null ? [] : [notYet(...paid, paidOn, facts), beforeTheYear(...paid, paidOn, facts)]),
  ]
}

const petitionOf = ({ file }: FaultFacts) => ({
  day: file.filing.petitionFiledOn,
  name: 'the day on which the board received your petition',
})

/** Boards hardly sit then, but a notice is what counts. */
const onDayOff = (place: Place, label: string, day: CalendarDate): Found =>
  whyOfficeShut(day) !== null &&
  ask(
    place,
    `${label}: ${inWords(day)} is a ${isWeekend(day) ? 'weekend day' : 'public holiday'}, on which boards hardly sit. Is this the day on your notice of hearing? If it is, it counts.`,
  )

const hearingFaults = (facts: FaultFacts): readonly Found[] => {
  const { file, taxYear } = facts
  const day = file.hearing.heldOn
  if (day === null) return []
  const place: Place = { station: 'hearing', part: 'hearing', path: 'hearing.heldOn' }
  const label = 'Hearing date'
  const last = taxYear + yearsUntilHearing
  const tooFar = `${label}: ${inWords(day)} lies more than ${yearsUntilHearing} years after the tax year ${taxYear}. Type the day that the notice of hearing prints.`
  const wrong = [
    beforeTheYear(place, label, day, facts),
    beforeTheNotices(place, label, day, facts),
    day > `${last}-12-31` && fault(place, 'impossible', tooFar),
    outOfOrder(place, label, day, petitionOf(facts)),
  ]
  return elseAsk(wrong, onDayOff(place, label, day))
}

const deliveryFaults = (facts: FaultFacts): readonly Found[] =>
  facts.file.deliveries.flatMap(({ id, sentOn, received }, at) => {
    if (sentOn === null) return []
    const place: Place = { station: 'deliveries', part: 'deliveries', path: `deliveries.${id}.sentOn` }
    const label = `${received ? 'Date you received it' : 'Date it was delivered'}, entry ${at + 1}`
    return [notYet(place, label, sentOn, facts), beforeTheYear(place, label, sentOn, facts)]
  })

const decisionFaults = (facts: FaultFacts): readonly Found[] => {
  const { kind, decidedOn } = facts.file.outcome
  if (decidedOn === null) return []
  const place: Place = { station: 'outcome', part: 'outcome', path: 'outcome.decidedOn' }
  const label = 'Date of the decision'
  const isOfBoard = kind === 'reduced' || kind === 'not_reduced'
  const hearing = { day: isOfBoard ? facts.file.hearing.heldOn : null, name: 'the day of the hearing' }
  return [
    notYet(place, label, decidedOn, facts),
    beforeTheYear(place, label, decidedOn, facts),
    beforeTheNotices(place, label, decidedOn, facts),
    outOfOrder(place, label, decidedOn, petitionOf(facts)),
    outOfOrder(place, label, decidedOn, hearing),
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

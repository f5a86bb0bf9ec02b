/** Owns what a person's own case answers by itself: its hearing and days, its values, what was sent, paid and decided; or that it does not say. */
import type { Deadline } from '#core/appeal/deadlines/shape.ts'
import { clockTime } from '#core/appeal/hearing-time.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseDay } from '#core/case/days/case-dates.ts'
import { type KeyDate, keyDates } from '#core/case/days/key-dates.ts'
import { type CaseFile, type Delivery, isChosen } from '#core/case/file.ts'
import { leastPayment } from '#core/case/least-payment.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/ask/own-facts.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'

export interface OwnFact {
  readonly fact: string
  /** Of a day the first is the day alone. */
  readonly sentences: readonly string[]
  readonly saysAll?: true
}

/** The county's values of the home and what a lower one saves; null where neither notice nor roll has them. */
export interface OwnValues {
  readonly justCents: number
  readonly assessedCents: readonly [school: number, others: number]
  readonly headline: string
  /** What saves from the first dollar has none. */
  readonly breakEven: { readonly justCents: number; readonly cutPercent: number } | null
  /** A year's, at the value asked for. */
  readonly savingCents: number | null
}

/** What of a case its facts are told from. */
export interface OwnCase extends CaseDay {
  readonly address: string
  readonly parcelId: string | null
  readonly county: CaseDay['county'] & { readonly name: string }
  readonly values: OwnValues | null
  /** The telephone number of the clerk of the board, or else the address of its page; null where neither is known. */
  readonly clerk: string | null
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/\.$/, '')

const hearingWords = (day: CalendarDate, { hearing }: CaseFile, today: CalendarDate): readonly string[] => {
  const time = clockTime(hearing.time)
  const at = time === null ? '' : `, ${time.replace(/([ap])m$/, '$1.m.')}`
  const when = `${formatCalendarDate(day)}${at}`
  if (day < today) return [messages.yourHearingWasOn({ when }).replace('..', '.')]
  const [place, link] = [oneLine(hearing.place), oneLine(hearing.remoteLink)]
  return [
    messages.yourHearingIs({ when }).replace('..', '.'),
    ...(place === '' ? [] : [messages.place({ place })]),
    ...(link === '' ? [] : [messages.joinByLink({ link })]),
    ...(time === null ? [messages.theTimeIsOnYourNotice()] : []),
  ]
}

/** The day to be there first, as every page has it. */
const petitionWords = (
  { dueOn: lastDay, certainty }: Pick<Deadline, 'dueOn' | 'certainty'>,
  { today, clerk }: OwnCase,
): readonly string[] => {
  const { on, why } = petitionDayToAct(lastDay, today)
  const ahead =
    certainty === 'estimate'
      ? messages.thisIsOurEstimate()
      : messages.theBoardMustHaveIt({ why: why === '' ? '' : ` ${why}` })
  const act = lastDay < today ? messages.thePetitionDayIsOver() : ahead
  return [formatCalendarDate(on), act, ...(clerk === null ? [] : [messages.confirmWithTheClerk({ clerk })])]
}

/** Beside an estimate the rule for everybody stays: the day alone would be taken for certain. */
const isAll = ({ certainty }: Pick<Deadline, 'certainty'>): { readonly saysAll?: true } =>
  certainty === 'estimate' ? {} : { saysAll: true }

const DAYS: Readonly<Partial<Record<KeyDate, string>>> = {
  evidence: messages.yourEvidenceHasToBeWith(),
  payment: messages.whatMustBePaidWhileYou(),
  court: messages.theLastDayToGoTo(),
}

const told = (day: CalendarDate | null, words: (day: string) => string): readonly string[] =>
  day === null ? [] : [words(formatCalendarDate(day))]

const countysValues = ({ values, taxYear: year }: OwnCase): readonly string[] => {
  if (values === null) return []
  const [school, others] = values.assessedCents.map(formatMoney)
  const just = formatMoney(values.justCents)
  return school === others
    ? [messages.theCountysValuesAre({ year, just, assessed: school ?? '' })]
    : [messages.theCountysValuesDiffer({ year, just, school: school ?? '', county: others ?? '' })]
}

const savingWords = ({ values, file }: OwnCase): readonly string[] => {
  if (values === null) return []
  const { headline, breakEven, savingCents } = values
  const asked = file.value.opinionCents
  return [
    headline,
    ...(breakEven === null
      ? []
      : [
          messages.yourBreakEvenIs({
            value: formatMoney(breakEven.justCents),
            percent: breakEven.cutPercent.toFixed(1),
          }),
        ]),
    ...(asked === null || savingCents === null
      ? []
      : [messages.atTheValueYouAskFor({ value: formatMoney(asked), saving: formatMoney(savingCents) })]),
  ]
}

const CONTENTS: Readonly<Record<Delivery['contents'], string>> = {
  evidence: messages.evidence(),
  petition: messages.thePetition(),
  letter: messages.aLetter(),
  other: messages.aPaper(),
}
const PARTIES: Readonly<Record<Delivery['party'], string>> = {
  appraiser: messages.thePropertyAppraiser(),
  board: messages.theBoard(),
  other: messages.somebodyElse(),
}

const deliveryWords = ({ deliveries }: CaseFile, received: boolean): readonly string[] =>
  deliveries
    .filter((one) => one.received === received)
    .map(({ contents, party, sentOn }) =>
      (received ? messages.youReceived : messages.youSent)({
        day: sentOn === null ? messages.onADayNotEntered() : formatCalendarDate(sentOn),
        what: CONTENTS[contents],
        whom: PARTIES[party],
      }),
    )

const paymentWords = ({ file }: OwnCase): readonly string[] => {
  const share = leastPayment(file, 0)?.ofTax?.shareCents
  if (file.filing.paidOn !== null) return told(file.filing.paidOn, (day) => messages.youPaidOn({ day }))
  return share === undefined ? [] : [messages.atLeastIsDue({ amount: formatMoney(share) })]
}

const OUTCOMES: Readonly<Record<NonNullable<CaseFile['outcome']['kind']>, string>> = {
  reduced: messages.theValueWasLowered(),
  not_reduced: messages.theValueWasNotLowered(),
  settled: messages.youSettled(),
  withdrawn: messages.youWithdrewThePetition(),
}

const outcomeWords = ({ outcome }: CaseFile): readonly string[] => [
  ...(outcome.kind === null ? [] : [OUTCOMES[outcome.kind]]),
  ...told(outcome.decidedOn, (day) => messages.theDecisionIsOf({ day })),
  ...(outcome.newJustValueCents === null
    ? []
    : [messages.theNewJustValueIs({ value: formatMoney(outcome.newJustValueCents) })]),
]

const valueWords = ({ value: { opinionCents } }: CaseFile): readonly string[] =>
  opinionCents === null ? [] : [messages.theValueInYourCaseIs({ value: formatMoney(opinionCents) })]

/** In the words of the case: no reason is made up here. */
const whyWords = (file: CaseFile): readonly string[] => {
  const reasons = oneLine(file.value.reasons)
  return [...valueWords(file), ...(reasons === '' ? [] : [messages.yourReasonsAre({ reasons })])]
}

const salesWords = ({ comparables }: CaseFile): readonly string[] => {
  const chosen = comparables.filter(isChosen).map(({ address }) => address)
  return chosen.length === 0
    ? []
    : [messages.youChoseSales({ count: chosen.length, list: chosen.map(oneLine).join('; ') })]
}

/** Which part of a case holds what it is asked for by itself; of other facts the law's answer is enough. */
const PARTS: Readonly<Record<string, string>> = {
  hearing: messages.partHearing(),
  filed: messages.partPetition(),
  number: messages.partPetition(),
  value: messages.partOpinion(),
  why: messages.partOpinion(),
  printed: messages.partNotice(),
  notice: messages.partNotice(),
  saving: messages.partNotice(),
  homestead: messages.partNotice(),
  sent: messages.partDeliveryLog(),
  received: messages.partDeliveryLog(),
  paid: messages.partPetition(),
  outcome: messages.partDecision(),
  sales: messages.partSales(),
}

/** Nothing is guessed: what the case does not hold is said to be missing. */
export const ownFacts = (own: OwnCase): readonly OwnFact[] => {
  const { file, taxYear: year, address, county, parcelId } = own
  const { petitionFiledOn, petitionNumber: number } = file.filing
  const { homestead } = file.notice
  const dates = keyDates(own)
  const held: Readonly<Record<string, readonly string[]>> = {
    hearing: file.hearing.heldOn ? hearingWords(file.hearing.heldOn, file, own.today) : [],
    filed: told(petitionFiledOn, (day) => messages.youFiledYourPetitionOn({ day })),
    number: number === '' ? [] : [messages.yourPetitionNumberIs({ number })],
    value: valueWords(file),
    why: whyWords(file),
    printed: told(file.notice.petitionDueOn, (day) => messages.theDatePrintedOnYourNotice({ day })),
    notice: countysValues(own),
    saving: savingWords(own),
    homestead:
      homestead === null ? [] : [homestead ? messages.youHaveHomestead() : messages.youHaveNoHomestead()],
    sent: deliveryWords(file, false),
    received: deliveryWords(file, true),
    paid: paymentWords(own),
    outcome: outcomeWords(file),
    sales: salesWords(file),
    home: [
      messages.yourCaseIsAbout({ address, county: county.name, year }),
      ...(parcelId === null ? [] : [messages.theParcelNumberIs({ parcelId })]),
    ],
  }
  const days = Object.entries(DAYS).flatMap(([fact, words]) => {
    const due = dates[fact as KeyDate]
    return due ? [{ fact, sentences: [formatCalendarDate(due.dueOn), words], ...isAll(due) }] : []
  })
  const facts = Object.entries(held).map(([fact, sentences]) => ({
    fact,
    sentences: sentences.length > 0 ? sentences : [messages.notEntered({ part: PARTS[fact] ?? '' })],
  }))
  const toPetition = dates.petition
    ? petitionWords(dates.petition, own)
    : told(petitionFiledOn, (day) => messages.youFiledYourPetitionOn({ day }))
  const petition =
    toPetition.length > 0
      ? [{ fact: 'petition', sentences: toPetition, ...isAll(dates.petition ?? { certainty: 'printed' }) }]
      : []
  return [...facts, ...petition, ...days]
}

/** To whom has no case, of what only a case can tell. */
export const factsWithoutCase = (): readonly OwnFact[] =>
  [...Object.keys(PARTS), 'home'].map((fact) => ({ fact, sentences: [messages.youHaveNoCase()] }))

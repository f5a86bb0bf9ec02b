/** Owns the words beside the answer: at most three reasons with their figures, what a sale changes, and how sure they are. */
import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import type { LevyValues } from '#core/tax/levy/value-steps.ts'
import { isClearlyBelow } from '#core/tax/own-sale.ts'
import { neededCutWords } from '#core/tax/saving/percent.ts'
import type { NoteCode } from '#core/tax/verdict/codes.ts'
import * as messages from '#messages/report/reasons.ts'
import { type Answer, outcomeLabel } from '../verdict/outcome-label.ts'

interface Reading extends Answer {
  readonly rulesLabel: string
  readonly staircase: readonly Pick<LevyValues, 'levy' | 'justCents' | 'assessedCents'>[]
  readonly taxNowCents: number | null
  readonly isSavingOpen: boolean
  readonly isBreakEvenOpen?: boolean | undefined
  readonly breakEvenJustCents: number | null
  readonly breakEvenCutPercent: number | null
  readonly worthwhileJustCents: number | null
}

interface Verdict extends Answer {
  readonly explanation: readonly string[]
  readonly notes: readonly { readonly code: NoteCode; readonly text: string }[]
  readonly readings: readonly Reading[]
  readonly fee: { readonly cents: number }
}

interface Judged {
  readonly nextStep: NextStep | null
  readonly homeValue: {
    readonly estimate:
      | { readonly sufficient: false }
      | {
          readonly sufficient: true
          readonly priceCents: number
          readonly supported: {
            readonly justValueCents: number
            readonly level: { readonly percent: number; readonly ofNeighborhood?: boolean | undefined }
          } | null
        }
    readonly comparables: readonly unknown[]
  } | null
}

interface Estimated {
  readonly nextStep: { readonly estimate: { readonly middle: { readonly justCents: number } } | null } | null
}

/** What the other side brings where the purchase is the evidence; null where the sales do not speak against it. */
export const othersHigherWords = (
  justCents: number,
  { nextStep: step }: Estimated,
  { reason }: Pick<Verdict, 'reason'>,
): string | null => {
  const middle = step?.estimate?.middle.justCents ?? 0
  return reason === 'own_sale_speaks_for' && middle >= justCents
    ? messages.otherSalesPointHigher({ supported: formatMoney(middle) })
    : null
}

/** How much of the reduction comes from the county's rate: the board may take nothing off a price. */
const ofRate = (justCents: number, middleCents: number, priceCents: number): 'all' | 'most' | 'less' => {
  if (middleCents >= justCents) return 'less'
  if (!isClearlyBelow(priceCents, justCents)) return 'all'
  return justCents - priceCents < (justCents - middleCents) / 2 ? 'most' : 'less'
}

/** The price that the sales point to, beside the just value that it comes to here: two figures of one home, told together. */
const valueReason = (
  justCents: number,
  { nextStep: step, homeValue }: Judged,
  { reason }: Pick<Verdict, 'reason'>,
): string => {
  const higher = othersHigherWords(justCents, { nextStep: step }, { reason })
  if (higher !== null) return higher
  const just = messages.theMarketValueJustValueIs({ value: formatMoney(justCents) })
  if (!step?.estimate) return messages.weHaveNoEstimateFromSales({ countyValue: just })
  const { middle } = step.estimate
  const isRough = step.roughBecause.length > 0 ? 'yes' : 'no'
  const estimate = homeValue?.estimate.sufficient ? homeValue.estimate : null
  if (estimate?.supported?.justValueCents === middle.justCents)
    return messages.salesPointToPriceAndValue({
      countyValue: formatMoney(justCents),
      isRough,
      price: formatMoney(estimate.priceCents),
      percent: estimate.supported.level.percent,
      isNeighborhood: estimate.supported.level.ofNeighborhood ? 'yes' : 'no',
      supported: formatMoney(middle.justCents),
      ofRate: ofRate(justCents, middle.justCents, estimate.priceCents),
    })
  return messages.salesOfHomesLikeYoursSupport({
    countyValue: just,
    isRough,
    supported: formatMoney(middle.justCents),
  })
}

const capReason = ({
  breakEvenJustCents: from,
  breakEvenCutPercent: percent,
  staircase,
}: Reading): string => {
  if (from === null || percent === null) return messages.noLowerValueWouldReduceThis()
  const held = staircase.find(({ justCents, assessedCents }) => assessedCents < justCents)
  if (percent === 0 && held)
    return messages.everyDollarCountsForOne({
      held: held.levy,
      from: formatMoney(held.assessedCents),
    })
  if (percent === 0) return messages.noCapStandsInTheWay()
  return messages.youSaveOnlyIfMarketValue({
    from: formatMoney(from),
    percent: neededCutWords(percent),
  })
}

const feeReason = ({ worthwhileJustCents: from }: Reading, feeCents: number): string =>
  from === null
    ? messages.filingCostsNoLowerValueSaves({ fee: formatMoney(feeCents) })
    : messages.filingCostsOneYearsSavingIs({ fee: formatMoney(feeCents), from: formatMoney(from) })

/** An answer that is open has its own words for why. */
export const reasonsOf = (judged: Judged, verdict: Verdict): readonly string[] => {
  const [reading] = verdict.readings
  const justCents = reading?.staircase[0]?.justCents
  if (verdict.outcome === 'cannot_tell' || !reading || justCents === undefined || reading.isSavingOpen)
    return verdict.explanation.slice(0, 3)
  const isKnown = reading.isBreakEvenOpen !== true && reading.taxNowCents !== null
  return [
    valueReason(justCents, judged, verdict),
    ...(isKnown ? [capReason(reading), feeReason(reading, verdict.fee.cents)] : []),
  ]
}

/** A cap that holds back less than this share of a market value hardly changes an answer when it ends. */
const FELT_SHARE = 0.02

const isCapFelt = ({ readings }: Pick<Verdict, 'readings'>): boolean =>
  readings.some(({ staircase }) =>
    staircase.some(({ justCents, assessedCents }) => justCents - assessedCents > FELT_SHARE * justCents),
  )

/** That the cap on the record was the seller’s; null where it was not, or hardly changes the answer. */
export const capOfSellerTold = ({ notes, readings }: Pick<Verdict, 'notes' | 'readings'>): string | null =>
  isCapFelt({ readings }) ? (notes.find(({ code }) => code === 'cap_was_sellers')?.text ?? null) : null

/** What a recorded sale means for the answer; null where it changes little, or the next step says it. */
export const soldWords = (
  nextStep: NextStep | null,
  { notes, readings }: Pick<Verdict, 'notes' | 'readings'>,
): string | null => {
  if (!isCapFelt({ readings })) return null
  const said: readonly NoteCode[] = nextStep?.estimate
    ? ['cap_was_sellers']
    : ['cap_was_sellers', 'cap_restarts']
  return notes.find(({ code }) => said.includes(code))?.text ?? null
}

export const surenessOf = (
  { homeValue, nextStep }: Judged,
  { outcome, reason }: Pick<Verdict, 'outcome' | 'reason'>,
): { readonly name: string; readonly words: string } | null => {
  if (outcome === 'cannot_tell') return null
  // The sales of other homes are not what this answer rests on.
  if (reason === 'own_sale_speaks_for')
    return { name: messages.yourOwnPurchase(), words: messages.yourClosingStatementProvesIt() }
  const estimate = homeValue?.estimate.sufficient ? homeValue.estimate : null
  if (!nextStep?.estimate || !estimate)
    return {
      name: messages.noSalesEstimate(),
      words: messages.itRestsOnCapsExemptionsTax(),
    }
  if (nextStep.roughBecause.length > 0)
    return { name: messages.roughEstimate(), words: nextStep.roughBecause.join(' ') }
  const { low, high } = nextStep.estimate
  return {
    name: messages.estimateFromSales(),
    words: messages.salesLikeYoursTheLikelyRange({
      count: homeValue?.comparables.length ?? 0,
      low: formatMoney(low.justCents),
      high: formatMoney(high.justCents),
    }),
  }
}

/** Null where only one set of rules is possible. */
export const bothReadings = ({ readings }: Pick<Verdict, 'readings'>): string | null => {
  const [one, other] = readings
  if (!one || !other) return null
  return one.outcome === other.outcome
    ? messages.theAnswerIsTheSameWith()
    : `${one.rulesLabel}: ${outcomeLabel(one)}. ${other.rulesLabel}: ${outcomeLabel(other)}.`
}

/** Owns the words beside the answer: at most three reasons with their figures, and how sure they are. */
import type { Report } from '#contract/report/reports.ts'
import type { VerdictOnWire } from '#contract/report/verdict.ts'
import { formatMoney } from '#core/money.ts'
import { neededCutWords } from '#core/tax/percent.ts'
import { outcomeLabel } from '#core/tax/verdict/outcome-label.ts'
import { inWhole } from '#web/features/report/sale-words.ts'

type Reading = VerdictOnWire['readings'][number]
type Step = Report['nextStep']

const valueReason = (justCents: number, step: Step): string => {
  const just = `The market value (“just value”) is ${formatMoney(justCents)}.`
  if (!step?.estimate) return `${just} We have no estimate from sales to hold against it.`
  const { middle } = step.estimate
  const roughly = step.roughBecause.length > 0 ? 'roughly ' : ''
  return `${just} Sales of homes like yours support ${roughly}${formatMoney(middle.justCents)}.`
}

const capReason = ({ breakEvenJustCents: from, breakEvenCutPercent: percent }: Reading): string => {
  if (from === null || percent === null) return 'No lower value would reduce this tax.'
  if (percent === 0) return 'No cap stands in the way, so every dollar off counts.'
  return `You save only if market value drops below ${formatMoney(from)}, ${neededCutWords(percent)} lower.`
}

const feeReason = ({ worthwhileJustCents: from }: Reading, feeCents: number): string =>
  from === null
    ? `Filing costs ${formatMoney(feeCents)}. No lower value saves more than that in one year.`
    : `Filing costs ${formatMoney(feeCents)}. One year’s saving is more than that below ${formatMoney(from)}.`

/** An answer that is open has its own words for why. */
export const reasonsOf = ({ nextStep }: Pick<Report, 'nextStep'>, verdict: VerdictOnWire) => {
  const [reading] = verdict.readings
  const justCents = reading?.staircase[0]?.justCents
  if (verdict.outcome === 'cannot_tell' || !reading || justCents === undefined || reading.isSavingOpen)
    return verdict.explanation.slice(0, 3)
  const isKnown = reading.isBreakEvenOpen !== true && reading.taxNowCents !== null
  return [
    valueReason(justCents, nextStep),
    ...(isKnown ? [capReason(reading), feeReason(reading, verdict.fee.cents)] : []),
  ]
}

export const surenessOf = (
  { homeValue, nextStep }: Pick<Report, 'homeValue' | 'nextStep'>,
  { outcome }: VerdictOnWire,
): { readonly name: string; readonly words: string } | null => {
  if (outcome === 'cannot_tell') return null
  const estimate = homeValue?.estimate.sufficient ? homeValue.estimate : null
  if (!nextStep?.estimate || !estimate)
    return {
      name: 'No sales estimate',
      words: 'It rests on caps, exemptions, tax rates, and the filing fee.',
    }
  if (nextStep.roughBecause.length > 0)
    return { name: 'Rough estimate', words: nextStep.roughBecause.join(' ') }
  const { low, high } = nextStep.estimate
  return {
    name: 'Estimate from sales',
    words: `${inWhole(homeValue?.comparables.length ?? 0)} sales like yours. The likely range is ${formatMoney(low.justCents)} to ${formatMoney(high.justCents)} (8 in 10).`,
  }
}

/** Null where only one set of rules is possible. */
export const bothReadings = ({ readings }: VerdictOnWire): string | null => {
  const [one, other] = readings
  if (!one || !other) return null
  return one.outcome === other.outcome
    ? 'The answer is the same with or without Amendment 3.'
    : `${one.rulesLabel}: ${outcomeLabel(one)}. ${other.rulesLabel}: ${outcomeLabel(other)}.`
}

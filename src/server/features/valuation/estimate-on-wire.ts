/** Puts an estimate into the shape of the contract, with its interval, and once more on the footing of the roll. */
import type { HomeValueOnWire } from '#contract/home-value.ts'
import { cents as centsOf, dollars } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { ValueEstimate } from '#core/tax/appeal-facts.ts'
import { compareJustValue } from '#core/valuation/compare-just-value.ts'
import { type ErrorBands, intervalFactors } from '#core/valuation/error-bands.ts'
import { explainValue } from '#core/valuation/explain-value.ts'
import type { MeasuredLevel } from '#core/valuation/fit-county.ts'
import { toJustBasis } from '#core/valuation/level.ts'
import type { Estimate } from '#core/valuation/reconcile.ts'
import { errorGroupOf, type HomeValue } from '#core/valuation/value-home.ts'

export type EstimateOnWire = HomeValueOnWire['estimate']
type Sufficient = Extract<EstimateOnWire, { sufficient: true }>

/** The just value that the estimate is held against: the roll's, or the one typed from the notice. */
export interface ComparedJustValue {
  readonly basis: 'roll' | 'typed'
  readonly dollars: number
}

export interface Measures {
  readonly errorBands: ErrorBands | null
  readonly level: MeasuredLevel | null
}

interface Range {
  readonly low: number
  readonly high: number
}

const percent = (share: number): number => Number((100 * share).toFixed(1))

const levelOnWire = (
  level: MeasuredLevel,
  useCode: string,
): NonNullable<Sufficient['supported']>['level'] => ({
  percent: percent(level.share),
  lowPercent: percent(level.interval.low),
  highPercent: percent(level.interval.high),
  saleCount: level.saleCount,
  allUses: level.allUses,
  useName: useCodeName(useCode),
})

const atLevel = (amountDollars: number, level: MeasuredLevel): number =>
  toJustBasis({ basis: 'price', dollars: amountDollars }, level).dollars

const rangeOf = (
  value: HomeValue,
  estimate: Extract<Estimate, { sufficient: true }>,
  { errorBands }: Measures,
): Range | null => {
  if (errorBands === null) return null
  const { low, high } = intervalFactors(errorBands, errorGroupOf(value), estimate.disagreement)
  return { low: Math.round(estimate.valueDollars * low), high: Math.round(estimate.valueDollars * high) }
}

const supportedOf = (
  priceDollars: number,
  range: Range | null,
  level: MeasuredLevel,
  useCode: string,
  compared: ComparedJustValue,
): { supported: NonNullable<Sufficient['supported']>; words: string } => {
  const justValueDollars = atLevel(priceDollars, level)
  const onRoll = range && { low: atLevel(range.low, level), high: atLevel(range.high, level) }
  const { words, ...comparison } = compareJustValue(compared, { justValueDollars, range: onRoll })
  const supported = {
    justValueCents: dollars(justValueDollars),
    lowCents: onRoll && dollars(onRoll.low),
    highCents: onRoll && dollars(onRoll.high),
    level: levelOnWire(level, useCode),
    comparedWith: { justValueCents: dollars(compared.dollars), basis: compared.basis, ...comparison },
  }
  return { supported, words }
}

export const estimateOnWire = (
  value: HomeValue,
  measures: Measures,
  compared: ComparedJustValue,
): EstimateOnWire => {
  const { estimate, selection } = value
  const explanation = explainValue(value, measures.errorBands, measures.level)
  if (!estimate.sufficient) return { sufficient: false, why: estimate.why, explanation }
  const range = rangeOf(value, estimate, measures)
  const { useCode } = selection.home
  const found =
    measures.level === null || compared.dollars <= 0
      ? null
      : supportedOf(estimate.valueDollars, range, measures.level, useCode, compared)
  return {
    sufficient: true,
    priceCents: dollars(estimate.valueDollars),
    interval: range && {
      lowCents: dollars(range.low),
      highCents: dollars(range.high),
      coveragePercent: 80,
    },
    lowestAdjustedCents: dollars(estimate.lowestDollars),
    highestAdjustedCents: dollars(estimate.highestDollars),
    supported: found?.supported ?? null,
    explanation: found === null ? explanation : [...explanation, found.words],
  }
}

/** For the verdict: null unless value, range and level are all known. */
export const verdictEstimate = (estimate: EstimateOnWire): ValueEstimate | null => {
  if (!estimate.sufficient || estimate.supported === null) return null
  const { justValueCents, lowCents, highCents } = estimate.supported
  if (lowCents === null || highCents === null) return null
  return { lowCents: centsOf(lowCents), pointCents: centsOf(justValueCents), highCents: centsOf(highCents) }
}

/** Puts an estimate into the shape of the contract, with its interval, and once more on the footing of the roll. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { estimateAtNearRatio } from '#core/document/facts/sales/conclusion/at-near-ratio.ts'
import { cents as centsOf, dollars } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { ValueEstimate } from '#core/tax/appeal-facts.ts'
import { type Ranged, rangeEstimate } from '#core/valuation/adjust/estimate-range.ts'
import { levelPercent, rangeAtLevel, toJustBasis } from '#core/valuation/adjust/level.ts'
import { cautiousLevel, type NearLevel } from '#core/valuation/adjust/near-level.ts'
import type { MeasuredLevel } from '#core/valuation/fit/county.ts'
import type { ErrorBands } from '#core/valuation/study/error-bands.ts'
import type { HomeValue } from '#core/valuation/value-home.ts'
import { estimateCautions, whyRough } from '#words/valuation/cautions.ts'
import { compareJustValue } from '#words/valuation/compare-just-value.ts'
import { explainValue, type LevelPlace } from '#words/valuation/value.ts'

export type EstimateOnWire = HomeValueOnWire['estimate']
type Sufficient = Extract<EstimateOnWire, { sufficient: true }>

/** The just value that the estimate is held against: the roll's, or the one typed from the notice. */
export interface ComparedJustValue {
  readonly basis: 'roll' | 'typed'
  readonly dollars: number
}

export interface Measures {
  readonly errorBands: ErrorBands
  readonly level: MeasuredLevel | null
  /** The neighborhood's own level, where it is unlike the county's. */
  readonly near: NearLevel | null
}

const levelOnWire = (
  level: MeasuredLevel,
  useCode: string,
  county: MeasuredLevel,
): NonNullable<Sufficient['supported']>['level'] => ({
  percent: levelPercent(level.share),
  lowPercent: levelPercent(level.interval.low),
  highPercent: levelPercent(level.interval.high),
  saleCount: level.saleCount,
  allUses: level.allUses,
  ofNeighborhood: level !== county,
  ...(level !== county && { countyPercent: levelPercent(county.share) }),
  useName: useCodeName(useCode),
})

interface UsedLevel {
  readonly level: MeasuredLevel
  readonly county: MeasuredLevel
  readonly place: LevelPlace
}

/** The one level of all that is said of this estimate; null where none was measured. */
const usedLevel = ({ level: county, near }: Measures): UsedLevel | null => {
  if (county === null) return null
  const level = cautiousLevel(county, near)
  return { level, county, place: level === county ? 'county' : 'neighborhood' }
}

const supportedOf = (
  { valueDollars, lowDollars, highDollars }: Ranged,
  { level, county }: UsedLevel,
  { useCode, isRough }: { readonly useCode: string; readonly isRough: boolean },
  compared: ComparedJustValue,
): { supported: NonNullable<Sufficient['supported']>; words: string } => {
  const justValueDollars = toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars
  const range = rangeAtLevel({ basis: 'price', low: lowDollars, high: highDollars }, level)
  const { words, ...comparison } = compareJustValue(compared, { justValueDollars, range, isRough })
  const supported = {
    justValueCents: dollars(justValueDollars),
    lowCents: dollars(range.low),
    highCents: dollars(range.high),
    level: levelOnWire(level, useCode, county),
    comparedWith: { justValueCents: dollars(compared.dollars), basis: compared.basis, ...comparison },
  }
  return { supported, words }
}

export const estimateOnWire = (
  value: HomeValue,
  measures: Measures,
  compared: ComparedJustValue,
): EstimateOnWire => {
  const { errorBands, level, near } = measures
  const used = usedLevel(measures)
  const estimate = rangeEstimate(value, errorBands)
  const explanation = explainValue(value, estimate, used?.level ?? null, used?.place)
  if (!estimate.sufficient) return { sufficient: false, why: estimate.why, explanation }
  const how = { useCode: value.selection.home.useCode, isRough: whyRough(value).length > 0 }
  const found = used === null || compared.dollars <= 0 ? null : supportedOf(estimate, used, how, compared)
  return {
    sufficient: true,
    priceCents: dollars(estimate.valueDollars),
    interval: {
      lowCents: dollars(estimate.lowDollars),
      highCents: dollars(estimate.highDollars),
      coveragePercent: 80,
    },
    lowestAdjustedCents: dollars(estimate.lowestDollars),
    highestAdjustedCents: dollars(estimate.highestDollars),
    supported: found?.supported ?? null,
    explanation: found === null ? explanation : [...explanation, found.words],
    cautions: estimateCautions(value, estimate, level, near),
  }
}

/** For the verdict: null unless value, range and level are all known. */
export const verdictEstimate = (
  value: Pick<HomeValueOnWire, 'estimate' | 'uniformity'>,
): ValueEstimate | null => {
  const { estimate } = value
  if (!estimate.sufficient || estimate.supported === null) return null
  const { justValueCents, lowCents, highCents } = estimate.supported
  if (lowCents === null || highCents === null) return null
  const near = estimateAtNearRatio(value)
  return {
    lowCents: centsOf(lowCents),
    pointCents: centsOf(justValueCents),
    highCents: centsOf(highCents),
    ...(near && { near }),
  }
}

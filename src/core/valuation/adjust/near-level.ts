/** Owns which level a price is brought down by: the county's, or the neighborhood's own where that speaks less for filing. */
import type { Uniformity } from '../equity.ts'
import type { Interval } from '../study/ratio-intervals.ts'
import type { Level } from './level.ts'

type MeasuredLevel = Extract<Level, { kind: 'measured' }>

/** Just value ÷ price in the middle of the neighborhood's sales of homes of the same use. */
export interface NearLevel {
  readonly share: number
  readonly interval: Interval
  readonly saleCount: number
}

/** Null unless the neighborhood's own 95 % interval leaves out the county's level: else both may be the same. */
export const unlikeNearLevel = (
  county: MeasuredLevel,
  { study, intervals }: Pick<Uniformity, 'study' | 'intervals'>,
): NearLevel | null => {
  const interval = intervals.medianRatio
  if (study.medianRatio === null || interval === null) return null
  if (county.share >= interval.low && county.share <= interval.high) return null
  return { share: study.medianRatio, interval, saleCount: study.count }
}

/** The higher share supports the higher just value, and so promises less of an appeal. */
export const cautiousLevel = (county: MeasuredLevel, near: NearLevel | null): MeasuredLevel =>
  near === null || near.share <= county.share ? county : { kind: 'measured', ...near, allUses: false }

/** Closer than this, in percentage points, the two ratios are one to any reader. */
const TOLD_FROM = 1

/** The neighborhood's median ratio in percent, to a tenth, where it is higher than the one used: the other side may bring it. */
export const higherNearPercent = (usedPercent: number, nearShare: number | undefined): number | null => {
  const percent = Math.round(1_000 * (nearShare ?? 0)) / 10
  return percent >= usedPercent + TOLD_FROM ? percent : null
}

/** Owns the plain warnings that an estimate is shown with: what makes it weaker than its range says. */
import { dollars, formatMoney } from '#core/money.ts'
import type { Ranged } from '../adjust/estimate-range.ts'
import { type Level, toJustBasis } from '../adjust/level.ts'
import { cautiousLevel, type NearLevel } from '../adjust/near-level.ts'
import type { HomeValue } from '../value-home.ts'
import { roughBecause } from './rough-estimate.ts'

type MeasuredLevel = Extract<Level, { kind: 'measured' }>

const percent = (share: number): string => (100 * share).toFixed(1)

export const whyRough = ({ grid }: HomeValue): readonly string[] =>
  roughBecause(grid.map(({ grossPercent, adjustedDollars: adjusted }) => ({ grossPercent, adjusted })))

/** What was paid for the home is no mistake of the sales around it, but the two do not agree. */
const farFromOwn = ({ ownSale }: HomeValue, { lowDollars, highDollars }: Ranged): string[] => {
  if (ownSale === null) return []
  const { broughtDollars } = ownSale
  if (broughtDollars >= lowDollars && broughtDollars <= highDollars) return []
  const side = broughtDollars > highDollars ? 'above' : 'below'
  return [
    `The price of your home itself, ${formatMoney(dollars(broughtDollars))} on January 1, is ${side} the range of this estimate. A board gives your own price a lot of weight.`,
  ]
}

const unlikeLevel = (
  { valueDollars }: Ranged,
  county: MeasuredLevel | null,
  near: NearLevel | null,
): string[] => {
  if (county === null || near === null) return []
  const at = (level: MeasuredLevel) =>
    formatMoney(dollars(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars))
  const ofNear: MeasuredLevel = { kind: 'measured', ...near, allUses: false }
  const isNear = cautiousLevel(county, near) !== county
  const low = percent(near.interval.low)
  const high = percent(near.interval.high)
  return [
    `In the home’s own neighborhood, market values run about ${percent(near.share)}% of sale prices at the median (${near.saleCount.toLocaleString('en-US')} sales; 95% interval ${low}% to ${high}%), compared with ${percent(county.share)}% in the county. By the county’s level the sales nearby point to ${at(county)}, and by the neighborhood’s to ${at(ofNear)}. We compare your market value with the higher one, the ${isNear ? 'neighborhood’s' : 'county’s'}, to be cautious.`,
  ]
}

/** Whole sentences. `near` is the neighborhood's level where it is unlike the county's. */
export const estimateCautions = (
  value: HomeValue,
  estimate: Ranged,
  level: MeasuredLevel | null,
  near: NearLevel | null,
): string[] => [...unlikeLevel(estimate, level, near), ...farFromOwn(value, estimate), ...whyRough(value)]

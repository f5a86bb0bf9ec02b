/** Owns the plain warnings that an estimate is shown with: what makes it weaker than its range says. */
import { dollars, formatMoney } from '#core/money.ts'
import type { Ranged } from '#core/valuation/adjust/estimate-range.ts'
import { type Level, levelPercent, toJustBasis } from '#core/valuation/adjust/level.ts'
import { cautiousLevel, type NearLevel } from '#core/valuation/adjust/near-level.ts'
import type { HomeValue } from '#core/valuation/value-home.ts'
import * as words from '#messages/valuation/cautions.ts'
import { roughBecause } from './rough-estimate.ts'

type MeasuredLevel = Extract<Level, { kind: 'measured' }>

export const whyRough = ({ grid }: HomeValue): readonly string[] =>
  roughBecause(grid.map(({ grossPercent, adjustedDollars: adjusted }) => ({ grossPercent, adjusted })))

/** What was paid for the home is no mistake of the sales around it, but the two do not agree. */
const farFromOwn = ({ ownSale }: HomeValue, { lowDollars, highDollars }: Ranged): string[] => {
  if (ownSale === null) return []
  const { broughtDollars } = ownSale
  if (broughtDollars >= lowDollars && broughtDollars <= highDollars) return []
  const side = broughtDollars > highDollars ? 'above' : 'below'
  const money = (amount: number): string => formatMoney(dollars(amount))
  const [price, low, high] = [money(broughtDollars), money(lowDollars), money(highDollars)]
  return [words.thePriceOfYourHomeItself({ price, side, low, high })]
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
  const low = levelPercent(near.interval.low)
  const high = levelPercent(near.interval.high)
  return [
    words.inTheHomesOwnNeighborhoodMarket({
      percent: levelPercent(near.share),
      saleCount: near.saleCount.toLocaleString('en-US'),
      low,
      high,
      countyPercent: levelPercent(county.share),
      byCounty: at(county),
      byNeighborhood: at(ofNear),
      isNear: isNear ? 'yes' : 'no',
    }),
  ]
}

/** Whole sentences. `near` is the neighborhood's level where it is unlike the county's. */
export const estimateCautions = (
  value: HomeValue,
  estimate: Ranged,
  level: MeasuredLevel | null,
  near: NearLevel | null,
): string[] => [...unlikeLevel(estimate, level, near), ...farFromOwn(value, estimate), ...whyRough(value)]

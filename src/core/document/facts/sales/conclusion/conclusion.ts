/** Owns the step from adjusted sale prices to just values: the level of the roll, taken once, and what the sales then show. */

import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import type { PriceLevel } from './price-level.ts'
import { asJustCents, type Reconciliation } from './reconcile.ts'

export interface ConcludedFrom {
  /** Of the adjusted prices of the sales that are shown: the lowest, the highest, and all of them by their weights. */
  readonly prices: Pick<Reconciliation, 'lowCents' | 'highCents' | 'priceCents' | 'cureCents'>
  /** Null where no level could be measured: then the most that is taken off for the cost of a sale stands for it. */
  readonly level: PriceLevel | null
  readonly justCents: number
  readonly opinionCents: number | null
}

type Standing = 'just-not-above' | 'no-opinion' | 'opinion-not-lower' | 'opinion-below' | 'carries'

export interface JustRange {
  readonly lowCents: number
  readonly highCents: number
  readonly indicatedCents: number
}

export interface SalesConclusion {
  readonly standing: Standing
  /** The lowest and the highest adjusted price as just values, and what all indicate weighed together: held against the county's value. */
  readonly range: JustRange
  /** The same less the repairs: held against the owner's value. */
  readonly cured: JustRange
}

const rangeAt = ({ prices, level }: ConcludedFrom, cureCents: number): JustRange => ({
  lowCents: asJustCents(prices.lowCents, cureCents, level),
  highCents: asJustCents(prices.highCents, cureCents, level),
  indicatedCents: asJustCents(prices.priceCents, cureCents, level),
})

const standingOf = (
  { justCents, opinionCents }: ConcludedFrom,
  range: JustRange,
  cured: JustRange,
): Standing => {
  if (justCents <= range.indicatedCents) return 'just-not-above'
  if (opinionCents === null) return 'no-opinion'
  if (opinionCents >= justCents) return 'opinion-not-lower'
  return opinionCents < cured.lowCents ? 'opinion-below' : 'carries'
}

export const concludeSales = (from: ConcludedFrom): SalesConclusion => {
  const [range, cured] = [rangeAt(from, 0), rangeAt(from, from.prices.cureCents)]
  return { standing: standingOf(from, range, cured), range, cured }
}

interface Where {
  readonly county: string
  readonly taxYear: number
  /** 'Hillsborough County sale files of 2025 and 2026, Florida Department of Revenue'; missing where none is named. */
  readonly saleFiles?: string | undefined
  /** The home itself sold lately; its own neighborhood’s ratio leaves that sale out. */
  readonly isBought?: boolean
}

/** What the ratio is called once a paper has said what it is. */
export const medianRatioOf = ({ ofNeighborhood }: PriceLevel): string =>
  `${ofNeighborhood ? 'my neighborhood’s' : 'the county’s'} median ratio`

/** The median of the home's own neighborhood, where sales enough show one. */
export interface NearRatio {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
}

/** Why the whole county's median is taken, and not that of the neighborhood. */
const whyCounty = ({ percent }: PriceLevel, near: NearRatio | null): string => {
  if (near === null) return ' My neighborhood alone has too few sales for a median of its own.'
  const { low, high } = near
  const differs = low !== null && high !== null && (percent < 100 * low || percent > 100 * high)
  return differs
    ? ' I use the county’s ratio because it is higher than my neighborhood’s, and so more cautious.'
    : ' The sales in my neighborhood alone are too few to show that its median differs from the county’s.'
}

/** `of`: what is a price and is to become a just value. */
export const levelWords = (
  level: PriceLevel,
  where: Where,
  near: NearRatio | null,
  of: 'sales' | 'purchase' = 'sales',
): string => {
  const { percent, lowPercent, highPercent, saleCount, ofNeighborhood, countyPercent, allUses, useName } =
    level
  const county = countyPercent === undefined ? '' : `, ${formatPercent(countyPercent)}`
  const which = ofNeighborhood
    ? ` I use my neighborhood’s ratio because it is higher than the whole county’s${county}, and so more cautious.`
    : whyCounty(level, near)
  const use = allUses
    ? 'homes of all uses, because too few of my home’s use sold'
    : `use: ${useName.toLowerCase()}`
  const place = ofNeighborhood ? 'in my neighborhood, as the appraiser draws it,' : `in ${where.county}`
  const isOfSales = of === 'sales'
  // Of a purchase the table of its steps has the figures.
  const without = ofNeighborhood && where.isBought ? ', without my own purchase' : ''
  const counted = isOfSales ? `${saleCount.toLocaleString('en-US')} qualified sales${without}; ${use}` : use
  const homes = `homes that sold ${place} in ${where.taxYear - 1} (${counted})`
  const files = where.saleFiles === undefined ? '' : ` and the ${where.saleFiles}`
  const opening = isOfSales ? 'The adjusted sales indicate a price.' : 'What I paid is a price.'
  const brought = isOfSales
    ? 'Each price is adjusted to January 1, as in the grid.'
    : 'Each price is adjusted to January 1 by the county’s price trend.'
  const median = isOfSales
    ? `The median ratio is ${percent}%. With 95% confidence, it is between ${lowPercent}% and ${highPercent}%.`
    : 'The table shows the median.'
  return `${opening} Just value also reflects the net proceeds of a sale, so one more step leads from a price to a just value. It is the ratio of ${where.taxYear} just value to price. It is measured on ${homes}. ${brought} ${median}${which} The figures are from the ${where.taxYear} tax roll${files}. I use the ratio only to turn a price into a just value. I do not claim that the appraiser uses it, or that other homes are valued too low. If the appraiser shows what was allowed for my home under factors (1) and (8), I will use that figure.`
}

/** In one sentence, to be said aloud. */
export const levelInBrief = (level: PriceLevel, where: Where): string => {
  const { percent, ofNeighborhood, allUses, useName } = level
  const ratio = `the median ratio of just value to price is ${percent}%`
  const homes = allUses ? 'homes' : `homes of the same use (${useName.toLowerCase()})`
  // The county's is of the sales of the year before; the neighborhood's, of all those looked through for the home.
  return ofNeighborhood
    ? `In my home’s own neighborhood, as the appraiser draws it, ${ratio} for ${homes} that sold.`
    : `In ${where.county} ${ratio} for ${homes} that sold in ${where.taxYear - 1}.`
}

export const rangeWords = (
  { lowCents, highCents, indicatedCents }: JustRange,
  level: PriceLevel | null,
  { justCents, opinionCents }: Pick<ConcludedFrom, 'justCents' | 'opinionCents'>,
): string => {
  const opinion = opinionCents === null ? '' : `; the opinion of value is ${formatMoney(opinionCents)}`
  const at =
    level === null
      ? `with ${MOST_COST_OF_SALE_PERCENT}% off for the cost of selling`
      : `at ${level.percent}% of prices${level.ofNeighborhood ? ' in this neighborhood' : ''}`
  return `The sales point to just values of ${formatMoney(lowCents)} to ${formatMoney(highCents)}, ${at}. Weighed together, they point to ${formatMoney(indicatedCents)}. The just value is ${formatMoney(justCents)}${opinion}.`
}

/** What speaks against the owner, to be said to the owner alone; null where nothing does. */
export const againstOwnerWords = (
  { standing, range }: SalesConclusion,
  { justCents, prices }: ConcludedFrom,
): string | null => {
  if (standing === 'no-opinion' || standing === 'carries') return null
  if (standing === 'just-not-above') {
    const where = justCents < range.lowCents ? 'is below that range' : 'is not above that'
    return `The just value ${where}: these sales by themselves do not show that it is too high.`
  }
  // Some sales may come to more than the just value while all together indicate less.
  const above =
    justCents <= range.highCents && prices.lowCents < prices.highCents
      ? 'The just value is within that range, above what the sales indicate weighed together.'
      : 'The just value is above that range.'
  return standing === 'opinion-not-lower'
    ? `${above} The opinion of value is not below the just value.`
    : `${above} The opinion of value is below the range: these sales by themselves do not support a figure that low.`
}

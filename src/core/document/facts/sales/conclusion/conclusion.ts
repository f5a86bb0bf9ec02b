/** Owns the step from adjusted sale prices to just values: the level of the roll, taken once, and what the sales then show. */

import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'

/** Just value of the homes that sold, in percent of their prices: the middle, and the 95 % interval around it. */
export interface PriceLevel {
  readonly percent: number
  readonly lowPercent: number
  readonly highPercent: number
  readonly saleCount: number
  /** True when the home's own use had too few sales and those of all homes were taken. */
  readonly allUses: boolean
  /** True where it is that of the home's own neighborhood, and not the county's; missing in what was worked out before. */
  readonly ofNeighborhood?: boolean | undefined
  readonly useName: string
}

export interface ConcludedFrom {
  /** Of the adjusted prices of the sales that are shown: the lowest, the highest, and all of them by their weights. */
  readonly prices: { readonly lowCents: number; readonly highCents: number; readonly priceCents: number }
  /** Null where no level could be measured. */
  readonly level: PriceLevel | null
  readonly justCents: number
  readonly opinionCents: number | null
}

type Standing =
  | 'no-level'
  | 'just-not-above'
  | 'no-opinion'
  | 'opinion-not-lower'
  | 'opinion-below'
  | 'carries'

export interface SalesConclusion {
  readonly standing: Standing
  /** The lowest and the highest adjusted price as just values, and what all indicate weighed together; null without a level. */
  readonly range: {
    readonly lowCents: number
    readonly highCents: number
    readonly indicatedCents: number
  } | null
}

/** With the percentage as it is printed, so that a reader comes to the same whole dollars. */
const broughtTo = (priceCents: number, { percent }: PriceLevel): number =>
  Math.round((priceCents * Math.round(percent * 10)) / 100_000) * 100

const standingOf = (
  { justCents, opinionCents }: ConcludedFrom,
  range: NonNullable<SalesConclusion['range']>,
): Standing => {
  if (justCents <= range.indicatedCents) return 'just-not-above'
  if (opinionCents === null) return 'no-opinion'
  if (opinionCents >= justCents) return 'opinion-not-lower'
  return opinionCents < range.lowCents ? 'opinion-below' : 'carries'
}

export const concludeSales = (from: ConcludedFrom): SalesConclusion => {
  const { prices, level } = from
  if (level === null) return { standing: 'no-level', range: null }
  const range = {
    lowCents: broughtTo(prices.lowCents, level),
    highCents: broughtTo(prices.highCents, level),
    indicatedCents: broughtTo(prices.priceCents, level),
  }
  return { standing: standingOf(from, range), range }
}

interface Where {
  readonly county: string
  readonly taxYear: number
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

const percentOf = (share: number): string => formatPercent(100 * share)

/** Why the whole county's median is taken, and not that of the neighborhood. */
const whyCounty = ({ percent }: PriceLevel, near: NearRatio | null): string => {
  if (near?.low === null || near?.high === null || near === null)
    return ' My neighborhood alone has too few sales for a median of its own.'
  const { value, low, high } = near
  const own = ` In my neighborhood alone the median is ${percentOf(value)}, with an interval of ${percentOf(low)} to ${percentOf(high)}`
  return percent < 100 * low || percent > 100 * high
    ? `${own}. I use the county’s, because it is the higher of the two.`
    : `${own}, too wide to tell it from the county’s, which rests on more sales.`
}

export const levelWords = (level: PriceLevel, where: Where, near: NearRatio | null): string => {
  const { percent, lowPercent, highPercent, saleCount, ofNeighborhood, allUses, useName } = level
  const which = ofNeighborhood
    ? ' It is higher than that of the whole county, so the figures that follow are the more cautious ones.'
    : whyCounty(level, near)
  const use = allUses ? '' : `; use: ${useName.toLowerCase()}`
  const place = ofNeighborhood ? 'in my neighborhood, as the appraiser draws it,' : `in ${where.county}`
  const homes = `the homes that sold ${place} in ${where.taxYear - 1} (${saleCount.toLocaleString('en-US')} sales${use})`
  return `The adjusted sales indicate a price. Just value also reflects the net proceeds of a sale, so a price is not yet a just value. To measure that step, I divided the ${where.taxYear} just values of ${homes} by their prices, each brought to January 1 as the sales in the grid are. The median ratio is ${percent}%, with a 95% interval of ${lowPercent}% to ${highPercent}%.${which} That ratio is computed from the roll, and I do not offer it as an appraisal practice or as proof that others are valued too low. If the appraiser shows what was allowed for my home under factors (1) and (8), the same steps can be taken with that figure.`
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
  { lowCents, highCents, indicatedCents }: NonNullable<SalesConclusion['range']>,
  { percent, ofNeighborhood }: PriceLevel,
  { justCents, opinionCents }: Pick<ConcludedFrom, 'justCents' | 'opinionCents'>,
): string => {
  const opinion = opinionCents === null ? '' : `; the opinion of value is ${formatMoney(opinionCents)}`
  const where = ofNeighborhood ? ' in this neighborhood' : ''
  return `As just values, at ${percent}% of prices${where}, that is ${formatMoney(lowCents)} to ${formatMoney(highCents)}; weighed together, ${formatMoney(indicatedCents)}. The just value is ${formatMoney(justCents)}${opinion}.`
}

/** Some sales may come to more than the just value while all together indicate less. */
const aboveWords = ({ range }: SalesConclusion, { justCents, prices }: ConcludedFrom): string =>
  range !== null && justCents <= range.highCents && prices.lowCents < prices.highCents
    ? 'The just value is within that range, above what the sales indicate weighed together.'
    : 'The just value is above that range.'

/** What the sales show; what speaks against the owner is said to the owner alone. */
export const standingWords = (concluded: SalesConclusion, from: ConcludedFrom): string => {
  const { standing, range } = concluded
  const above = aboveWords(concluded, from)
  switch (standing) {
    case 'no-level':
      return 'These are prices, and a just value is usually lower than a price. How much lower in this county could not be measured here, so these prices by themselves do not show that the just value is too high.'
    case 'just-not-above': {
      const where = from.justCents < (range?.lowCents ?? 0) ? 'is below that range' : 'is not above that'
      return `The just value ${where}: these sales by themselves do not show that it is too high.`
    }
    case 'no-opinion':
      return above
    case 'opinion-not-lower':
      return `${above} The opinion of value is not below the just value.`
    case 'opinion-below':
      return `${above} The opinion of value is below the range: these sales by themselves do not lead to a figure that low.`
    case 'carries':
      return (from.opinionCents ?? 0) > (range?.highCents ?? 0)
        ? `${above} The opinion of value is between the two.`
        : `${above} The opinion of value is within it.`
  }
}

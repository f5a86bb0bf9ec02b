/** Owns the plain words under an estimate: what it rests on, how sure it is, and how it compares with the roll. */

import { dollars, formatMoney } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { Ranged, RangedEstimate } from './estimate-range.ts'
import type { UsableSale } from './home.ts'
import { qualityGrade } from './home-columns.ts'
import { type Level, rangeAtLevel, toJustBasis } from './level.ts'
import { monthInWords } from './month-words.ts'
import type { OwnSaleEvidence } from './own-sales.ts'
import { INTERVAL, type Scope } from './params.ts'
import type { Selection } from './select-comparables.ts'
import type { HomeValue } from './value-home.ts'

const PLACES: Readonly<Record<Scope, string>> = {
  neighborhood: 'the appraiser’s own neighborhood of the home',
  market_area: 'the appraiser’s market area of the home',
  zip: 'the ZIP code of the home',
  county: 'the county',
}

const WHY_NOT: Readonly<Record<Extract<RangedEstimate, { sufficient: false }>['why'], string>> = {
  too_few_comparables: 'Too few sales of homes like this one were found to show a value that would hold up.',
  comparables_disagree:
    'The most similar sales point to values too far apart to show one that would hold up.',
  errors_not_measured: `Too few earlier sales of homes of this kind could be tested in this county to say how far an estimate is usually off, so none is shown: we ask for at least ${INTERVAL.fewestErrors} in the ${INTERVAL.months} months before January 1. Sales of other kinds of homes do not answer for it.`,
}

const whatInstead = (useCode: string): string =>
  `What you can do instead (the roll lists the home as: ${useCodeName(useCode)}): ask the property appraiser for the record card and for the sales that your value rests on; look for sales of the same kind of home from before January 1, in the county’s own sale search or with a real estate agent; or ask a certified residential appraiser for a value as of January 1. The numbers of your notice still show what a lower value would save.`

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

const lotWords = ({ bands, home }: Selection): string =>
  home.landSqft === null || home.landSqft <= 0
    ? ''
    : ` on a lot up to ${bands.landRatio} times as large or as small,`

const qualityWords = ({ bands, home }: Selection): string => {
  if (qualityGrade(home) === null) return ''
  const { qualityGrades } = bands
  if (qualityGrades === 0) return ' of the same quality grade,'
  return ` within ${qualityGrades} quality ${qualityGrades === 1 ? 'grade' : 'grades'} of it,`
}

/** Which sales are compared, to be put after 'sales'. */
export const describeBands = (selection: Selection): string => {
  const { scope, areaPercent, ageYears, months } = selection.bands
  return `from ${PLACES[scope]}, up to ${areaPercent}% larger or smaller in proportion, built within ${ageYears} years of it,${lotWords(selection)}${qualityWords(selection)} sold within ${months} months before the value date`
}

const soldWords = ({ priceDollars, year, month }: UsableSale): string =>
  `Your home itself sold for ${money(priceDollars)} in ${monthInWords(year, month) ?? year}.`

const broughtWords = ({ sale, broughtDollars }: OwnSaleEvidence): string =>
  `${soldWords(sale)} With the county’s price trend that is ${money(broughtDollars)} on January 1.`

/** Where the other sales carry no estimate: evidence with its figure, and no estimate of its own. */
const ownSaleAlone = (ownSale: OwnSaleEvidence, level: Level | null): string => {
  const supported =
    level === null
      ? ''
      : ` As a just value it comes to ${money(toJustBasis({ basis: 'price', dollars: ownSale.broughtDollars }, level).dollars)}.`
  return `${broughtWords(ownSale)}${supported} A board looks at that price first. It is evidence and no estimate of ours: how far a value from one price alone is usually off, nobody measured.`
}

/** What it counts for in the estimate, or that it counts for nothing. */
const describeOwnSale = (
  { selection, ownSale }: HomeValue,
  estimate: RangedEstimate,
  level: Level | null,
): string[] => {
  if (ownSale !== null && estimate.sufficient) {
    const percent = Math.round(100 * ownSale.share)
    return [
      `${broughtWords(ownSale)} It counts for ${percent}% of the estimate. The other sales, which point to ${money(estimate.othersDollars)}, count for ${100 - percent}%. A board looks at your own price first.`,
    ]
  }
  if (ownSale !== null) return [ownSaleAlone(ownSale, level)]
  const [latest] = selection.ownSales
  if (latest === undefined) return []
  return [`${soldWords(latest)} That is after January 1, so it carries no value here.`]
}

const describeInterval = ({ lowDollars, highDollars }: Ranged): string =>
  `When the same method was tried on recent sales of homes of this kind in this county, using only sales from before each, 8 in 10 prices fell within a range like ${money(lowDollars)} to ${money(highDollars)}.`

/** Whose level a price is brought down by. */
export type LevelPlace = 'county' | 'neighborhood'

const describeLevel = (
  { valueDollars, lowDollars, highDollars }: Ranged,
  level: Level | null,
  place: LevelPlace,
): string => {
  if (level === null)
    return 'This is a price. Just value is usually lower, because the cost of a sale is taken off; by how much in this county could not be measured.'
  const supported = money(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars)
  if (level.kind === 'declared')
    return `This is a price. With the ${level.costOfSalePercent}% for the cost of a sale that the county declared taken off once, it supports a just value of ${supported}.`
  const percent = (share: number) => (100 * share).toFixed(1)
  const homes = level.allUses ? 'all homes' : 'homes of this use'
  const whose = `${homes} in the ${place === 'county' ? 'county' : 'home’s own neighborhood'}`
  const { low, high } = rangeAtLevel({ basis: 'price', low: lowDollars, high: highDollars }, level)
  return `This is a price. On this roll the just value of ${whose} stood at ${percent(level.share)}% of prices in the middle (${level.saleCount.toLocaleString('en-US')} sales; 95% interval ${percent(level.interval.low)}% to ${percent(level.interval.high)}%), so a home of this price would stand at ${supported}. The range of the price and the interval of that share together make ${money(low)} to ${money(high)}. The share holds the cost of a sale already: do not take it off again.`
}

const featureWords = ({ grid }: HomeValue): string => {
  const features = grid
    .flatMap(({ adjustments }) => adjustments)
    .find(({ item, unitRateDollars }) => item === 'features' && unitRateDollars !== null)
  if (features?.unitRateDollars == null) return ''
  return ` Pools, docks and the like count at $${features.unitRateDollars.toFixed(2)} for each dollar that the roll gives them, the same for every sale.`
}

/** One sentence or two per entry, in reading order. `level` is the one that is used; null where it could not be measured. */
export const explainValue = (
  value: HomeValue,
  estimate: RangedEstimate,
  level: Level | null,
  place: LevelPlace = 'county',
): string[] => {
  const { grid, selection } = value
  if (!estimate.sufficient)
    return [
      WHY_NOT[estimate.why],
      whatInstead(selection.home.useCode),
      ...describeOwnSale(value, estimate, level),
    ]
  return [
    `The ${grid.length} most similar sales ${describeBands(selection)}, each adjusted to this home, point to ${money(estimate.othersDollars)}; one by one they lie between ${money(estimate.lowestDollars)} and ${money(estimate.highestDollars)}.`,
    ...describeOwnSale(value, estimate, level),
    `Sales that are more alike count for more, and a price far from the middle one for less. ${value.ownSale === null ? 'Each adjusted price times the share printed with it, added up, gives the value to the dollar.' : 'Each adjusted price times the share printed with it, added up with the share of your own sale, gives the value to the dollar.'}`,
    `The adjustments are estimated from the county’s own sales; the just value of this home plays no part in them.${featureWords(value)}`,
    describeInterval(estimate),
    describeLevel(estimate, level, place),
  ]
}

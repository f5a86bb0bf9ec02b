/** Owns the plain words under an estimate: what it rests on, how sure it is, and how it compares with the roll. */

import { dollars, formatMoney } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import type { Ranged, RangedEstimate } from '../adjust/estimate-range.ts'
import { type Level, rangeAtLevel, toJustBasis } from '../adjust/level.ts'
import { qualityGrade } from '../fit/home-columns.ts'
import type { MonthNumber, UsableSale } from '../home.ts'
import { INTERVAL, type Scope } from '../params.ts'
import type { Selection } from '../select/comparables.ts'
import type { OwnSaleEvidence } from '../select/own-sales.ts'
import type { HomeValue } from '../value-home.ts'
import { monthInWords } from './month-words.ts'

const PLACES: Readonly<Record<Scope, string>> = {
  neighborhood: 'the home’s own neighborhood',
  market_area: 'the home’s market area',
  zip: 'the home’s ZIP code',
  county: 'the county',
}

const WHY_NOT: Readonly<Record<Extract<RangedEstimate, { sufficient: false }>['why'], string>> = {
  too_few_comparables: 'We found too few sales of homes like this one to show a value that would hold up.',
  comparables_disagree:
    'The most similar sales point to values too different to show one that would hold up.',
  errors_not_measured: `This county has too few sales of this kind of home to show a reliable estimate. We need at least ${INTERVAL.fewestErrors} in the ${INTERVAL.months} months before January 1.`,
}

const whatInstead = (useCode: string): string =>
  `Here’s what you can do instead (the county lists the home as: ${useCodeName(useCode)}). Ask the property appraiser for the record card and the sales behind your value. Look for sales of the same kind of home from before January 1, in the county’s sales search or with a real estate agent. Or ask a certified residential appraiser for a value as of January 1. The numbers on your notice still show what a lower value would save.`

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

/** The file may hold less than the window reaches back: then the months that it holds are named. */
const windowWords = ({ bands: { months }, asOf }: Selection, firstHeld: MonthNumber | null): string => {
  if (firstHeld === null || firstHeld <= asOf - months)
    return `sold within ${months} months before the value date`
  const [first, last] = [firstHeld, asOf - 1].map((at) => monthInWords(Math.floor(at / 12), (at % 12) + 1))
  return `sold from ${first} to ${last}, the months before the value date that the state’s sale file holds`
}

/** Which sales are compared, to be put after 'sales'; `firstHeld` is the first month of the sale file, where it is known. */
export const describeBands = (selection: Selection, firstHeld: MonthNumber | null = null): string => {
  const { scope, areaPercent, ageYears } = selection.bands
  return `from ${PLACES[scope]}, up to ${areaPercent}% larger or smaller, built within ${ageYears} years of it,${lotWords(selection)}${qualityWords(selection)} ${windowWords(selection, firstHeld)}`
}

const soldWords = ({ priceDollars, year, month }: UsableSale): string =>
  `Your home itself sold for ${money(priceDollars)} in ${monthInWords(year, month) ?? year}.`

const broughtWords = ({ sale, broughtDollars }: OwnSaleEvidence): string =>
  `${soldWords(sale)} With the county’s price trend, that’s ${money(broughtDollars)} on January 1.`

/** Where the other sales carry no estimate: evidence with its figure, and no estimate of its own. */
const ownSaleAlone = (ownSale: OwnSaleEvidence, level: Level | null): string => {
  const supported =
    level === null
      ? ''
      : ` As a market value on the county’s record, that’s ${money(toJustBasis({ basis: 'price', dollars: ownSale.broughtDollars }, level).dollars)}.`
  return `${broughtWords(ownSale)}${supported} A board looks at that price first. It’s evidence, but one sale isn’t enough for an estimate.`
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
      `${broughtWords(ownSale)} It makes up ${percent}% of the estimate. The other sales point to ${money(estimate.othersDollars)} and make up ${100 - percent}%. A board looks at your own price first.`,
    ]
  }
  if (ownSale !== null) return [ownSaleAlone(ownSale, level)]
  const [latest] = selection.ownSales
  if (latest === undefined) return []
  return [`${soldWords(latest)} That’s after January 1, so it doesn’t count here.`]
}

const describeInterval = ({ lowDollars, highDollars }: Ranged): string =>
  `The likely range is ${money(lowDollars)} to ${money(highDollars)}. When we tested this method on recent sales of similar homes in the county, 8 in 10 prices fell within such a range.`

/** Whose level a price is brought down by. */
export type LevelPlace = 'county' | 'neighborhood'

const describeLevel = (
  { valueDollars, lowDollars, highDollars }: Ranged,
  level: Level | null,
  place: LevelPlace,
): string => {
  if (level === null)
    return 'This is a sale price. Market value on your notice is usually lower, because the county takes off the cost of a sale.'
  const supported = money(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars)
  if (level.kind === 'declared')
    return `This is a sale price. The county takes off ${level.costOfSalePercent}% for the cost of a sale, so it supports a market value of ${supported}.`
  const percent = (share: number) => (100 * share).toFixed(1)
  const homes = level.allUses ? 'all homes' : 'homes of this use'
  const whose = `${homes} in the ${place === 'county' ? 'county' : 'home’s own neighborhood'}`
  const { low, high } = rangeAtLevel({ basis: 'price', low: lowDollars, high: highDollars }, level)
  return `This is a sale price. Market values of ${whose} run about ${percent(level.share)}% of sale prices at the median (${level.saleCount.toLocaleString('en-US')} sales; 95% interval ${percent(level.interval.low)}% to ${percent(level.interval.high)}%), so a home at this price would be valued at ${supported}. The likely range is ${money(low)} to ${money(high)}. The cost of a sale is already in that percentage, so don’t take it off again.`
}

const featureWords = ({ grid }: HomeValue): string => {
  const features = grid
    .flatMap(({ adjustments }) => adjustments)
    .find(({ item, unitRateDollars }) => item === 'features' && unitRateDollars !== null)
  if (features?.unitRateDollars == null) return ''
  return ` Pools, docks and the like count at $${features.unitRateDollars.toFixed(2)} for each dollar on the county’s record, the same for every sale.`
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
    `The ${grid.length} most similar sales ${describeBands(selection)}, each adjusted to this home, point to ${money(estimate.othersDollars)}. One by one they range from ${money(estimate.lowestDollars)} to ${money(estimate.highestDollars)}.`,
    ...describeOwnSale(value, estimate, level),
    `More similar sales count more. A price far from the median counts less. ${value.ownSale === null ? 'Multiply each adjusted price by its share and add them up to get the value.' : 'Multiply each adjusted price by its share, add your own sale’s share, and you get the value.'}`,
    `The adjustments come from the county’s own sales, not from this home’s market value.${featureWords(value)}`,
    describeInterval(estimate),
    describeLevel(estimate, level, place),
  ]
}

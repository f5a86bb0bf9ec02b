/** Owns the plain words under an estimate: what it rests on, how sure it is, and how it compares with the roll. */
import { dollars, formatMoney } from '#core/money.ts'
import { type ErrorBands, intervalFactors } from './error-bands.ts'
import type { Level } from './level.ts'
import { toJustBasis } from './level.ts'
import type { Bands, Scope } from './params.ts'
import type { Estimate } from './reconcile.ts'
import { errorGroupOf, type HomeValue } from './value-home.ts'

const PLACES: Readonly<Record<Scope, string>> = {
  neighborhood: 'the appraiser’s own neighborhood of the home',
  market_area: 'the appraiser’s market area of the home',
  zip: 'the ZIP code of the home',
  county: 'the county',
}

const WHY_NOT: Readonly<Record<Extract<Estimate, { sufficient: false }>['why'], string>> = {
  too_few_comparables: 'Too few sales of homes like this one were found to show a value that would hold up.',
  comparables_disagree:
    'The most similar sales point to values too far apart to show one that would hold up.',
}

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

/** Which sales are compared, to be put after 'sales'. */
export const describeBands = ({ scope, areaPercent, ageYears, months }: Bands): string =>
  `from ${PLACES[scope]}, up to ${areaPercent} % larger or smaller in proportion, built within ${ageYears} years of it, sold within ${months} months before the value date or shortly after`

const describeOwnSale = ({ selection }: HomeValue): string[] =>
  selection.ownSales
    .slice(0, 1)
    .map(
      ({ priceDollars, year, month }) =>
        `The home itself sold for ${money(priceDollars)} in ${month}/${year}. A board will look at that price first, so it is shown apart and is not among the sales compared.`,
    )

const describeInterval = (value: HomeValue, bands: ErrorBands | null): string => {
  const { estimate } = value
  if (bands === null || !estimate.sufficient)
    return 'Too few earlier sales could be tested to say how far such a value is usually off.'
  const { low, high } = intervalFactors(bands, errorGroupOf(value), estimate.disagreement)
  const [from, to] = [low, high].map((factor) => money(estimate.valueDollars * factor))
  return `When the same method was tried on recent sales in this county, using only sales from before each, 8 in 10 prices fell within a range like ${from} to ${to}.`
}

const describeLevel = (valueDollars: number, level: Level | null): string => {
  if (level === null)
    return 'This is a price. Just value is usually lower, because the cost of a sale is taken off; by how much in this county could not be measured.'
  const supported = money(toJustBasis({ basis: 'price', dollars: valueDollars }, level).dollars)
  if (level.kind === 'declared')
    return `This is a price. With the ${level.costOfSalePercent} % for the cost of a sale that the county declared taken off once, it supports a just value of ${supported}.`
  const percent = (100 * level.share).toFixed(1)
  const whose = level.allUses ? 'all homes' : 'homes of this use'
  return `This is a price. On this roll the just value of ${whose} stood at ${percent} % of prices in the middle (${level.saleCount.toLocaleString('en-US')} sales), so a home of this price would stand at ${supported}. That share holds the cost of a sale already: do not take it off again.`
}

/** One sentence or two per entry, in reading order. `bands` and `level` are null where they could not be measured. */
export const explainValue = (value: HomeValue, bands: ErrorBands | null, level: Level | null): string[] => {
  const { estimate, grid, selection } = value
  if (!estimate.sufficient) return [WHY_NOT[estimate.why], ...describeOwnSale(value)]
  return [
    `The ${grid.length} most similar sales ${describeBands(selection.bands)}, each adjusted to this home, point to ${money(estimate.valueDollars)}; one by one they lie between ${money(estimate.lowestDollars)} and ${money(estimate.highestDollars)}.`,
    'Sales that are more alike count for more. The adjustments are estimated from the county’s own sales; the just value of this home plays no part in them.',
    describeInterval(value, bands),
    describeLevel(estimate.valueDollars, level),
    ...describeOwnSale(value),
  ]
}

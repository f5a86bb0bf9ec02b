/** Owns the facts of the table of rates: how much of a price each difference moves, measured on how many sales. */

import { LOCATION } from '#core/valuation/params.ts'
import { nameFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { Judged } from './conclusion-facts.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './material.ts'

const LABEL = 'Rates of the adjustments'

type Rates = NonNullable<SalesMaterial['rates']>

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const percent = (value: number): string => `${plain.format(Math.abs(value))}%`
const rose = (value: number): string => (value < 0 ? 'fell' : 'rose')

const locationMost = Math.round(100 * Math.expm1(LOCATION.mostLog))

type RateRow = readonly [item: GridItem, what: string, rate: string, from: string]

const rowsOf = (rates: Rates, { taxYear }: Judged): readonly RateRow[] => {
  const { yearOfTimePercent, areaPercent, yearOlderPercent, landPercent, featureRate, saleCount } = rates
  const all = `${saleCount.toLocaleString('en-US')} sales`
  return [
    [
      'time',
      'Time of sale',
      `Prices ${rose(yearOfTimePercent)} ${percent(yearOfTimePercent)} in the 12 months before January 1, ${taxYear}`,
      all,
    ],
    [
      'area',
      'Effective area',
      `About ${percent(areaPercent)} of the price for each 1%, and never more than the sale’s own price per square foot`,
      all,
    ],
    ['age', 'Age', `About ${percent(yearOlderPercent)} of the price for each year at my home’s age`, all],
    ['land', 'Land', `About ${percent(landPercent ?? 0)} of the price for each 1%`, all],
    [
      'features',
      'Extra features',
      `$${featureRate.toFixed(2)} for each $1 on the county’s record; never more than $1`,
      all,
    ],
    [
      'location',
      'Location',
      `The percentage in the grid, at most ${locationMost}%, of the price without extra features`,
      `At least ${LOCATION.fewestSales} sales in each place`,
    ],
  ]
}

/** Only of what any of the sales is adjusted for. */
export const rateFacts = (
  { rates }: Pick<SalesMaterial, 'rates'>,
  shown: readonly AdjustedRollSale[],
  judged: Judged,
): readonly Fact[] => {
  if (rates === undefined) return []
  const isUsed = (item: GridItem): boolean =>
    shown.some(({ adjustments }) => adjustments.some((line) => line.item === item && line.amountCents !== 0))
  return rowsOf(rates, judged)
    .filter(([item]) => isUsed(item))
    .flatMap(([, what, rate, from], at) => [
      ...nameFact(`rate.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`rate.${at + 1}.rate`, LABEL, rate, ofSales),
      ...nameFact(`rate.${at + 1}.from`, LABEL, from, ofSales),
    ])
}

/** Owns the facts of the table of rates: what the grid takes for a unit of each difference, and what it was measured on. */

import { formatMoney } from '#core/money.ts'
import { LOCATION } from '#core/valuation/params.ts'
import { nameFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './material.ts'

const LABEL = 'Rates of the adjustments'

const locationMost = Math.round(100 * Math.expm1(LOCATION.mostLog))

const range = (figures: readonly number[], write: (figure: number) => string): string => {
  const [least, most] = [write(Math.min(...figures)), write(Math.max(...figures))]
  return least === most ? least : `${least} to ${most}`
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** Every line of the item in the grid that moves a price by a rate, with the price it moves. */
const linesOf = (item: GridItem, shown: readonly AdjustedRollSale[]) =>
  shown.flatMap(({ sale, adjustments }) =>
    adjustments.flatMap((line) =>
      line.item === item && line.amountCents !== 0 && line.unitRateCents !== null
        ? [{ rateCents: Math.abs(line.unitRateCents), priceCents: sale.priceCents }]
        : [],
    ),
  )

const dollars = (lines: ReturnType<typeof linesOf>): string =>
  range(
    lines.map(({ rateCents }) => rateCents),
    formatMoney,
  )

const shares = (lines: ReturnType<typeof linesOf>): string =>
  range(
    lines.map(({ rateCents, priceCents }) => rateCents / priceCents),
    percent,
  )

type Row = readonly [item: GridItem, what: string, rate: (lines: ReturnType<typeof linesOf>) => string]

const rows: readonly Row[] = [
  ['time', 'Time of sale', (lines) => `${dollars(lines)} a month: ${shares(lines)} of the sale’s own price`],
  [
    'area',
    'Effective area',
    (lines) => `${dollars(lines)} a square foot; never more than the sale’s own price per square foot`,
  ],
  ['age', 'Age', (lines) => `${dollars(lines)} a year: ${shares(lines)} of the sale’s own price`],
  ['land', 'Land', (lines) => `${dollars(lines)} a square foot`],
  [
    'features',
    'Extra features',
    (lines) => `${dollars(lines)} for each $1 on the county’s record; never more than $1`,
  ],
]

const isMoved = (shown: readonly AdjustedRollSale[], item: GridItem): boolean =>
  shown.some(({ adjustments }) => adjustments.some((line) => line.item === item && line.amountCents !== 0))

/** Only of what any of the sales is adjusted for, and only of what the grid itself takes: each cell is recomputed by it. */
export const rateFacts = (
  { rateSaleCount }: Pick<SalesMaterial, 'rateSaleCount'>,
  shown: readonly AdjustedRollSale[],
): readonly Fact[] => {
  if (rateSaleCount === undefined) return []
  const from = `${rateSaleCount.toLocaleString('en-US')} home sales in the county`
  const written = rows.flatMap(([item, what, rate]) => {
    const lines = linesOf(item, shown)
    return lines.length === 0 ? [] : [[what, rate(lines), from] as const]
  })
  const location = [
    'Location',
    `The percentage in the grid, at most ${locationMost}%, of the price without extra features`,
    `At least ${LOCATION.fewestSales} sales in each place`,
  ] as const
  return [...written, ...(isMoved(shown, 'location') ? [location] : [])].flatMap(
    ([what, rate, basis], at) => [
      ...nameFact(`rate.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`rate.${at + 1}.rate`, LABEL, rate, ofSales),
      ...nameFact(`rate.${at + 1}.from`, LABEL, basis, ofSales),
    ],
  )
}

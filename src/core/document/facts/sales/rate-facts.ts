/** Owns what a paper says of its rates: how they were measured, why they differ from sale to sale, and what the grid takes for a unit of each difference. */

import { formatMoney } from '#core/money.ts'
import { INTERVAL, LOCATION, LOG_LAND_CENTRE } from '#core/valuation/params.ts'
import { nameFact, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { Judged } from './conclusion-facts.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './material.ts'

const LABEL = 'Rates of the adjustments'

const grouped = new Intl.NumberFormat('en-US')

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

type Lines = ReturnType<typeof linesOf>

const dollars = (lines: Lines): string =>
  range(
    lines.map(({ rateCents }) => rateCents),
    formatMoney,
  )

/** Of the price, for so many units. */
const shares = (lines: Lines, units = 1): string =>
  range(
    lines.map(({ rateCents, priceCents }) => (units * rateCents) / priceCents),
    percent,
  )

type Row = readonly [item: GridItem, what: string, rate: (lines: Lines) => string]

const rows: readonly Row[] = [
  ['time', 'Time of sale', (lines) => `${dollars(lines)} a month: ${shares(lines)} of the sale’s own price`],
  [
    'area',
    'Effective area',
    (lines) =>
      `${dollars(lines)} a square foot: ${shares(lines, 100)} of the sale’s own price for 100; held to the sale’s own price per square foot where the regression gives more`,
  ],
  ['age', 'Age', (lines) => `${dollars(lines)} a year: ${shares(lines)} of the sale’s own price`],
  [
    'land',
    'Land',
    (lines) => `${dollars(lines)} a square foot: ${shares(lines, 1_000)} of the sale’s own price for 1,000`,
  ],
  [
    'features',
    'Extra features',
    (lines) => `${dollars(lines)} for each $1 on the county’s record; never more than $1`,
  ],
]

const isMoved = (shown: readonly AdjustedRollSale[], item: GridItem): boolean =>
  shown.some(({ adjustments }) => adjustments.some((line) => line.item === item && line.amountCents !== 0))

type Measured = Pick<SalesMaterial, 'rateSaleCount' | 'useSaleCount' | 'home'>

/** 'Condominium' → 'condominiums'; a name of several words stays as the state has it. */
const ofUse = (useName: string): string =>
  /^[\p{L}-]+(?: home)?$/u.test(useName) ? `${useName.toLowerCase()}s` : `homes listed as “${useName}”`

/** How many of them are of the home's own kind, or that too few are to be counted. */
const useWords = ({ useSaleCount, home }: Measured, { taxYear }: Judged): string => {
  if (!home?.useName) return ''
  return useSaleCount === undefined
    ? `; only a few of them are ${ofUse(home.useName)}`
    : `; ${grouped.format(useSaleCount)} of them are ${ofUse(home.useName)} sold in ${taxYear - 1}`
}

const methodFacts = (measured: Measured, judged: Judged): readonly Fact[] => {
  const brief = `The rates come from one regression on ${grouped.format(measured.rateSaleCount ?? 0)} recorded home sales in ${judged.county}`
  const day = `before January 1, ${judged.taxYear}`
  const how =
    'On a logarithmic scale it explains the price by month of sale, kind of home, size, age, land, neighborhood and development, and extra features by the dollar. Sales far from the line count less. Houses and condominiums have separate rates for size; the other rates are those of all homes together.'
  const checked = `The method was tested on the last ${INTERVAL.months} months, each predicted from earlier sales alone. The just value of my home plays no part in it.`
  return [
    sentenceFact('rates.brief', LABEL, `${brief} ${day}.`, ofSales),
    sentenceFact(
      'rates.method',
      LABEL,
      `${brief} ${day}${useWords(measured, judged)}. ${how} ${checked}`,
      ofSales,
    ),
  ]
}

/** Where lots are as usual; what lies below and above it has a rate of its own. */
const usualLot = grouped.format(Math.round(Math.exp(LOG_LAND_CENTRE) / 100) * 100)

/** Only of what differs in the grid. */
const varyFacts = (shown: readonly AdjustedRollSale[]): readonly Fact[] => {
  const isIn = (item: GridItem): boolean => linesOf(item, shown).length > 0
  const sized = [...(isIn('area') ? ['the home'] : []), ...(isIn('land') ? ['the lot'] : [])].join(' or ')
  const words = [
    'A rate is a percentage of each sale’s own price, so its dollars differ from sale to sale.',
    ...(isIn('age') ? ['A year counts for more in a newer home than in an older one.'] : []),
    ...(sized === '' ? [] : [`A square foot counts for less the larger ${sized} is.`]),
    ...(isIn('land') ? [`Lots below and above ${usualLot} square feet have separate rates.`] : []),
  ]
  return [sentenceFact('rates.vary', LABEL, words.join(' '), ofSales)]
}

/** Only of what any of the sales is adjusted for, and only of what the grid itself takes: each cell is recomputed by it. */
export const rateFacts = (
  measured: Measured,
  shown: readonly AdjustedRollSale[],
  judged: Judged,
): readonly Fact[] => {
  if (measured.rateSaleCount === undefined) return []
  const written = rows.flatMap(([item, what, rate]) => {
    const lines = linesOf(item, shown)
    return lines.length === 0 ? [] : [[what, rate(lines)] as const]
  })
  const location = [
    'Location',
    `The percentage in the grid, at most ${locationMost}%, of the price without extra features; measured on at least ${LOCATION.fewestSales} sales in each place`,
  ] as const
  return [
    ...methodFacts(measured, judged),
    ...varyFacts(shown),
    ...[...written, ...(isMoved(shown, 'location') ? [location] : [])].flatMap(([what, rate], at) => [
      ...nameFact(`rate.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`rate.${at + 1}.rate`, LABEL, rate, ofSales),
    ]),
  ]
}

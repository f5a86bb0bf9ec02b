/** Owns what a paper says of its rates: how they were measured, why they differ from sale to sale, and what the grid takes for a unit of each difference. */

import { inWords } from '#core/document/compose/parts.ts'
import { ofSales } from '#core/document/facts/estimate/value.ts'
import { nameFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import type { CountedRange } from '#core/valuation/adjust/counted.ts'
import { AGE_KNOTS, LOCATION, LOG_LAND_CENTRE } from '#core/valuation/params.ts'
import type { Judged } from '../conclusion/conclusion-facts.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from '../material.ts'

const LABEL = 'Rates of the adjustments'

const grouped = new Intl.NumberFormat('en-US')

const locationMost = Math.round(100 * Math.expm1(LOCATION.mostLog))

const range = (figures: readonly number[], write: (figure: number) => string): string => {
  const [least, most] = [write(Math.min(...figures)), write(Math.max(...figures))]
  return least === most ? least : `${least} to ${most}`
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`

/** A sale of the grid, by its number there. */
export interface Numbered {
  readonly sale: AdjustedRollSale
  readonly number: string
}

/** Every line of the item in the grid that moves a price by a rate, with the price it moves. */
const linesOf = (item: GridItem, shown: readonly Numbered[]) =>
  shown.flatMap(({ number, sale: { home, sale, adjustments } }) =>
    adjustments.flatMap((line) =>
      line.item === item && line.amountCents !== 0 && line.unitRateCents !== null
        ? [
            {
              number,
              rateCents: Math.abs(line.unitRateCents),
              priceCents: sale.priceCents,
              areaSqft: home.livingAreaSqft,
            },
          ]
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

/** The whole price by the square foot, cut to the cent: no rate of area is higher. */
const isAtCap = ({ rateCents, priceCents, areaSqft }: Lines[number]): boolean =>
  areaSqft !== null && areaSqft > 0 && rateCents === Math.floor(priceCents / areaSqft)

const namedIn = (lines: Lines): string =>
  `${lines.length === 1 ? 'Sale' : 'Sales'} ${inWords(lines.map(({ number }) => number))}`

const areaWords = (lines: Lines): string => {
  const capped = lines.filter(isAtCap)
  if (capped.length === lines.length)
    return `${dollars(lines)} a square foot: the sale’s own price per square foot. The regression gives more, but I stop at that price`
  const some =
    capped.length === 0
      ? ''
      : `; for ${namedIn(capped)} the sale’s own price per square foot, because the regression gives more and I stop at that price`
  return `${dollars(lines)} a square foot: ${shares(lines, 100)} of the price for each 100 square feet${some}`
}

type Row = readonly [item: GridItem, what: string, rate: (lines: Lines) => string]

const rows: readonly Row[] = [
  ['time', 'Time of sale', (lines) => `${dollars(lines)} a month: ${shares(lines)} of the price`],
  ['area', 'Effective area', areaWords],
  ['age', 'Age', (lines) => `${dollars(lines)} a year: ${shares(lines)} of the price`],
  [
    'land',
    'Land',
    (lines) =>
      `${dollars(lines)} a square foot: ${shares(lines, 1_000)} of the price for each 1,000 square feet`,
  ],
  [
    'features',
    'Extra features',
    (lines) => `${dollars(lines)} for each $1 on the county’s record; never more than $1`,
  ],
]

const isMoved = (shown: readonly Numbered[], item: GridItem): boolean =>
  shown.some(({ sale: { adjustments } }) =>
    adjustments.some((line) => line.item === item && line.amountCents !== 0),
  )

type Measured = Pick<SalesMaterial, 'rateSaleCount' | 'useSaleCount' | 'home'>

/** 'Condominium' → 'condominiums'; 'Multi-family building, fewer than 10 units' → 'multi-family buildings of fewer than 10 units'. */
const ofUse = (useName: string): string => {
  const [several, ...limit] = useName.split(' building, ')
  if (limit.length > 0) return `${several?.toLowerCase() ?? ''} buildings of ${limit.join(', ')}`
  return /^[\p{L}-]+(?: home)?$/u.test(useName) ? `${useName.toLowerCase()}s` : `homes listed as “${useName}”`
}

/** How many of them are of the home's own kind, or that too few are to be counted. */
const useWords = ({ useSaleCount, home }: Measured, { taxYear }: Judged): string => {
  if (!home?.useName) return ''
  return useSaleCount === undefined
    ? `. Only a few of them are ${ofUse(home.useName)}`
    : `. Of them, ${grouped.format(useSaleCount)} are ${ofUse(home.useName)} sold in ${taxYear - 1}`
}

/** A rate that is held to the price per square foot of every sale is not the regression's. */
const isAllCapped = (shown: readonly Numbered[]): boolean => {
  const lines = linesOf('area', shown)
  return lines.length > 0 && lines.every(isAtCap)
}

/** The owner is asked who did the math, and did not. */
const CALCULATED_BY =
  'Just Value, the software I use, calculated the rates from the sales file that the county’s property appraiser sends to the Florida Department of Revenue.'

const methodFacts = (measured: Measured, shown: readonly Numbered[], judged: Judged): readonly Fact[] => {
  const rates = isAllCapped(shown) ? 'The rates, except that for size, come' : 'The rates come'
  const brief = `${rates} from one regression on ${grouped.format(measured.rateSaleCount ?? 0)} recorded home sales in ${judged.county}`
  const day = `before January 1, ${judged.taxYear}`
  const how =
    'A regression finds what each difference adds to a price while the others are held constant. The differences are month of sale, kind of home, size, age, land, neighborhood and development, and extra features. Houses and condominiums have separate rates for size. The other rates are those of all homes together. The just value of my home plays no part in it.'
  return [
    sentenceFact('rates.brief', LABEL, `${brief} ${day}.`, ofSales),
    sentenceFact(
      'rates.method',
      LABEL,
      `${brief} ${day}${useWords(measured, judged)}. ${CALCULATED_BY} ${how}`,
      ofSales,
    ),
  ]
}

/** What the sales themselves show of a rate by the whole price per square foot. */
const cappedWords = (shown: readonly Numbered[]): readonly string[] => {
  if (!isAllCapped(shown)) return []
  const bySize = linesOf('area', shown).toSorted((one, other) => (one.areaSqft ?? 0) - (other.areaSqft ?? 0))
  const [least, most] = [bySize[0], bySize.at(-1)]
  if (least === undefined || most === undefined || least.areaSqft === most.areaSqft) return []
  const told = ({ areaSqft, rateCents }: Lines[number]): string =>
    `${grouped.format(areaSqft ?? 0)} square feet, sold for ${formatMoney(rateCents)} a square foot`
  return [
    `For size I use each sale’s own price per square foot. The smallest of these sales, ${told(least)}, and the largest, ${told(most)}.`,
  ]
}

/** Where lots are as usual; what lies below and above it has a rate of its own. */
const usualLot = grouped.format(Math.round(Math.exp(LOG_LAND_CENTRE) / 100) * 100)

/** The ends between which a difference counts; null where every difference of the grid counts whole. */
const countedIn = (item: GridItem, shown: readonly Numbered[]): CountedRange | null =>
  shown
    .flatMap(({ sale }) => sale.adjustments)
    .flatMap((line) => (line.item === item && line.counted !== undefined ? [line.counted] : []))[0] ?? null

const OLDEST_KNOT = Math.max(...AGE_KNOTS)

/** Beyond the last of its ages the equation measures none; beyond an earlier one the sales show none that is clear. */
export const ageEndWords = ({ to }: CountedRange): string => {
  if (to === 0) return 'The county’s sales show no clear loss with age, so no difference in age counts.'
  const why =
    to < OLDEST_KNOT
      ? `Above ${to} years the county’s sales show no clear further loss with age`
      : `The regression measures loss with age up to ${to} years and takes none above that`
  return `${why}, so no home is adjusted for its years above ${to}.`
}

const landEndWords = ({ from, to }: CountedRange): string =>
  from === to
    ? 'The county’s sales show no price for more land, so no difference in land counts.'
    : `The regression has a price for land from ${grouped.format(from)} to ${grouped.format(to)} square feet. Land below or above that is not priced, whether it is mine or the sale’s.`

const endWords = (shown: readonly Numbered[]): readonly string[] => {
  const [age, land] = [countedIn('age', shown), countedIn('land', shown)]
  return [...(age === null ? [] : [ageEndWords(age)]), ...(land === null ? [] : [landEndWords(land)])]
}

/** Only of what differs in the grid. */
const varyFacts = (shown: readonly Numbered[]): readonly Fact[] => {
  const isIn = (item: GridItem): boolean => linesOf(item, shown).length > 0
  const sized = [
    ...(isIn('area') && !isAllCapped(shown) ? ['the home'] : []),
    ...(isIn('land') ? ['the lot'] : []),
  ].join(' or ')
  const words = [
    'The regression measures each difference in percent. So a square foot, a year or a month is worth more dollars in an expensive home than in a cheaper one.',
    ...(isIn('time')
      ? [
          'The time trend is the county’s, month by month. It is applied together with the other percents, so the dollars for one month differ a little from sale to sale.',
        ]
      : []),
    ...cappedWords(shown),
    ...(isIn('age') ? ['A year counts for more in a newer home than in an older one.'] : []),
    ...(sized === '' ? [] : [`A square foot counts for less the larger ${sized} is.`]),
    ...(isIn('land')
      ? [
          `Lots below and above ${usualLot} square feet have separate rates. As a percent of the price, the same lot adds more dollars per square foot to a more expensive home.`,
        ]
      : []),
    ...endWords(shown),
  ]
  return [sentenceFact('rates.vary', LABEL, words.join(' '), ofSales)]
}

/** Only of what any of the sales is adjusted for, and only of what the grid itself takes: each cell is recomputed by it. */
export const rateFacts = (
  measured: Measured,
  shown: readonly Numbered[],
  judged: Judged,
): readonly Fact[] => {
  if (measured.rateSaleCount === undefined) return []
  const written = rows.flatMap(([item, what, rate]) => {
    const lines = linesOf(item, shown)
    return lines.length === 0 ? [] : [[what, rate(lines)] as const]
  })
  const location = [
    'Location',
    `The percentage in the grid, of the price without extra features; measured on at least ${LOCATION.fewestSales} sales in each place. I adjust no sale by more than ${locationMost}% for its location: that limit is my own`,
  ] as const
  return [
    ...methodFacts(measured, shown, judged),
    ...varyFacts(shown),
    ...[...written, ...(isMoved(shown, 'location') ? [location] : [])].flatMap(([what, rate], at) => [
      ...nameFact(`rate.${at + 1}.what`, LABEL, what, ofSales),
      ...nameFact(`rate.${at + 1}.rate`, LABEL, rate, ofSales),
    ]),
  ]
}

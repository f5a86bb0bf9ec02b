/** Owns the facts of sales that are not among those compared: how the search went, what it left out, the home's own sales. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { ownWords } from '#core/document/facts/file.ts'
import { nameFact, sentenceFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import type { RejectedReason } from '#core/valuation/explain/sale-reasons.ts'
import { spanInWords, spanOf } from '../found-span.ts'
import type { SalesMaterial } from '../material.ts'

const SALE = 'Comparable sale'

const grouped = new Intl.NumberFormat('en-US')

/** In a paper of the owner's, after how many they are. */
const PASSED_OVER: Readonly<Record<RejectedReason, string>> = {
  not_qualified: 'not at arm’s length on the county’s record',
  vacant_land: 'sold without a building',
  several_parcels: 'sold for one price together with other parcels',
  unmarked_several_parcels: 'sold for what looks like one price for several parcels',
  changed_after_sale: 'changed after the sale',
  nominal_price: 'recorded with only a nominal price',
  not_measured: 'on the record without a building size or a year built',
  own_sale: 'of this home itself',
  other_use: 'of another kind of property',
  outside_window: 'too long before or after the valuation date',
  too_long_ago: 'older than the sales I use',
  elsewhere: 'outside the area compared',
  size: 'much larger or smaller',
  age: 'of a very different effective year',
  land: 'on a much larger or smaller lot',
  quality: 'graded very differently in building quality',
  over_adjusted: 'in need of adjustments of more than half the price',
  after_value_date: 'sold after the valuation date',
  less_alike: 'less similar than the ten offered',
  too_few_alike: 'similar, but too few to use',
}

/** The reader of a paper is told of the owner's home, and by nobody but its owner. */
const inFirstPerson = (words: string): string =>
  words
    .replace(
      /^We looked for sales from (.+?), up to (\d+)% larger or smaller,/,
      (_, place, percent) => `I searched ${place} for sales of homes within ${percent}% of my home’s size,`,
    )
    .replace(/^We looked for sales/, 'I looked for recorded sales')
    .replace('the home’s own', 'my')
    .replace('the home’s', 'my')
    .replace(/((?:built within|at least) [^,]*),(?= sold)/, '$1 and')
    .replace(/, at least (\d+) years old/, ', at least $1 years old by effective year')
    .replace(
      /built within (\d+) years of it or at least (\d+) years old/,
      'built within $1 years of it (a home of $2 years or more counts as $2 years old)',
    )
    // The search goes by the year that the grid shows.
    .replace(/built within (\d+) years of it/, 'with an effective year within $1 years of my home’s')

/** What was found, where anything was: its limits say less of it, and are wider. */
const searchedInWords = ({ searchedWords, comparables }: SalesMaterial): string => {
  const span = spanOf(comparables)
  if (span === null) return inFirstPerson(searchedWords)
  const [, place] = /^We looked for sales from (.+?), up to/.exec(searchedWords) ?? []
  const where = place === undefined ? '' : ` ${inFirstPerson(place)}`
  return `I searched${where} for recorded sales of homes like mine. The ${span.count === 1 ? 'one' : span.count} most similar ${span.count === 1 ? 'is' : 'are'} ${spanInWords(span, 'my home')}.`
}

/** Named on the owner's own page, sale by sale. */
const OWN_SALE: RejectedReason = 'own_sale'

/** Says how many sales the program put before the owner, who chose among them: no reason of the sales left out. */
const LESS_ALIKE: RejectedReason = 'less_alike'

/** In a thin market every sale counts, and the reader is to know how few there are. */
const FEW = 4

const fewWords = (count: number): string => `Only ${count} fit, so I show all of them.`

const LEFT_OUT = 'Sales left out'

/** A list of the most similar says of how many. */
const cutFacts = ({ rejected, comparables, alsoFit = [] }: SalesMaterial): readonly Fact[] => {
  const lessAlike = rejected.byReason.find(({ reason }) => reason === LESS_ALIKE)?.count ?? 0
  const beyond = lessAlike - alsoFit.length
  if (beyond <= 0) return []
  const listed = comparables.length + alsoFit.length
  const words = `Of the ${grouped.format(listed + beyond)} recorded sales that fit, the ${listed} most similar to my home are listed, whether they help me or not.`
  return [sentenceFact('listed-of', LEFT_OUT, words, ofSales)]
}

/** Among which sales the counts were made: beyond the neighborhood only those near in size and age are looked at. */
const lookedAtFacts = ({ searchedWords }: SalesMaterial): readonly Fact[] => {
  if (searchedWords === '') return []
  const words = /\bneighborhood\b/.test(searchedWords)
    ? 'Among all recorded home sales in my neighborhood'
    : 'Among all recorded home sales in my neighborhood, and beyond it the arm’s-length sales of homes of the same use near mine in size and age'
  return nameFact('looked-at', LEFT_OUT, words, ofSales)
}

/** '12 were much larger or smaller'. */
const countWords = (count: number, reason: RejectedReason): string =>
  `${grouped.format(count)} ${count === 1 ? 'was' : 'were'} ${PASSED_OVER[reason]}`

export const leftOutFacts = (sales: SalesMaterial): readonly Fact[] => {
  const { rejected, searchedWords, comparables } = sales
  return [
    ...cutFacts(sales),
    ...lookedAtFacts(sales),
    ...(searchedWords !== '' && comparables.length > 0 && comparables.length <= FEW
      ? [sentenceFact('searched-few', SALE, fewWords(comparables.length), ofSales)]
      : []),
    ...(searchedWords === '' ? [] : [sentenceFact('searched', SALE, searchedInWords(sales), ofSales)]),
    ...rejected.byReason
      .filter(({ reason }) => reason !== OWN_SALE)
      .map(({ reason, count }) =>
        reason === LESS_ALIKE
          ? sentenceFact(`less-alike.${reason}`, LEFT_OUT, `${countWords(count, reason)}.`, ofSales)
          : sentenceFact(`left-out.${reason}`, LEFT_OUT, countWords(count, reason), ofSales),
      ),
  ]
}

type Sold = SalesMaterial['ownSales'][number]

const soldIn = ({ year, month }: Sold): string => monthInWords(year, month) ?? 'a month not written down'

/** Where the owner says otherwise than the record, both. */
const lastSaleWords = (own: Sold, recorded: Sold | undefined): string => {
  if (recorded === undefined) return `${soldIn(own)}, ${formatMoney(own.priceCents)}`
  return `County’s record: ${soldIn(recorded)}, ${formatMoney(recorded.priceCents)}; I bought in ${soldIn(own)} for ${formatMoney(own.priceCents)}`
}

/** In short, for the cover of a packet. */
export const LAST_SALE = 'last-sale'

export const ownSaleFacts = ({ ownSales, recordedPurchase }: SalesMaterial): readonly Fact[] => [
  ...ownSales
    .slice(0, 1)
    .flatMap((own) =>
      nameFact(
        LAST_SALE,
        'Last qualified sale',
        lastSaleWords(own, recordedPurchase),
        recordedPurchase === undefined ? ofSales : ownWords,
      ),
    ),
  ...ownSales.map((own, at) =>
    sentenceFact(
      `own-sale.${at + 1}`,
      'Sale of the home itself',
      `Your home sold in ${soldIn(own)} for ${formatMoney(own.priceCents)}.`,
      ofSales,
    ),
  ),
]

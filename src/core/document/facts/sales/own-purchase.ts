/** Owns the facts of the last sale of the home itself, as a packet discloses it: price, terms, and how it stands beside the values. */

import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { Judged } from './conclusion-facts.ts'
import { qualificationWords } from './grid-columns.ts'
import type { AdjustedRollSale, SalesMaterial } from './material.ts'

const LABEL = 'Sale of the home itself'

type Sold = AdjustedRollSale['sale']

const monthsOf = ({ year, month }: Pick<Sold, 'year' | 'month'>): number => year * 12 + month

/** Why the other sales say more of January 1; empty where none is later. */
const laterWords = (own: Sold, shown: readonly AdjustedRollSale[]): string => {
  const later = shown.filter(({ sale }) => monthsOf(sale) > monthsOf(own)).length
  if (later === 0) return ' I state it so that the board has it.'
  const which = later === shown.length ? 'The sales in the grid' : `${later} of the sales in the grid`
  return ` ${which} closed later, nearer January 1. I ask the board to weigh my purchase together with them.`
}

const standingWords = (
  justValueCents: number,
  own: Sold,
  shown: readonly AdjustedRollSale[],
  { justCents, opinionCents }: Judged,
): string => {
  const present = `${justValueCents < justCents ? 'below' : 'not below'} the present just value of ${formatMoney(justCents)}`
  if (opinionCents === null || justValueCents <= opinionCents) return `That is ${present}.`
  return `That is ${present}, and above the value that I request, ${formatMoney(opinionCents)}.${laterWords(own, shown)}`
}

/** Met where it is named: it stands below the just value, and above what is asked for. */
const aboveWords = (
  justValueCents: number,
  shown: readonly AdjustedRollSale[],
  own: Sold,
  { opinionCents }: Judged,
): string => {
  if (opinionCents === null || justValueCents <= opinionCents) return ''
  const later = shown.filter(({ sale }) => monthsOf(sale) > monthsOf(own)).length
  return later === 0 ? ', above my request' : ', above my request; later sales point lower'
}

/** A board sees at once what a home sold for less than. */
const belowWords = ({ priceCents }: Sold, { justCents }: Judged): string =>
  priceCents < justCents ? `, ${formatMoney(justCents - priceCents)} less than the just value` : ''

/** 'qualified by deed'. */
const inSentence = (words: string): string =>
  words.startsWith('Code') ? `of ${words.toLowerCase()}` : `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`

/** `own-purchase.leads` stands only where the price, as a just value, is below the just value and not above the request; between the two it is `met`. */
export const ownPurchaseFacts = (
  { ownSales: [own], ownSaleCompared }: SalesMaterial,
  shown: readonly AdjustedRollSale[],
  judged: Judged,
): readonly Fact[] => {
  if (own === undefined) return []
  const month = monthInWords(own.year, own.month) ?? 'a month that the file does not name'
  const recorded = own.recording === '' ? '' : `, recorded at ${own.recording}`
  const sold = `I bought my home in ${month} for ${formatMoney(own.priceCents)}`
  const terms = inSentence(qualificationWords(own.qualificationCode))
  const value = ownSaleCompared?.justValueCents
  // What stands above the request is disclosed and answered, and never opens the case.
  const isMet = value !== undefined && judged.opinionCents !== null && value > judged.opinionCents
  return [
    sentenceFact(
      'own-purchase.sold',
      LABEL,
      `${sold}. The county lists it as a sale ${terms}${recorded}.`,
      ofSales,
    ),
    ...(value === undefined
      ? []
      : [
          sentenceFact(
            'own-purchase.level',
            LABEL,
            `Brought to January 1, ${judged.taxYear} by the county’s price trend, and to the level of just values by the same percentage as the sales, that price is ${formatMoney(value)}.`,
            ofSales,
          ),
          sentenceFact('own-purchase.stands', LABEL, standingWords(value, own, shown, judged), ofSales),
          ...(value < judged.justCents
            ? [
                sentenceFact(
                  isMet ? 'own-purchase.met' : 'own-purchase.leads',
                  LABEL,
                  `${sold}${isMet ? '' : belowWords(own, judged)}. On the basis of the sales that is ${formatMoney(value)}${aboveWords(value, shown, own, judged)}.`,
                  ofSales,
                ),
              ]
            : []),
        ]),
  ]
}

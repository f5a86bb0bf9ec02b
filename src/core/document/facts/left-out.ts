/** Owns the facts of sales that are not among those compared: how the search went, what it left out, the home's own sales. */

import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import type { RejectedReason } from '#core/valuation/explain/sale-words.ts'
import { sentenceFact } from './make-fact.ts'
import type { SalesMaterial } from './sales/material.ts'
import type { Fact } from './sheet.ts'
import { ofSales } from './value.ts'

const SALE = 'Comparable sale'

const grouped = new Intl.NumberFormat('en-US')

/** Named on the owner's own page, sale by sale. */
const OWN_SALE: RejectedReason = 'own_sale'

/** Says how many sales the program put before the owner, who chose among them: no reason of the sales left out. */
const LESS_ALIKE: RejectedReason = 'less_alike'

export const leftOutFacts = ({ rejected, searchedWords }: SalesMaterial): readonly Fact[] => [
  ...(searchedWords === '' ? [] : [sentenceFact('searched', SALE, searchedWords, ofSales)]),
  ...rejected.byReason
    .filter(({ reason }) => reason !== OWN_SALE)
    .map(({ reason, words, count }) =>
      sentenceFact(
        `${reason === LESS_ALIKE ? 'less-alike' : 'left-out'}.${reason}`,
        'Sales left out',
        `${words}: ${grouped.format(count)} ${count === 1 ? 'sale' : 'sales'}.`,
        ofSales,
      ),
    ),
]

export const ownSaleFacts = ({ ownSales }: SalesMaterial): readonly Fact[] =>
  ownSales.map(({ year, month, priceCents }, at) =>
    sentenceFact(
      `own-sale.${at + 1}`,
      'Sale of the home itself',
      `The home itself sold in ${monthInWords(year, month) ?? 'a month not written down'} for ${formatMoney(priceCents)}.`,
      ofSales,
    ),
  )

/** Owns the facts of the list of all sales that the search offered: which were used, and why the others were not. */

import type { CaseSale } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { ownWords } from '../file.ts'
import { asTyped, nameFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { AdjustedRollSale } from './material.ts'
import { asRecorded, recordedSale } from './recorded.ts'

const LABEL = 'Sales that the search offered'

interface Row {
  readonly address: string
  readonly date: string
  readonly price: string
  readonly adjusted: string
  readonly use: string
  readonly source: string
}

const useWords = (typed: CaseSale | undefined, grossPercent: number | null): string => {
  const reason = asTyped(typed?.reason ?? '')
  if (typed?.decision === 'chosen') return reason === '' ? 'Used' : `Used. ${reason}`
  if (typed?.decision === 'rejected' && reason !== '') return `Not used. ${reason}`
  return grossPercent === null ? 'Not used' : `Not used. Gross adjustment ${grossPercent.toFixed(1)}%`
}

/** The state and its ZIP would take a second line of each row. */
export const inTown = (address: string): string => address.replace(/, FL(?: \d{5}(?:-\d{4})?)?$/, '')

const offeredRow = (
  { home, sale, adjustedCents, grossPercent }: AdjustedRollSale,
  typed: CaseSale | undefined,
): Row => ({
  address: inTown(asTyped(typed?.address ?? '') || home.address || home.parcelId),
  date: monthInWords(sale.year, sale.month) ?? 'Not known',
  price: formatMoney(sale.priceCents),
  adjusted: formatMoney(adjustedCents),
  use: useWords(typed, grossPercent),
  source: ofSales,
})

const typedRow = (typed: CaseSale): Row => {
  const { address, parcelId, soldYear, soldMonth, priceCents } = asRecorded(typed, undefined)
  return {
    address: asTyped(address) || asTyped(parcelId) || 'No address',
    date: monthInWords(soldYear, soldMonth) ?? 'Not known',
    price: priceCents === null ? 'Not known' : formatMoney(priceCents),
    adjusted: 'Not on the roll',
    use: useWords(typed, null),
    source: ownWords,
  }
}

/** An entry that was begun and names no sale. */
const isBare = ({ address, parcelId, priceCents }: CaseSale): boolean =>
  asTyped(`${address}${parcelId}`) === '' && priceCents === null

/** Those of the roll in its order, then those that only the owner knows; none while the owner has chosen none. */
export const allSalesFacts = (
  own: readonly CaseSale[],
  roll: readonly AdjustedRollSale[],
): readonly Fact[] => {
  const decided = own.filter(({ decision }) => decision !== null)
  if (!decided.some(({ decision }) => decision === 'chosen')) return []
  const matched = decided.map((typed) => ({ typed, known: recordedSale(typed, roll) }))
  const rows = [
    ...roll.map((known) => offeredRow(known, matched.find((one) => one.known === known)?.typed)),
    ...matched
      .filter(({ known, typed }) => known === undefined && !isBare(typed))
      .map(({ typed }) => typedRow(typed)),
  ]
  return rows.flatMap(({ source, ...cells }, at) =>
    Object.entries(cells).flatMap(([cell, words]) =>
      nameFact(`all-sales.${at + 1}.${cell}`, LABEL, words, source),
    ),
  )
}

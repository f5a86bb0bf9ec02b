/** Owns the filing fee by tax year: the most the law lets a board charge. What a county asks is in content/counties/counties.json. */

import { type Cents, dollars } from '#core/money.ts'
import type { CitationId } from './citations.ts'
import { type From, rowOf } from './row-of-year.ts'

/** The most a value adjustment board may charge for one parcel; its source and day are its citation's. */
export type PetitionFeeRow = From & { readonly mostCents: Cents; readonly citation: CitationId }

export const PETITION_FEES: readonly PetitionFeeRow[] = [
  { from: 0, mostCents: dollars(15), citation: 'petition-fee-ceiling-before-2025' },
  { from: 2025, mostCents: dollars(50), citation: 'petition-fee-ceiling' },
]

/** The most for petitions about the roll of `taxYear`, with its source. */
export const petitionFeeCeiling = (
  taxYear: number,
  rows: readonly PetitionFeeRow[] = PETITION_FEES,
): { readonly cents: Cents; readonly citation: CitationId } => {
  const row = rowOf(rows, taxYear)
  if (row === undefined) throw new RangeError(`No filing fee is known for ${taxYear}`)
  return { cents: row.mostCents, citation: row.citation }
}

/** Owns what papers say of the petition fee: the county's own where it is known, else the most that the law allows. */

import { formatMoney } from '#core/money.ts'
import { FEE_BASIS_WORDS } from '#core/tax/petition-fee.ts'
import type { FeeBasis } from '#core/tax/verdict/verdict-codes.ts'
import type { Fact } from './fact-sheet.ts'
import { sentenceFact } from './make-fact.ts'

interface FeeCounted {
  readonly fee: { readonly cents: number; readonly basis: FeeBasis }
  readonly sources: readonly { readonly figure: string; readonly citation: string }[]
}

const KNOWN: readonly FeeBasis[] = ['county', 'typed']

const LABEL = 'Petition fee'

/** Behind 'after': what a saving is counted less. */
export const countedFeeWords = ({ fee }: FeeCounted): string =>
  KNOWN.includes(fee.basis)
    ? `the petition fee of ${formatMoney(fee.cents)}`
    : `a petition fee of ${formatMoney(fee.cents)} (${FEE_BASIS_WORDS[fee.basis]})`

/** `fee.known` where the county reported it or the owner typed it; else `fee.most`. */
export const feeFact = ({ fee, sources }: FeeCounted): Fact => {
  const amount = `${formatMoney(fee.cents)}, ${FEE_BASIS_WORDS[fee.basis]}`
  const source =
    sources.find(({ figure }) => /petition fee/i.test(figure))?.citation ?? 'The verdict on this home'
  return KNOWN.includes(fee.basis)
    ? sentenceFact('fee.known', LABEL, `The fee is ${amount}. Ask the clerk whether it is still so.`, source)
    : sentenceFact('fee.most', LABEL, `The property analysis counts with ${amount}.`, source)
}

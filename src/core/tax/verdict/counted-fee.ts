/** Owns the petition fee that a verdict counts with, and what is said of it: typed, reported, or the most the law allowed. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { AppealFacts, PetitionFee } from '../appeal-facts.ts'
import { petitionFeeCeiling } from '../law/petition-fee.ts'
import type { FeeBasis, NoteCode } from './codes.ts'
import type { VerdictFee } from './verdict.ts'

type FeeFacts = Pick<AppealFacts, 'fee' | 'taxYear' | 'law'>
type CountyFee = Extract<PetitionFee, { kind: 'county' | 'county_weak' }>

const isOfCounty = (fee: PetitionFee): fee is CountyFee => fee.kind === 'county' || fee.kind === 'county_weak'

/** A county's fee of today may be more than the law of that year allowed. */
const isOfLaterLaw = (fee: CountyFee, ceiling: Cents): boolean => fee.cents > ceiling

export const petitionFeeOf = ({ fee, taxYear, law }: FeeFacts): VerdictFee => {
  const { cents: ceiling } = petitionFeeCeiling(taxYear, law?.petitionFee)
  if (fee.kind === 'unknown' || fee.kind === 'estimated') return { cents: ceiling, basis: 'ceiling' }
  if (isOfCounty(fee) && isOfLaterLaw(fee, ceiling)) return { cents: ceiling, basis: 'ceiling_then' }
  return { cents: fee.cents, basis: fee.kind }
}

/** How sure the fee is, behind its amount: '$50, the most the law allows'. */
export const FEE_BASIS_WORDS = {
  county: 'as reported for your county',
  county_weak: 'as reported for your county (confirm with the clerk)',
  typed: 'as you typed it',
  ceiling: 'the most the law allows',
  ceiling_then: 'the most the law of that year allowed',
} as const satisfies Record<FeeBasis, string>

interface FeeNote {
  readonly code: Extract<NoteCode, 'fee_ceiling_used' | 'fee_weak'>
  readonly text: string
}

const ASK_CLERK = 'Confirm it with the clerk of the board before you file.'

/** What is noted where the fee is not surely the county's own; null where it is, or was typed. */
export const feeNote = ({ fee, taxYear, law }: FeeFacts): FeeNote | null => {
  const { cents, basis } = petitionFeeOf({ fee, taxYear, law })
  const amount = formatMoney(cents)
  const ceiling = (text: string): FeeNote => ({ code: 'fee_ceiling_used', text })
  if (fee.kind === 'unknown')
    return ceiling(
      `We use the highest petition fee the law allows, ${amount}. Confirm your county’s fee with the clerk of the board.`,
    )
  if (fee.kind === 'estimated')
    return ceiling(
      `We use the highest petition fee the law allows, ${amount}, for ${fee.countyName} County. ${ASK_CLERK}`,
    )
  if (basis === 'ceiling_then' && fee.kind !== 'typed')
    return ceiling(
      `${fee.countyName} County’s ${fee.feeYear} petition fee, ${formatMoney(fee.cents)}, is more than the law allowed for ${taxYear}. We use the most it allowed then, ${amount}.`,
    )
  if (fee.kind !== 'county_weak') return null
  const weak = `We use ${amount} as ${fee.countyName} County’s petition fee. ${ASK_CLERK}`
  return { code: 'fee_weak', text: weak }
}

/** Owns the filing fee that a verdict counts with: typed, reported, or the most the law allowed. */

import type { Cents } from '#core/money.ts'
import type { AppealFacts, PetitionFee } from '../appeal-facts.ts'
import { petitionFeeCeiling } from '../law/petition-fee.ts'
import type { VerdictFee } from './verdict.ts'

export type FeeFacts = Pick<AppealFacts, 'fee' | 'taxYear' | 'law'>
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

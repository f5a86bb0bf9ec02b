/** Owns the petition fee that a verdict counts with: as typed, as the county reported it, or the most the law allowed. */

import type { AppealFacts, PetitionFee } from './appeal-facts.ts'
import { petitionFeeCeiling } from './params.ts'
import type { VerdictFee } from './verdict.ts'

/** A county's fee of today may be more than the law of that year allowed. */
const isOfLaterLaw = (fee: PetitionFee, taxYear: number): boolean =>
  fee.kind === 'county' && fee.cents > petitionFeeCeiling(taxYear)

export const petitionFeeOf = ({ fee, taxYear }: Pick<AppealFacts, 'fee' | 'taxYear'>): VerdictFee =>
  fee.kind === 'unknown' || isOfLaterLaw(fee, taxYear)
    ? { cents: petitionFeeCeiling(taxYear), basis: 'ceiling' }
    : { cents: fee.cents, basis: fee.kind }

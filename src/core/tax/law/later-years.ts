/** Owns which readings of the law the years after a tax year have. */

import { LATER_YEARS } from '../params.ts'
import type { Regime } from '../verdict/codes.ts'
import type { TaxLaw } from './by-year.ts'
import { regimesOf } from './readings.ts'

/** A tax year, and the rules that it is read under. */
export interface CapYears {
  readonly taxYear: number
  readonly regime: Regime
  /** The year whose assessed value starts again from just value, because the home was sold in the year before; else left out. */
  readonly restartsIn?: number | undefined
  readonly law?: TaxLaw | undefined
}

/** A year that is itself undecided has a reading for each regime, and its later years go on with that one. */
export const laterRegimes = ({ taxYear, regime, law }: CapYears): readonly Regime[] =>
  regimesOf(taxYear, law).length > 1 ? [regime] : regimesOf(taxYear + LATER_YEARS, law)

/** Before the amendment's first year its reading is the law as it was. */
export const regimeIn = (taxYear: number, regime: Regime, law?: TaxLaw): Regime =>
  regimesOf(taxYear, law).includes(regime) ? regime : 'current-law'

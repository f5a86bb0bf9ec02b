/** Owns which readings of the law the years after a tax year have, and how an owner is told that two are open. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import { LATER_YEARS } from '../params.ts'
import type { Regime } from '../verdict/codes.ts'
import type { TaxLaw } from './by-year.ts'
import { homesteadRule, homesteadYears, nonHomesteadCapPercent, regimesOf, voteOf } from './readings.ts'

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

const amendedAmount = (year: number, law: TaxLaw | undefined): string => {
  const nonSchool = homesteadRule(year, 'amendment-3', law)?.nonSchool
  return nonSchool?.kind === 'flat' ? `${formatMoney(nonSchool.flatCents)} in ${year}` : ''
}

/** Null where the law of the later years is settled, or each reading of the year has its own. */
export const laterLawWords = (years: CapYears): string | null => {
  if (laterRegimes(years).length < 2) return null
  const { law } = years
  const amended = homesteadYears('amendment-3', law)
  const [first = years.taxYear + 1] = amended
  const amounts = amended.map((year) => amendedAmount(year, law)).join(' and ')
  const [now, then] = (['current-law', 'amendment-3'] as const).map((regime) =>
    nonHomesteadCapPercent(first, regime, law),
  )
  const vote = voteOf(first, law)
  const source =
    vote === undefined
      ? ''
      : ` (${vote.resolution}, on the ballot of ${formatCalendarDate(vote.heldOn)}; confirm the certified result with the Department of State)`
  return `The law for ${first} and later isn’t settled. If ${vote?.name ?? 'an amendment'} took effect, the homestead exemption on non-school taxes would be ${amounts}, and the yearly limit on non-homestead property ${then} percent instead of ${now}${source}.`
}

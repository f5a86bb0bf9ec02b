/** Owns which readings of the law the years after a tax year have, and how an owner is told that two are open. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { formatMoney } from '#core/money.ts'
import { CITATIONS } from './citations.ts'
import { homesteadRule, nonHomesteadCapPercent, regimesOf } from './homestead-params.ts'
import { LATER_YEARS } from './params.ts'
import type { Regime } from './verdict/verdict-codes.ts'

/** A tax year, and the rules that it is read under. */
export interface CapYears {
  readonly taxYear: number
  readonly regime: Regime
  /** The year whose assessed value starts again from just value, because the home was sold in the year before; else left out. */
  readonly restartsIn?: number | undefined
}

/** A year that is itself undecided has a reading for each regime, and its later years go on with that one. */
export const laterRegimes = ({ taxYear, regime }: CapYears): readonly Regime[] =>
  regimesOf(taxYear).length > 1 ? [regime] : regimesOf(taxYear + LATER_YEARS)

/** Before the amendment's first year its reading is the law as it was. */
export const regimeIn = (taxYear: number, regime: Regime): Regime =>
  regimesOf(taxYear).includes(regime) ? regime : 'current-law'

const amendedAmount = (year: number): string => {
  const nonSchool = homesteadRule(year, 'amendment-3')?.nonSchool
  return nonSchool?.kind === 'flat' ? `${formatMoney(nonSchool.flatCents)} in ${year}` : ''
}

/** Null where the law of the later years is settled, or each reading of the year has its own. */
export const laterLawWords = (years: CapYears): string | null => {
  if (laterRegimes(years).length < 2) return null
  const amounts = [2027, 2028].map(amendedAmount).join(' and ')
  const [now, then] = (['current-law', 'amendment-3'] as const).map((regime) =>
    nonHomesteadCapPercent(2027, regime),
  )
  const checkedOn = formatCalendarDate(CITATIONS['homestead-amendment-3'].checkedOn)
  return `The law of 2027 and later is not settled: if Amendment 3 took effect, the homestead exemption on all but school levies would be ${amounts}, and the yearly limit on non-homestead property ${then} percent instead of ${now} (CS/HJR 1F of 2026, on the ballot of November 3, 2026; its result was not found when we checked on ${checkedOn}).`
}

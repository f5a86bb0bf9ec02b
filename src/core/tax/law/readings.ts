/** Owns which law holds in a tax year: the readings that may, and the homestead exemption and caps of each. */

import { type Cents, dollars } from '#core/money.ts'
import type { Regime } from '../verdict/codes.ts'
import { type HomesteadRule, TAX_LAW, type TaxLaw, type Vote } from './by-year.ts'
import { rowOf } from './row-of-year.ts'

export type { HomesteadRule } from './by-year.ts'

/** The second piece counts on the part of assessed value above this. Source: s. 196.031(1)(b), F.S. */
export const SECOND_PIECE_FLOOR: Cents = dollars(50_000)

const firstYearOf = ({ regimes }: TaxLaw): number => Math.min(...regimes.map(({ from }) => from))

export const FIRST_COVERED_YEAR = firstYearOf(TAX_LAW)
export const LAST_COVERED_YEAR = TAX_LAW.lastYear

export const isCoveredYear = (taxYear: number, law: TaxLaw = TAX_LAW): boolean =>
  Number.isInteger(taxYear) && taxYear >= firstYearOf(law) && taxYear <= law.lastYear

/** The regimes that may hold in a year: one when the law is settled, both while it is not known. */
export const regimesOf = (taxYear: number, law: TaxLaw = TAX_LAW): readonly Regime[] =>
  rowOf(law.regimes, taxYear)?.regimes ?? ['current-law']

/** The vote that a year's law waits for. */
export const voteOf = (taxYear: number, law: TaxLaw = TAX_LAW): Vote | undefined =>
  rowOf(law.regimes, taxYear)?.vote

/** The exemption in a year. Null outside the years covered, and for a regime before its first year. */
export const homesteadRule = (
  taxYear: number,
  regime: Regime,
  law: TaxLaw = TAX_LAW,
): HomesteadRule | null => {
  if (!isCoveredYear(taxYear, law)) return null
  const rows = law.homestead.filter((row) => row.regime === regime)
  return rowOf(rows, taxYear)?.rule ?? null
}

/** The yearly cap on non-homestead property, in percent, never on school levies. Citation 'non-homestead-cap'. */
export const nonHomesteadCapPercent = (taxYear: number, regime: Regime, law: TaxLaw = TAX_LAW): number => {
  const rows = law.nonHomesteadCap.filter((row) => row.regime === regime)
  const row = rowOf(rows, taxYear) ?? rows[0]
  if (row === undefined) throw new RangeError(`No cap on non-homestead property is known under ${regime}`)
  return row.percent
}

/** The tax years in which a regime changes the homestead exemption, oldest first. */
export const homesteadYears = (regime: Regime, law: TaxLaw = TAX_LAW): readonly number[] =>
  law.homestead
    .filter((row) => row.regime === regime)
    .map(({ from }) => from)
    .toSorted((a, b) => a - b)

/** One reading of a year's law: its homestead exemption, and those of the other readings while the law is not settled. */
export interface LawReading {
  readonly regime: Regime
  readonly homestead: HomesteadRule
  readonly others: readonly HomesteadRule[]
}

/** Every reading that may hold in a year; none in a year that is not covered. */
export const lawReadings = (taxYear: number, law: TaxLaw = TAX_LAW): readonly LawReading[] => {
  const found = regimesOf(taxYear, law).flatMap((regime) => {
    const homestead = homesteadRule(taxYear, regime, law)
    return homestead === null ? [] : [{ regime, homestead }]
  })
  return found.map(({ regime, homestead }) => ({
    regime,
    homestead,
    others: found.filter((other) => other.regime !== regime).map((other) => other.homestead),
  }))
}

/** Owns the homestead exemption by tax year and regime, and which regimes may apply to a year. */

import { type Cents, dollars } from '#core/money.ts'
import type { CitationId } from './citations.ts'
import type { Regime } from './verdict/verdict-codes.ts'

/** First piece on every levy; on non-school levies either a second piece above a floor, or one flat amount. */
export interface HomesteadRule {
  readonly citation: CitationId
  readonly schoolCents: Cents
  readonly nonSchool:
    | { readonly kind: 'two_pieces'; readonly firstCents: Cents; readonly secondCents: Cents }
    | { readonly kind: 'flat'; readonly flatCents: Cents }
}

/** The second piece counts on the part of assessed value above this. Source: s. 196.031(1)(b), F.S. */
export const SECOND_PIECE_FLOOR: Cents = dollars(50_000)

const FIRST_PIECE: Cents = dollars(25_000)

type Amendment3Result = 'not-known' | 'passed' | 'failed'

/** Not found by the day of the citation. Set to 'passed' or 'failed' once the certified result is read. */
const AMENDMENT_3_RESULT: Amendment3Result = 'not-known'

export const FIRST_COVERED_YEAR = 2008
export const LAST_COVERED_YEAR = 2028
const FIRST_AMENDMENT_3_YEAR = 2027

const twoPieces = (citation: CitationId, secondDollars: number): HomesteadRule => ({
  citation,
  schoolCents: FIRST_PIECE,
  nonSchool: { kind: 'two_pieces', firstCents: FIRST_PIECE, secondCents: dollars(secondDollars) },
})

const flat = (flatDollars: number): HomesteadRule => ({
  citation: 'homestead-amendment-3',
  schoolCents: FIRST_PIECE,
  nonSchool: { kind: 'flat', flatCents: dollars(flatDollars) },
})

const CURRENT_LAW_FROM_2025: Readonly<Record<number, HomesteadRule>> = {
  2025: twoPieces('homestead-2025', 25_722),
  2026: twoPieces('homestead-2026', 26_411),
  2027: twoPieces('homestead-2027-current-law', 27_000),
  2028: twoPieces('homestead-2028-current-law', 27_000),
}

const AMENDMENT_3: Readonly<Record<number, HomesteadRule>> = { 2027: flat(150_000), 2028: flat(250_000) }

export const isCoveredYear = (taxYear: number): boolean =>
  Number.isInteger(taxYear) && taxYear >= FIRST_COVERED_YEAR && taxYear <= LAST_COVERED_YEAR

/** The regimes that may hold in a year: one when the law is settled, both while it is not known. */
export const regimesOf = (taxYear: number): readonly Regime[] => {
  if (taxYear < FIRST_AMENDMENT_3_YEAR) return ['current-law']
  const known: Record<Amendment3Result, readonly Regime[]> = {
    'not-known': ['current-law', 'amendment-3'],
    passed: ['amendment-3'],
    failed: ['current-law'],
  }
  return known[AMENDMENT_3_RESULT]
}

/** The exemption in a year. Null outside 2008 to 2028, and for amendment-3 before 2027. */
export const homesteadRule = (taxYear: number, regime: Regime): HomesteadRule | null => {
  if (!isCoveredYear(taxYear)) return null
  if (regime === 'amendment-3') return AMENDMENT_3[taxYear] ?? null
  return CURRENT_LAW_FROM_2025[taxYear] ?? twoPieces('homestead-2008', 25_000)
}

/** The yearly cap on non-homestead property, in percent, never on school levies. Citation 'non-homestead-cap'. */
export const nonHomesteadCapPercent = (taxYear: number, regime: Regime): 10 | 5 =>
  regime === 'amendment-3' && taxYear >= FIRST_AMENDMENT_3_YEAR ? 5 : 10

/** One reading of a year's law: its homestead exemption, and those of the other readings while the law is not settled. */
export interface LawReading {
  readonly regime: Regime
  readonly homestead: HomesteadRule
  readonly others: readonly HomesteadRule[]
}

/** Every reading that may hold in a year; none in a year that is not covered. */
export const lawReadings = (taxYear: number): readonly LawReading[] => {
  const found = regimesOf(taxYear).flatMap((regime) => {
    const homestead = homesteadRule(taxYear, regime)
    return homestead === null ? [] : [{ regime, homestead }]
  })
  return found.map(({ regime, homestead }) => ({
    regime,
    homestead,
    others: found.filter((other) => other.regime !== regime).map((other) => other.homestead),
  }))
}

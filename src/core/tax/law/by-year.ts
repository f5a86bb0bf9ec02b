/** Owns the law of taxes by tax year: next year's figures, and the result of a vote, are rows of this table. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { type Cents, dollars } from '#core/money.ts'
import type { Regime } from '../verdict/codes.ts'
import type { CitationId } from './citations.ts'
import { PETITION_FEES, type PetitionFeeRow } from './petition-fee.ts'
import type { From } from './row-of-year.ts'

/** First piece on every levy; on non-school levies either a second piece above a floor, or one flat amount. */
export interface HomesteadRule {
  readonly citation: CitationId
  readonly schoolCents: Cents
  readonly nonSchool:
    | { readonly kind: 'two_pieces'; readonly firstCents: Cents; readonly secondCents: Cents }
    | { readonly kind: 'flat'; readonly flatCents: Cents }
}

/** A vote on the law whose result is not known. */
export interface Vote {
  /** Its name on the ballot. */
  readonly name: string
  readonly resolution: string
  readonly heldOn: CalendarDate
}

export interface TaxLaw {
  /** The last tax year that the rows below answer for; the first is that of the first row of `regimes`. */
  readonly lastYear: number
  /** Which readings of the law may hold: one where it is settled, several, with the vote that decides, while its result is not known. */
  readonly regimes: readonly (From & { readonly regimes: readonly Regime[]; readonly vote?: Vote })[]
  readonly homestead: readonly (From & { readonly regime: Regime; readonly rule: HomesteadRule })[]
  /** The yearly cap on non-homestead property, in percent. */
  readonly nonHomesteadCap: readonly (From & { readonly regime: Regime; readonly percent: number })[]
  /** Save Our Homes cap by roll year, in percent; a year that is not published has none. */
  readonly saveOurHomesPercent: Readonly<Record<number, number>>
  readonly petitionFee: readonly PetitionFeeRow[]
}

const FIRST_PIECE: Cents = dollars(25_000)

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

const AMENDMENT_3: Vote = {
  name: 'Amendment 3',
  resolution: 'CS/HJR 1F of 2026',
  heldOn: calendarDate('2026-11-03'),
}

/**
 * The law as far as it was found. Once the certified result of Amendment 3 is read, the row of 2027 in `regimes` names the one
 * reading that holds, and no vote. Each row's source and day are its citation's.
 */
export const TAX_LAW: TaxLaw = {
  lastYear: 2028,
  regimes: [
    { from: 2008, regimes: ['current-law'] },
    { from: 2027, regimes: ['current-law', 'amendment-3'], vote: AMENDMENT_3 },
  ],
  homestead: [
    { from: 2008, regime: 'current-law', rule: twoPieces('homestead-2008', 25_000) },
    { from: 2025, regime: 'current-law', rule: twoPieces('homestead-2025', 25_722) },
    { from: 2026, regime: 'current-law', rule: twoPieces('homestead-2026', 26_411) },
    { from: 2027, regime: 'current-law', rule: twoPieces('homestead-2027-current-law', 27_000) },
    { from: 2028, regime: 'current-law', rule: twoPieces('homestead-2028-current-law', 27_000) },
    { from: 2027, regime: 'amendment-3', rule: flat(150_000) },
    { from: 2028, regime: 'amendment-3', rule: flat(250_000) },
  ],
  // citation 'non-homestead-cap'
  nonHomesteadCap: [
    { from: 2008, regime: 'current-law', percent: 10 },
    { from: 2008, regime: 'amendment-3', percent: 10 },
    { from: 2027, regime: 'amendment-3', percent: 5 },
  ],
  // citation 'save-our-homes-cap'
  // biome-ignore format: a table of years
  saveOurHomesPercent: {
    1995: 2.7, 1996: 2.5, 1997: 3.0, 1998: 1.7, 1999: 1.6, 2000: 2.7, 2001: 3.0, 2002: 1.6,
    2003: 2.4, 2004: 1.9, 2005: 3.0, 2006: 3.0, 2007: 2.5, 2008: 3.0, 2009: 0.1, 2010: 2.7,
    2011: 1.5, 2012: 3.0, 2013: 1.7, 2014: 1.5, 2015: 0.8, 2016: 0.7, 2017: 2.1, 2018: 2.1,
    2019: 1.9, 2020: 2.3, 2021: 1.4, 2022: 3.0, 2023: 3.0, 2024: 3.0, 2025: 2.9, 2026: 2.7,
  },
  petitionFee: PETITION_FEES,
}

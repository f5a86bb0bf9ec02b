/** Owns what the verdict is judged on: the values, the rates, the fee, and any opinion of value. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { Cents, Mills } from '#core/money.ts'
import type { Result } from '#core/result.ts'
import type { TaxLaw } from './law/by-year.ts'
import type { AtNearRatio, OwnSaleStand } from './own-sale.ts'
import type { ParcelValues, PortionKind } from './parcel-values.ts'
import type { ValuesRefused } from './value-problem.ts'

/**
 * Tax rates. A county average is not the parcel's own rate, and every text built on it says so.
 * `scaled_to_tax_bill` is the county average stretched until it reproduces the total tax that the owner typed.
 */
export type Millage =
  | {
      readonly kind: 'county_average'
      readonly countyName: string
      readonly rateYear: number
      readonly schoolMills: Mills
      readonly nonSchoolMills: Mills
    }
  | {
      readonly kind: 'scaled_to_tax_bill'
      readonly countyName: string
      readonly rateYear: number
      readonly schoolMills: Mills
      readonly nonSchoolMills: Mills
    }
  | {
      readonly kind: 'typed'
      readonly typedOn: CalendarDate
      readonly schoolMills: Mills
      readonly nonSchoolMills: Mills
    }
  | {
      /** The typed total tax cannot be right at these values, so that no rate follows from it. */
      readonly kind: 'out_of_line'
      readonly countyName: string
      readonly rateYear: number
      readonly typedTaxCents: Cents
      readonly taxAtAverageCents: Cents
    }
  | { readonly kind: 'missing' }

/**
 * The filing fee. Where it is `unknown`, or no more than somebody else's estimate, the statutory ceiling stands in, and
 * the texts say so.
 */
export type PetitionFee =
  | { readonly kind: 'county'; readonly cents: Cents; readonly countyName: string; readonly feeYear: number }
  /** Reported, but on thin evidence. */
  | {
      readonly kind: 'county_weak'
      readonly cents: Cents
      readonly countyName: string
      readonly feeYear: number
    }
  | { readonly kind: 'estimated'; readonly countyName: string }
  | { readonly kind: 'typed'; readonly cents: Cents; readonly typedOn: CalendarDate }
  | { readonly kind: 'unknown' }

/** An estimate of just value on the roll's own footing, as of 1 January: low ≤ point ≤ high. */
export interface ValueEstimate {
  readonly lowCents: Cents
  readonly pointCents: Cents
  readonly highCents: Cents
  /** The sales say too little about the home to rest a petition on them alone. */
  readonly isRough?: boolean
  /** The point at the ratio of the home's own neighborhood, where that is higher than the one used. */
  readonly near?: AtNearRatio | undefined
}

/** How a cut in just value falls on the portions of a parcel: in proportion, or first on the one named. */
export type CutSharing =
  | { readonly kind: 'proportional' }
  | { readonly kind: 'portion'; readonly portion: PortionKind }

export interface AppealFacts {
  readonly taxYear: number
  /** The values, or why they could not be read. */
  readonly values: Result<ParcelValues, ValuesRefused>
  readonly millage: Millage
  readonly fee: PetitionFee
  /** True when a Save Our Homes difference was carried to this homestead in this very tax year. */
  readonly portabilityThisYear: boolean
  /** The law by year; the table of this product where none is given. */
  readonly law?: TaxLaw | undefined
}

export interface SoldIn {
  readonly year: number
  readonly month: number
}

/** What the roll of the typed numbers' year has for the parcel. */
export interface OnRoll {
  readonly justCents: Cents
  readonly rollName: string
}

/** What a roll of another year than the typed numbers' has for the parcel: nothing is held against it. */
export interface OtherYearRoll extends OnRoll {
  readonly rollYear: number
  /** Whether the sales of that roll value the home. */
  readonly isValued: boolean
}

export interface JudgeOptions {
  readonly estimate?: ValueEstimate
  /** Where the home itself was sold near January 1. */
  readonly ownSale?: OwnSaleStand
  /** The latest recorded sale of the home itself. */
  readonly soldIn?: SoldIn
  /** For typed numbers, where the roll of their year has the parcel. */
  readonly onRoll?: OnRoll
  /** For typed numbers, where only the roll of another year has the parcel. */
  readonly otherYear?: OtherYearRoll
  /** The just value the owner means to ask for. */
  readonly targetJustCents?: Cents
  readonly cutSharing?: CutSharing
}

/** Owns a parcel's values as the law sees them: by portion, by levy, with the exemptions now granted. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { Cents } from '#core/money.ts'
import type { Doubt } from './verdict/codes.ts'

/** School levies ignore the non-homestead cap and the second homestead piece; all others count both. */
export const LEVIES = ['school', 'non_school'] as const
export type Levy = (typeof LEVIES)[number]

/**
 * A part of a parcel under one kind of cap: Save Our Homes (s. 193.155, F.S.), the residential 10 % cap
 * (s. 193.1554), the cap on other property (s. 193.1555), or a classified use such as farm land.
 */
export const PORTION_KINDS = ['homestead', 'non_homestead_residential', 'other', 'classified'] as const
export type PortionKind = (typeof PORTION_KINDS)[number]

export type PerLevy<T> = { readonly [levy in Levy]: T }

export interface Portion {
  readonly kind: PortionKind
  readonly justCents: Cents
  /** Never above `justCents` on either levy. */
  readonly assessedCents: PerLevy<Cents>
}

/** What was seen between assessed and taxable value on one levy, before it is explained by the law of a year. */
export interface SeenExemption {
  /** Assessed less taxable value of the whole parcel. */
  readonly wholeCents: Cents
  /** The fixed amounts that a code names beside homestead, such as a widow's or a senior's. */
  readonly codedFixedCents: Cents
  /** Whether a code names a share of the homestead: an exemption in full, or the veterans' discount. */
  readonly hasHomesteadShare: boolean
  /** What a code names as a share of value outside the homestead, such as conservation land. */
  readonly shareBesideCents: Cents
}

/** A share of a value: `cents` of `ofCents`. None where `ofCents` is zero. */
export interface Share {
  readonly cents: Cents
  readonly ofCents: Cents
}

/**
 * What is between assessed and taxable value on one levy, part by part. Of the homestead portion first its own
 * exemption, then fixed amounts, then a share of what is left; none of it reaches the rest of the parcel.
 */
export interface ExemptionParts {
  /** Homestead exemption, both pieces. */
  readonly homesteadCents: Cents
  /** False where less is granted than the year's rule gives, as to one of two owners. */
  readonly isHomesteadWhole: boolean
  /** Fixed dollar amounts, such as widow's or senior exemptions: they stay when the value falls. */
  readonly fixedCents: Cents
  /** What is exempt of the homestead's value after those two: all of it, or the veterans' discount (s. 196.082, F.S.). */
  readonly homesteadShare: Share
  /** Fixed amounts outside the homestead portion; of a parcel without one, all of them. */
  readonly besideFixedCents: Cents
  /** A share of the assessed value outside the homestead portion. */
  readonly besideShare: Share
}

/** Where all the values of one parcel were read. */
type ValuesOrigin =
  | {
      readonly kind: 'roll'
      readonly rollYear: number
      readonly countyNumber: number
      readonly parcelId: string
      /** In words: 'Leon County 2026 tax roll (sample)'. */
      readonly rollName: string
    }
  | { readonly kind: 'typed'; readonly typedOn: CalendarDate }

/** Whole-parcel totals, their split by portion (at least one) and the exemptions seen, all as of 1 January. */
export interface ParcelValues {
  readonly origin: ValuesOrigin
  readonly justCents: Cents
  readonly assessedCents: PerLevy<Cents>
  readonly taxableCents: PerLevy<Cents>
  readonly portions: readonly Portion[]
  readonly exemptions: PerLevy<SeenExemption>
  /** True when the portions reported did not add up to the totals, so that one portion stands for all. */
  readonly portionsMerged: boolean
  /** The gravest first. */
  readonly doubts: readonly Doubt[]
  /** Set where the numbers have a homestead exemption and the owner says the home is none. */
  readonly isExemptedWrongly?: true
  /** Set where the owner says that the home is no homestead, whether or not the numbers have the exemption. */
  readonly isKnownNoHomestead?: true
}

/** As their owner says who doesn’t live there: the numbers stay as granted, and later years follow the cap on other homes. */
export const withoutHomestead = (values: ParcelValues): ParcelValues => ({
  ...values,
  isKnownNoHomestead: true,
  ...(values.portions.some(({ kind }) => kind === 'homestead') && { isExemptedWrongly: true }),
  portions: values.portions.map((portion) =>
    portion.kind === 'homestead' ? { ...portion, kind: 'non_homestead_residential' } : portion,
  ),
})

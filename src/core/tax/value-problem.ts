/** Owns what can be wrong with the values of a parcel, on a notice or on the roll, with the figures that tell it. */

import type { TrimField } from './trim/numbers.ts'

/** A number that is not there or not in its range, by its name. */
interface RangeProblem<Field> {
  readonly field: Field
  readonly code: 'missing' | 'negative' | 'too_large' | 'not_whole'
}

/** A number above the one that limits it, both in whole dollars. */
interface LimitProblem<Field> {
  readonly field: Field
  readonly code: 'assessed_above_just' | 'taxable_above_assessed'
  readonly amount: number
  readonly limit: Field
  readonly most: number
}

/** Something wrong with one number of a notice, with the figures that tell it: whole dollars, taxes in dollars and cents. */
export type NoticeProblem = { readonly of: 'notice' } & (
  | RangeProblem<TrimField>
  | LimitProblem<TrimField>
  | {
      readonly field: TrimField
      readonly code: 'school_below_county'
      readonly amount: number
      readonly county: TrimField
      readonly least: number
    }
  | {
      readonly field: TrimField
      readonly code: 'no_homestead_exemption'
      readonly amount: number
      /** What would be taxable if the whole home were homestead. */
      readonly ifWhole: number
    }
  | {
      readonly field: 'homestead'
      readonly code: 'looks_like_homestead'
      readonly schoolOff: number
      readonly countyOff: number
      readonly taxYear: number
    }
  | { readonly field: 'totalTax'; readonly code: 'tax_on_nothing'; readonly amount: number }
  | { readonly field: 'totalTax'; readonly code: 'no_tax'; readonly taxable: number }
)

/** Something wrong with one column of a row of the roll. */
export type RollProblem = { readonly of: 'roll' } & (RangeProblem<string> | LimitProblem<NeededColumn>)

/** What a value is read from without fail. */
export const NEEDED_COLUMNS = ['JV', 'AV_SD', 'AV_NSD', 'TV_SD', 'TV_NSD'] as const
export type NeededColumn = (typeof NEEDED_COLUMNS)[number]

export interface ValuesRefused {
  readonly ok: false
  readonly reason:
    | 'missing_values'
    | 'assessed_above_just'
    | 'taxable_above_assessed'
    | 'contradictory_values'
    | 'out_of_range'
  readonly problems: readonly (NoticeProblem | RollProblem)[]
}

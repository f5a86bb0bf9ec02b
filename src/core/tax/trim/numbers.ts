/** Owns the numbers a person copies from a TRIM notice: what they are, and what is above any of them. */

import type { TaxLaw } from '../law/by-year.ts'
import type { Levy } from '../parcel-values.ts'

interface TrimFieldShape {
  /** Values are printed in whole dollars, taxes in dollars and cents. */
  readonly unit: 'dollars' | 'cents'
  /** The figure of the county's record that the notice repeats; null where the record has none. */
  readonly recorded: 'just' | readonly ['assessed' | 'taxable', Levy] | null
}

/**
 * The one list of them, in the order of this year's column: forms, the contract, the case, the report and its paper follow
 * it. The total tax is the one without non-ad-valorem charges.
 */
export const TRIM_FIELDS = {
  justValue: { unit: 'dollars', recorded: 'just' },
  assessedSchool: { unit: 'dollars', recorded: ['assessed', 'school'] },
  assessedCounty: { unit: 'dollars', recorded: ['assessed', 'non_school'] },
  taxableSchool: { unit: 'dollars', recorded: ['taxable', 'school'] },
  taxableCounty: { unit: 'dollars', recorded: ['taxable', 'non_school'] },
  totalTax: { unit: 'cents', recorded: null },
} as const satisfies Record<string, TrimFieldShape>

export type TrimField = keyof typeof TRIM_FIELDS

/** In the order of the notice. */
export const trimFieldNames: readonly TrimField[] = Object.keys(TRIM_FIELDS).filter(
  (name): name is TrimField => name in TRIM_FIELDS,
)

/** The same thing of each. */
export const ofEachTrimField = <T>(of: (name: TrimField) => T): Record<TrimField, T> =>
  Object.fromEntries(trimFieldNames.map((name) => [name, of(name)])) as Record<TrimField, T>

/** Whole dollars; taxes in dollars and cents. */
export type TrimNumbers = Readonly<Record<TrimField, number>>

/** The numbers with what says which law they stand under. */
export interface NoticeNumbers extends TrimNumbers {
  readonly taxYear: number
  /** Whether the notice shows a homestead exemption. */
  readonly homestead: boolean
  /** Whether it shows farm land, or a part is rented out or in business use; left out: not answered. */
  readonly otherUse?: boolean | undefined
  /** The law by year; the table of this product where none is given. */
  readonly law?: TaxLaw | undefined
}

/** Above any single parcel in Florida; a larger number is a slip of the hand. */
export const HIGHEST_DOLLARS = 9_999_999_999

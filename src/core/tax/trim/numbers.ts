/** Owns the numbers a person copies from a TRIM notice: what they are and in which range. */

import { formatMoney } from '#core/money.ts'
import type { TaxLaw } from '../law/by-year.ts'
import type { FieldProblem, Levy } from '../parcel-values.ts'

interface TrimFieldShape {
  readonly label: string
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
  justValue: { label: 'Just (market) value', unit: 'dollars', recorded: 'just' },
  assessedSchool: {
    label: 'Assessed value, school row',
    unit: 'dollars',
    recorded: ['assessed', 'school'],
  },
  assessedCounty: {
    label: 'Assessed value, county row',
    unit: 'dollars',
    recorded: ['assessed', 'non_school'],
  },
  taxableSchool: { label: 'Taxable value, school row', unit: 'dollars', recorded: ['taxable', 'school'] },
  taxableCounty: { label: 'Taxable value, county row', unit: 'dollars', recorded: ['taxable', 'non_school'] },
  totalTax: { label: 'Total proposed tax', unit: 'cents', recorded: null },
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
  /** The answer to `OTHER_USE_QUESTION`; left out: not answered. */
  readonly otherUse?: boolean | undefined
  /** The law by year; the table of this product where none is given. */
  readonly law?: TaxLaw | undefined
}

/** Asked of a homestead whose assessed value is below its just value. */
export const OTHER_USE_QUESTION =
  'Does your notice show an agricultural classification, or do you rent out part of the property or use it for business?'

/** The same beside its answer. */
export const OTHER_USE_LABEL = 'Farmland, rented part or business use'

/** Above any single parcel in Florida; a larger number is a slip of the hand. */
export const HIGHEST_DOLLARS = 9_999_999_999

const inWords = (amount: number): string => formatMoney(Math.round(amount * 100))

const checkRange = (field: TrimField, amount: number): FieldProblem | null => {
  const { label, unit } = TRIM_FIELDS[field]
  if (!Number.isFinite(amount)) {
    return { field, code: 'missing', message: `${label}: enter the number printed on the notice.` }
  }
  if (amount < 0) {
    return { field, code: 'negative', message: `${label} can’t be below zero. Enter 0 or more.` }
  }
  if (amount > HIGHEST_DOLLARS) {
    const message = `${label} can’t be above ${inWords(HIGHEST_DOLLARS)}. Check the number of digits.`
    return { field, code: 'too_large', message }
  }
  if (unit === 'cents') return checkDecimals(field, amount)
  if (!Number.isInteger(amount)) {
    return { field, code: 'not_whole', message: `${label} must be in whole dollars, without cents.` }
  }
  return null
}

const checkDecimals = (field: TrimField, amount: number): FieldProblem | null => {
  if (Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4) return null
  const message = `${TRIM_FIELDS[field].label} must be in dollars and cents, with at most two decimals.`
  return { field, code: 'not_whole', message }
}

/** The numbers that cannot be read or cannot be right, in the order of the notice. */
export const rangeProblems = (numbers: TrimNumbers): readonly FieldProblem[] =>
  trimFieldNames.map((field) => checkRange(field, numbers[field])).filter((problem) => problem !== null)

/** Owns the six numbers a person copies from a TRIM notice: what they are and in which range. */

import { formatMoney } from '#core/money.ts'
import type { FieldProblem } from '../parcel-values.ts'
import type { TaxLaw } from '../tax-law.ts'

/** Whole dollars of this year's column; `totalTax` in dollars and cents, without non-ad-valorem charges. */
export interface TrimNumbers {
  readonly justValue: number
  readonly assessedSchool: number
  readonly assessedCounty: number
  readonly taxableSchool: number
  readonly taxableCounty: number
  readonly totalTax: number
}

export type TrimField = keyof TrimNumbers

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

export const TRIM_LABELS = {
  justValue: 'Just (market) value',
  assessedSchool: 'Assessed value, school row',
  assessedCounty: 'Assessed value, county row',
  taxableSchool: 'Taxable value, school row',
  taxableCounty: 'Taxable value, county row',
  totalTax: 'Total proposed tax',
} as const satisfies Record<TrimField, string>

/** Asked of a homestead whose assessed value is below its just value. */
export const OTHER_USE_QUESTION =
  'Does your notice show an agricultural classification, or do you rent out part of the property or use it for business?'

/** The same beside its answer. */
export const OTHER_USE_LABEL = 'Farmland, rented part or business use'

const TRIM_FIELDS = [
  'justValue',
  'assessedSchool',
  'assessedCounty',
  'taxableSchool',
  'taxableCounty',
  'totalTax',
] as const satisfies readonly TrimField[]

/** Above any single parcel in Florida; a larger number is a slip of the hand. */
export const HIGHEST_DOLLARS = 9_999_999_999

const inWords = (amount: number): string => formatMoney(Math.round(amount * 100))

const checkRange = (field: TrimField, amount: number): FieldProblem | null => {
  const label = TRIM_LABELS[field]
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
  if (field === 'totalTax') return checkTaxDecimals(amount)
  if (!Number.isInteger(amount)) {
    return { field, code: 'not_whole', message: `${label} must be in whole dollars, without cents.` }
  }
  return null
}

const checkTaxDecimals = (amount: number): FieldProblem | null => {
  if (Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4) return null
  const message = `${TRIM_LABELS.totalTax} must be in dollars and cents, with at most two decimals.`
  return { field: 'totalTax', code: 'not_whole', message }
}

/** The numbers that cannot be read or cannot be right, in the order of the notice. */
export const rangeProblems = (numbers: TrimNumbers): readonly FieldProblem[] =>
  TRIM_FIELDS.map((field) => checkRange(field, numbers[field])).filter((problem) => problem !== null)

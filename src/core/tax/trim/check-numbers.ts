/** Owns the check of a typed notice: first each number for itself, then all of them together. */

import type { NoticeProblem } from '../value-problem.ts'
import { contradictionsOf } from './contradictions.ts'
import {
  HIGHEST_DOLLARS,
  type NoticeNumbers,
  TRIM_FIELDS,
  type TrimField,
  type TrimNumbers,
  trimFieldNames,
} from './numbers.ts'

const checkRange = (field: TrimField, amount: number): NoticeProblem | null => {
  const wrong = (code: 'missing' | 'negative' | 'too_large' | 'not_whole'): NoticeProblem => ({
    of: 'notice',
    field,
    code,
  })
  if (!Number.isFinite(amount)) return wrong('missing')
  if (amount < 0) return wrong('negative')
  if (amount > HIGHEST_DOLLARS) return wrong('too_large')
  const isPrinted =
    TRIM_FIELDS[field].unit === 'cents'
      ? Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4
      : Number.isInteger(amount)
  return isPrinted ? null : wrong('not_whole')
}

/** The numbers that cannot be read or cannot be right, in the order of the notice. */
const rangeProblems = (numbers: TrimNumbers): readonly NoticeProblem[] =>
  trimFieldNames.map((field) => checkRange(field, numbers[field])).filter((problem) => problem !== null)

/** What is wrong, each with its field and its figures; empty when the numbers fit together. */
export const checkTrimNumbers = (notice: NoticeNumbers): readonly NoticeProblem[] => {
  const ranges = rangeProblems(notice)
  return ranges.length > 0 ? ranges : contradictionsOf(notice)
}

/** Owns the check of a typed notice: first each number for itself, then all of them together. */

import type { FieldProblem } from '../parcel-values.ts'
import { contradictionsOf } from './contradictions.ts'
import { type NoticeNumbers, rangeProblems } from './numbers.ts'

/** What is wrong, each beside its field with what would be right; empty when the numbers fit together. */
export const checkTrimNumbers = (notice: NoticeNumbers): readonly FieldProblem[] => {
  const ranges = rangeProblems(notice)
  return ranges.length > 0 ? ranges : contradictionsOf(notice)
}

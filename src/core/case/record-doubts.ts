/** Owns how long the owner is asked about what looks odd on the county's record. */
import type { CaseFile } from './file.ts'

/** One look through the record answers every question about it: it is right, or the corrections say what is not. */
export const unansweredDoubts = <Doubt>(
  { recordIsRight, corrections }: Pick<CaseFile, 'recordIsRight' | 'corrections'>,
  doubts: readonly Doubt[],
): readonly Doubt[] => (recordIsRight || corrections.length > 0 ? [] : doubts)

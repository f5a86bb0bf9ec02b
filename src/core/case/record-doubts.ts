/** Owns how long the owner is asked about what looks odd on the county's record. */
import type { CaseFile } from './file.ts'

type Answers = Pick<CaseFile, 'recordIsRight' | 'recordIsUnsure' | 'corrections'>

/** One look through the record answers every question about it: it is right, its owner can't tell, or the corrections say what is not. */
export const unansweredDoubts = <Doubt>(
  { recordIsRight, recordIsUnsure, corrections }: Answers,
  doubts: readonly Doubt[],
): readonly Doubt[] => (recordIsRight || recordIsUnsure || corrections.length > 0 ? [] : doubts)

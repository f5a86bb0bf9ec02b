/** Owns whether a petition came after the last day that the notice prints. */

import type { CaseFile } from '../file.ts'

/** It counts on the day on which it is received, not on that of the postmark. Source: s. 194.011(3)(d), F.S. */
export const isReceivedLate = ({ filing, notice }: Pick<CaseFile, 'filing' | 'notice'>): boolean =>
  filing.petitionFiledOn !== null &&
  notice.petitionDueOn !== null &&
  filing.petitionFiledOn > notice.petitionDueOn

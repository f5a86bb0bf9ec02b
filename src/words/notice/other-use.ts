/** Owns how the other use of a homestead is asked about, and how the answer is shown. */

import { type AskedNumbers, asksOtherUse } from '#core/tax/trim/doubts.ts'
import * as words from '#messages/notice/other-use.ts'

/** Asked of a homestead whose assessed value is below its just value. */
export const OTHER_USE_QUESTION = words.question()

/** The same beside its answer. */
export const OTHER_USE_LABEL = words.label()

/** The answer; null where it is not asked. */
export const otherUseWords = (
  notice: AskedNumbers & { readonly otherUse?: boolean | undefined },
): string | null => {
  if (!asksOtherUse(notice)) return null
  if (notice.otherUse === undefined) return words.notAnswered()
  return notice.otherUse ? words.yes() : words.no()
}

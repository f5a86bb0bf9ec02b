/** Owns the few words an outcome is called by. Without an estimate of value no label speaks of filing as worth it. */

import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/outcome-label.ts'

export interface Answer {
  readonly outcome: Outcome
  readonly reason: ReasonCode
}

/** The same words on the page and in the mail. */
export const outcomeLabel = ({ outcome, reason }: Answer): string => {
  switch (outcome) {
    case 'file':
      return reason === 'estimate_below_break_even' ? words.worthFiling() : words.aLowerValueWouldSaveMoney()
    case 'file_with_evidence':
      if (reason === 'own_sale_speaks_for') return words.yourPurchaseIsYourEvidence()
      return reason === 'estimate_spans_break_even' ||
        reason === 'estimate_is_rough' ||
        reason === 'estimate_rests_on_rate' ||
        reason === 'own_sale_speaks_against'
        ? words.fileOnlyWithEvidence()
        : words.onlyAMuchLowerValueWould()
    case 'do_not_file':
      return words.betterNotToFile()
    case 'cannot_tell':
      return words.weCantTellYet()
  }
}

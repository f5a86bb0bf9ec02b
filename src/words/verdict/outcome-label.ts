/** Owns the few words an outcome is called by. Without an estimate of value no label speaks of filing as worth it. */

import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'

export interface Answer {
  readonly outcome: Outcome
  readonly reason: ReasonCode
}

/** The same words on the page and in the mail. */
export const outcomeLabel = ({ outcome, reason }: Answer): string => {
  switch (outcome) {
    case 'file':
      return reason === 'estimate_below_break_even' ? 'Worth filing' : 'A lower value would save money'
    case 'file_with_evidence':
      return reason === 'estimate_spans_break_even' ||
        reason === 'estimate_is_rough' ||
        reason === 'own_sale_speaks_against'
        ? 'File only with evidence'
        : 'Only a much lower value would save money'
    case 'do_not_file':
      return 'Better not to file'
    case 'cannot_tell':
      return 'We can’t tell yet'
  }
}

/** Owns what is said of a weak point of a case: to its owner, and as the question that may be asked. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import type { AskedReason, EvidenceReason, FilingReason, WeakReason } from '#core/rehearsal/weak-reason.ts'
import * as condition from '#messages/rehearsal/weak-condition.ts'
import * as filing from '#messages/rehearsal/weak-filing.ts'
import type { Asked } from './asked.ts'
import { tellConclusion } from './weak-conclusion.ts'
import { tellWeakCondition } from './weak-condition.ts'
import { tellWeakRecord } from './weak-record.ts'
import { tellRow, tellWeakSales } from './weak-sales.ts'
import { tellWeakValue } from './weak-value.ts'

const tellFiling = ({ receivedOn, printedOn }: FilingReason): Asked => {
  const [received, printed] = [formatCalendarDate(receivedOn), formatCalendarDate(printedOn)]
  return { words: filing.petitionReceivedLate({ received, printed }), question: filing.whatKeptYou() }
}

const tellEvidence = (reason: EvidenceReason): Asked => ({
  words:
    reason.code === 'evidence_unsent'
      ? filing.evidenceUnsent()
      : filing.evidenceSentLate({
          sent: formatCalendarDate(reason.sentOn),
          after: reason.isAfterCounted ? 'counted' : 'working',
        }),
  question: filing.whenDidItReach(),
})

export const tellAsked = (reason: AskedReason): Asked => {
  switch (reason.code) {
    case 'petition_late':
      return tellFiling(reason)
    case 'no_opinion':
    case 'opinion_not_below':
    case 'opinion_without_reasons':
    case 'own_sale_above':
    case 'estimate_above':
      return tellWeakValue(reason)
    case 'sales_not_below_just':
    case 'some_sales_reach_just':
    case 'opinion_below_sales':
      return tellConclusion(reason)
    case 'differs_in_row':
      return tellRow(reason)
    case 'correction_without_proof':
    case 'record_quoted_otherwise':
    case 'grid_by_effective_year':
    case 'grid_by_record':
    case 'grid_by_correction':
      return tellWeakRecord(reason)
    case 'day_not_said':
    case 'no_cost':
    case 'own_cost':
    case 'nothing_shows_it':
    case 'photos_undated':
    case 'photos_later':
      return tellWeakCondition(reason)
    case 'evidence_late':
    case 'evidence_unsent':
      return tellEvidence(reason)
    default:
      return tellWeakSales(reason)
  }
}

/** To its owner: on the practice page and in the private playbook alike. */
export const tellWeakPoint = (reason: WeakReason): string => {
  switch (reason.code) {
    case 'not_there_yet':
      return condition.notThereYet({ what: reason.what })
    case 'condition_unnamed':
      return condition.namesNoRoom()
    case 'photos_small':
      return condition.photosSmall({ count: reason.count })
    case 'files_without_caption':
      return condition.noCaption({ count: reason.count })
    case 'delivery_unproved':
      return filing.deliveryWithoutProof()
    default:
      return tellAsked(reason).words
  }
}

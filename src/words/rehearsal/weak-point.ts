/** Owns what is said of a weak point of a case: to its owner, and as the question that may be asked. */

import { formatCalendarDate } from '#core/calendar-date.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import { formatMoney } from '#core/money.ts'
import type {
  AskedReason,
  ConditionReason,
  EvidenceReason,
  FilingReason,
  HomesteadReason,
  RecordReason,
  WeakReason,
} from '#core/rehearsal/weak-reason.ts'
import * as condition from '#messages/rehearsal/weak-condition.ts'
import * as filing from '#messages/rehearsal/weak-filing.ts'
import * as homestead from '#messages/rehearsal/weak-homestead.ts'
import * as record from '#messages/rehearsal/weak-record.ts'
import { tellRollDifference } from '../case/roll-difference.ts'
import { costWithoutHomestead } from '../verdict/wrong-homestead.ts'
import type { Asked } from './asked.ts'
import { tellConclusion } from './weak-conclusion.ts'
import { tellRow, tellWeakSales } from './weak-sales.ts'
import { tellWeakValue } from './weak-value.ts'

const grouped = new Intl.NumberFormat('en-US')

const tellWeakRecord = (reason: RecordReason): Asked => {
  switch (reason.code) {
    case 'correction_without_proof': {
      const [field, value] = [RECORD_FIELD_LABELS[reason.field], reason.trueValue]
      return { words: record.noProof({ field, value }), question: record.howDoYouKnow({ field, value }) }
    }
    case 'record_quoted_otherwise':
      return { words: tellRollDifference(reason.difference), question: record.whereDidYouRead() }
    case 'grid_by_effective_year': {
      const value = reason.trueValue
      return { words: record.gridByEffectiveYear({ value }), question: record.howWouldThatChange({ value }) }
    }
    case 'grid_by_record': {
      const value = reason.trueValue
      return { words: record.gridByRecord({ value }), question: record.whyDoesYourGridNotFollow({ value }) }
    }
    case 'grid_by_correction': {
      const [ours, roll] = [grouped.format(reason.ownFigure), grouped.format(reason.rollFigure)]
      return { words: record.gridByCorrection({ ours, roll }), question: record.whatProves({ ours, roll }) }
    }
  }
}

const tellWeakCondition = (reason: ConditionReason): Asked => {
  switch (reason.code) {
    case 'day_not_said': {
      const { what } = reason
      return { words: condition.dayNotSaid({ what }), question: condition.wasItThere({ what }) }
    }
    case 'no_cost': {
      const { what } = reason
      return { words: condition.noCost({ what }), question: condition.whatWouldItCost({ what }) }
    }
    case 'own_cost': {
      const { what } = reason
      return { words: condition.ownCost({ what }), question: condition.whereDoesItComeFrom({ what }) }
    }
    case 'nothing_shows_it':
      return {
        words: condition.nothingShowsIt({ year: reason.taxYear }),
        question: condition.whatDoYouHave(),
      }
    case 'photos_undated':
      return { words: condition.photosUndated({ count: reason.count }), question: condition.whenWasItTaken() }
    case 'photos_later':
      return {
        words: condition.photosLater({ count: reason.count }),
        question: condition.whatShowsItLookedLikeThis(),
      }
  }
}

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

const tellHomestead = ({ atMost, isFiled }: HomesteadReason): Asked => {
  const cost =
    atMost === null
      ? []
      : [
          homestead.couldBe({
            just: formatMoney(atMost.justCents),
            school: formatMoney(atMost.schoolCents),
            other: formatMoney(atMost.otherCents),
          }),
          costWithoutHomestead(atMost.moreTaxCents),
        ]
  return {
    words: [homestead.reportIt({ isFiled: isFiled ? 'yes' : 'no' }), ...cost].filter(Boolean).join(' '),
    question: homestead.doYouLiveThere(),
  }
}

export const tellAsked = (reason: AskedReason): Asked => {
  switch (reason.code) {
    case 'homestead_on_record':
      return tellHomestead(reason)
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
    case 'petition_not_added':
      return filing.petitionNotAdded()
    default:
      return tellAsked(reason).words
  }
}

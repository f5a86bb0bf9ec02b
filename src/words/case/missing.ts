/** Owns what is said of a part of a case that is not done: first what is wrong with it, then what it lacks. */

import type { Lacking, LackingCode } from '#core/case/lacking.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import type { CaseStepState } from '#core/case/parts.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/case/missing.ts'
import { TRIM_LABELS } from '../notice/fields.ts'
import { OTHER_USE_QUESTION } from '../notice/other-use.ts'
import { tellFault } from './fault.ts'

const PLAIN: Readonly<Record<LackingCode, string>> = {
  homestead: words.homestead(),
  other_use: words.anAnswer({ question: OTHER_USE_QUESTION }),
  petition_deadline: words.petitionDeadline(),
  mailing_address: words.mailingAddress(),
  what_is_wrong_on_record: words.whatIsWrongOnTheRecord(),
  why_used_or_skipped: words.whyYouUsedOrSkipped(),
  what_lowers_value: words.whatLowersTheValue(),
  items_unfinished: words.forEachItem(),
  items_since_purchase: words.forEachItemSincePurchase(),
  photo_or_paper: words.aPhotoOrDocument(),
  closing_statement: words.closingStatement(),
  what_statement_shows: words.whatTheStatementShows(),
  how_it_was_sold: words.howItWasSold(),
  opinion: words.opinion(),
  opinion_reasons: words.reasons(),
  petition_received: words.petitionReceived(),
  payment_made: words.paid(),
  hearing_date: words.hearingDate(),
  hearing_time: words.hearingTime(),
  hearing_place: words.hearingPlace(),
  hearing_minutes: words.hearingMinutes(),
  evidence_delivered: words.evidenceDelivered(),
  delivery_proof: words.deliveryProof(),
  decision: words.whatTheBoardDecided(),
  decision_date: words.decisionDate(),
  new_value: words.newMarketValue(),
}

const tellLacking = (lacking: Lacking): string => {
  switch (lacking.code) {
    case 'notice_number':
      return words.noticeNumber({ label: TRIM_LABELS[lacking.field] })
    case 'corrections_unfinished':
      return words.corrections({ count: lacking.count })
    case 'more_sales':
      return lacking.count < fewestChosenSales
        ? words.moreSales({ count: lacking.count })
        : words.firstSales({ count: lacking.count })
    case 'sales_bare':
      return words.saleFields({ count: lacking.count })
    case 'captions': {
      const { kind, bare, all } = lacking
      return all === 1 ? words.captionOfTheOne({ kind }) : words.captionsOfSeveral({ kind, bare, all })
    }
    case 'cost_source': {
      const { what, costCents } = lacking
      return words.costSource({ what, cost: formatMoney(costCents), hasWhat: what === '' ? 'no' : 'yes' })
    }
    case 'cost_paper':
      return words.costPaper({ what: lacking.what, isInvoice: lacking.isInvoice ? 'yes' : 'no' })
    default:
      return PLAIN[lacking.code]
  }
}

/** Numbers that stand in one column of the notice are one thing to do. */
const told = (lacking: readonly Lacking[]): readonly string[] => {
  const numbers = lacking.filter(({ code }) => code === 'notice_number')
  if (numbers.length < 2) return lacking.map(tellLacking)
  const others = lacking.filter(({ code }) => code !== 'notice_number')
  return [words.noticeNumbers(), ...others.map(tellLacking)]
}

export const tellMissing = ({
  wrong,
  lacking,
}: Pick<CaseStepState, 'wrong' | 'lacking'>): readonly string[] => [
  ...wrong.map((reason) => (reason.code === 'unheard' ? words.wordsNotHeard() : tellFault(reason))),
  ...told(lacking),
]

/** Owns what is said of that which the case itself holds on a question, and where it was read. */

import { evidenceExchangeDays, deadlineSources as from } from '#core/appeal/deadlines/params.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import { ofSales } from '#core/document/facts/estimate/value.ts'
import { closed, quoted } from '#core/document/facts/make-fact.ts'
import { GOOD_CAUSE, lateFilingSource } from '#core/document/good-cause.ts'
import { formatMoney } from '#core/money.ts'
import type { Hint, OwnText } from '#core/rehearsal/hint.ts'
import * as words from '#messages/rehearsal/hint.ts'
import { pointsToWords } from './points-to.ts'
import { tellSalesRange } from './weak-conclusion.ts'

interface ToldHint {
  readonly words: string
  /** Where it was read. */
  readonly source: string
}

const ownText: Readonly<Record<OwnText, (values: { readonly text: string }) => string>> = {
  record_says: words.recordSays,
  record_quoted: words.recordQuoted,
  why_wrong: words.whyWrong,
  proof: words.proof,
  place: words.place,
  who_says_the_cost: words.whoSaysTheCost,
  why_chosen: words.whyChosen,
  where_recorded: words.whereRecorded,
  opinion_rests_on: words.opinionRestsOn,
  what_was_sent: words.whatWasSent,
}

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))

const ofCase = (said: string): ToldHint => ({ words: said, source: words.yourCaseYouWroteThis() })

const ofRoll = (said: string): ToldHint => ({ words: said, source: ofSales })

export const tellHint = (hint: Hint): ToldHint => {
  switch (hint.code) {
    case 'written':
      return ofCase(closed(ownText[hint.what]({ text: hint.text })))
    case 'sale_chosen_because':
      return ofCase(closed(words.saleChosenBecause({ name: hint.name, text: hint.text })))
    case 'own_cost':
      return ofCase(words.ownCost({ cost: formatMoney(hint.costCents) }))
    case 'not_there':
      return ofCase(words.notThere())
    case 'sent_on':
      return ofCase(words.sentOn({ day: formatCalendarDate(hint.sentOn) }))
    case 'file':
      return { words: quoted(hint.name), source: words.yourPhotosAndPapers() }
    case 'evidence_due': {
      const day = formatCalendarDate(hint.countedOn)
      return { words: words.evidenceDue({ day, days: evidenceExchangeDays }), source: from.evidence }
    }
    case 'working_day_before':
      return {
        words: words.workingDayBefore({ day: formatCalendarDate(hint.dueOn) }),
        source: from.evidence,
      }
    case 'good_cause':
      return { words: GOOD_CAUSE, source: lateFilingSource }
    case 'just_value':
      return {
        words: words.justValue({ just: formatMoney(hint.justCents) }),
        source: words.theValuesYourCaseStartsFrom(),
      }
    case 'estimate':
      return ofRoll(words.salesPointTo({ points: pointsToWords(hint.pointsTo) }))
    case 'sales_as_just_values':
      return ofRoll(tellSalesRange(hint))
    case 'nearness':
      return ofRoll(words.nearness({ name: hint.name, place: hint.nearnessWords.toLowerCase() }))
    case 'adjusted_from': {
      const [price, adjusted] = [formatMoney(hint.priceCents), formatMoney(hint.adjustedCents)]
      return ofRoll(words.adjustedFrom({ price, adjusted }))
    }
    case 'adjusts_to':
      return ofRoll(words.adjustsTo({ name: hint.name, adjusted: formatMoney(hint.adjustedCents) }))
    case 'by_record': {
      const [low, high] = [formatMoney(hint.lowCents), formatMoney(hint.highCents)]
      return ofRoll(words.byRecord({ low, high }))
    }
    case 'row_amount':
      return ofRoll(
        hint.amountCents === 0
          ? words.rowNotAdjusted()
          : words.rowAdjusted({ amount: signed(hint.amountCents) }),
      )
    case 'adjusted_price':
      return ofRoll(words.adjustedPrice({ adjusted: formatMoney(hint.adjustedCents) }))
  }
}

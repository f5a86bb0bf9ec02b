/** Owns the one sentence that says the outcome under one set of rules. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { OwnSaleStand } from '#core/tax/own-sale.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT } from '#core/tax/params.ts'
import { neededCutPercent, neededCutWords } from '#core/tax/saving/percent.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/headline.ts'

interface Decided {
  readonly reason: ReasonCode
  readonly breakEvenJustCents: Cents | null
  readonly worthwhileJustCents: Cents | null
}

const cutTo = (just: Cents, target: Cents | null): string =>
  target === null
    ? words.anyLowerValue()
    : words.aCutOfTo({ percent: neededCutWords(neededCutPercent(just, target)), target: formatMoney(target) })

const belowBreakEven = (breakEven: Cents | null): string =>
  breakEven === null
    ? words.atAnyValue()
    : words.untilTheMarketValueDropsBelow({ breakEven: formatMoney(breakEven) })

/** Numbers come from the decision alone; `just` is the present just value. */
export const headlineOf = (just: Cents, decision: Decided, ownSale?: OwnSaleStand): string => {
  const { breakEvenJustCents: breakEven, worthwhileJustCents: worthwhile } = decision
  const sentences: Record<ReasonCode, string> = {
    cap_leaves_room: words.capLeavesRoom({ cut: cutTo(just, worthwhile) }),
    needs_large_cut: words.needsLargeCut({ cut: cutTo(just, worthwhile) }),
    estimate_below_break_even: words.estimateBelowBreakEven(),
    estimate_spans_break_even: words.estimateSpansBreakEven(),
    estimate_is_rough: words.estimateIsRough(),
    estimate_above_break_even: words.estimateAboveBreakEven(),
    own_sale_speaks_against: words.ownSaleSpeaksAgainst({
      ownSale: ownSale?.inShort ?? words.ownSaleInShort(),
    }),
    cap_absorbs: words.capAbsorbs({ until: belowBreakEven(breakEven) }),
    fee_above_saving: words.feeAboveSaving({ evidencePercent: EVIDENCE_UP_TO_CUT_PERCENT }),
    full_exemption: words.fullExemption(),
    classified_use: words.classifiedUse({ until: belowBreakEven(breakEven) }),
    portability_year: words.portabilityYear(),
    rules_undecided: words.rulesUndecided(),
    year_not_covered: words.yearNotCovered(),
    values_outdated: words.valuesOutdated(),
    unexplained_assessment: words.unexplainedAssessment(),
    unexplained_exemption: words.unexplainedExemption(),
    parts_unknown: words.partsUnknown(),
    other_use_not_answered: words.otherUseNotAnswered(),
    missing_millage: words.missingMillage(),
    tax_out_of_line: words.taxOutOfLine(),
    far_from_roll: words.farFromRoll(),
    zero_millage: words.zeroMillage(),
    missing_values: words.missingValues(),
    assessed_above_just: words.assessedAboveJust(),
    taxable_above_assessed: words.taxableAboveAssessed(),
    contradictory_values: words.contradictoryValues(),
    out_of_range: words.outOfRange(),
  }
  return sentences[decision.reason]
}

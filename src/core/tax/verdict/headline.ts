/** Owns the one sentence that says the outcome under one set of rules. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { OwnSaleStand } from '../own-sale.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT } from '../params.ts'
import { neededCutPercent, neededCutWords } from '../percent.ts'
import type { Decision } from './decide.ts'
import type { ReasonCode } from './verdict-codes.ts'

const cutTo = (just: Cents, target: Cents | null): string =>
  target === null
    ? 'any cut'
    : `a cut of ${neededCutWords(neededCutPercent(just, target))}, to ${formatMoney(target)}`

const belowBreakEven = (breakEven: Cents | null): string =>
  breakEven === null ? 'at any value' : `until just value falls below ${formatMoney(breakEven)}`

/** Numbers come from the decision alone; `just` is the present just value. */
export const headlineOf = (just: Cents, decision: Decision, ownSale?: OwnSaleStand): string => {
  const { breakEvenJustCents: breakEven, worthwhileJustCents: worthwhile } = decision
  const sentences: Record<ReasonCode, string> = {
    cap_leaves_room: `A lower value would save money: ${cutTo(just, worthwhile)}, already saves more than the petition fee. Whether the home was worth less is not known yet.`,
    needs_large_cut: `Only a large cut would save money: it takes ${cutTo(just, worthwhile)}, before the saving passes the petition fee. That needs evidence about the record or the condition of the home.`,
    estimate_below_break_even: `The whole range of the estimate lies low enough for a petition to pay: ${cutTo(just, worthwhile)}, is what it takes.`,
    estimate_spans_break_even: `File only with record or condition evidence: part of the estimate's range is too high for a petition to pay.`,
    estimate_is_rough: `File only with record or condition evidence: the estimate is low enough for a petition to pay, but it is a rough one, and the sales behind it say little about this home.`,
    estimate_above_break_even: `Do not file for the tax saving: even the low end of the estimate would not save more than the petition fee.`,
    own_sale_speaks_against: `File only with record or condition evidence: ${ownSale?.inShort ?? 'the price of the home itself speaks against a lower value'}.`,
    cap_absorbs: `Do not file for the tax saving: the cap absorbs it. Nothing is saved ${belowBreakEven(breakEven)}.`,
    fee_above_saving: `Do not file for the tax saving: even a cut of ${EVIDENCE_UP_TO_CUT_PERCENT}% would not save more than the petition fee.`,
    full_exemption: 'Do not file for the tax saving: exemptions already leave nothing to tax.',
    classified_use: `Do not file for the tax saving: the land is taxed on its classified use, not on just value. Nothing is saved ${belowBreakEven(breakEven)}.`,
    portability_year: 'We cannot tell: a Save Our Homes difference was carried to this home this year.',
    rules_undecided: "We cannot tell: the answer depends on which of the year's exemption rules hold.",
    year_not_covered: 'We cannot tell: we have no rules for this tax year.',
    values_outdated: 'We cannot tell: these are the values of an earlier year.',
    unexplained_assessment:
      'We cannot tell: the assessed value for school levies is below the just value, and nothing we see explains why.',
    unexplained_exemption:
      'We cannot tell: more is exempt than the exemptions we can see explain, and we do not know how much of it would shrink with the value.',
    parts_unknown:
      'We cannot tell: only part of this property seems to be under the homestead cap, and these values do not show what each part is worth.',
    other_use_not_answered:
      'We cannot tell yet: the notice alone does not show whether a cap, farm land or a rented part keeps the assessed value down. Answer that one question.',
    missing_millage: 'We cannot tell yet: the tax rates are missing.',
    tax_out_of_line:
      'We cannot tell yet: the total tax typed does not fit the taxable values, so no tax rate follows from it.',
    far_from_roll:
      'We cannot tell yet: the just value typed is far from the one that the tax roll has for this home and year.',
    zero_millage: 'We cannot tell: the tax rates given are zero where there is something to tax.',
    missing_values: 'We cannot tell: values of this parcel are missing.',
    assessed_above_just:
      'We cannot tell: an assessed value is above the just value, which the law does not allow.',
    taxable_above_assessed: 'We cannot tell: a taxable value is above the assessed value.',
    contradictory_values: 'We cannot tell: the values contradict each other.',
    out_of_range: 'We cannot tell: one of the values cannot be right.',
  }
  return sentences[decision.reason]
}

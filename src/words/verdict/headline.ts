/** Owns the one sentence that says the outcome under one set of rules. */

import { type Cents, formatMoney } from '#core/money.ts'
import type { OwnSaleStand } from '#core/tax/own-sale.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT } from '#core/tax/params.ts'
import { neededCutPercent, neededCutWords } from '#core/tax/saving/percent.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'

interface Decided {
  readonly reason: ReasonCode
  readonly breakEvenJustCents: Cents | null
  readonly worthwhileJustCents: Cents | null
}

const cutTo = (just: Cents, target: Cents | null): string =>
  target === null
    ? 'any lower value'
    : `a cut of ${neededCutWords(neededCutPercent(just, target))}, to ${formatMoney(target)}`

const belowBreakEven = (breakEven: Cents | null): string =>
  breakEven === null ? 'at any value' : `until the market value drops below ${formatMoney(breakEven)}`

/** Numbers come from the decision alone; `just` is the present just value. */
export const headlineOf = (just: Cents, decision: Decided, ownSale?: OwnSaleStand): string => {
  const { breakEvenJustCents: breakEven, worthwhileJustCents: worthwhile } = decision
  const sentences: Record<ReasonCode, string> = {
    cap_leaves_room: `A lower value would save money: ${cutTo(just, worthwhile)}, already saves more than the petition fee. You still need evidence that the home was worth less.`,
    needs_large_cut: `Only a much lower value would save money. It takes ${cutTo(just, worthwhile)}, before you save more than the petition fee. You’d need evidence about the county’s record or the home’s condition.`,
    estimate_below_break_even: `The whole range of the estimate is low enough for a petition to pay. It takes ${cutTo(just, worthwhile)}.`,
    estimate_spans_break_even: `File only with record or condition evidence. Part of the estimate’s range is too high for a petition to pay.`,
    estimate_is_rough: `File only with record or condition evidence. The estimate is low enough for a petition to pay, but it’s rough. The sales behind it aren’t much like this home.`,
    estimate_above_break_even: `Don’t file for the tax savings. Even the low end of the estimate wouldn’t save more than the petition fee.`,
    own_sale_speaks_against: `File only with record or condition evidence: ${ownSale?.inShort ?? 'the home’s own sale price argues against a lower value'}.`,
    cap_absorbs: `Don’t file for the tax savings. The cap absorbs them. You’d save nothing ${belowBreakEven(breakEven)}.`,
    fee_above_saving: `Don’t file for the tax savings. Even a cut of ${EVIDENCE_UP_TO_CUT_PERCENT}% wouldn’t save more than the petition fee.`,
    full_exemption: 'Don’t file for the tax savings. Exemptions already leave nothing to tax.',
    classified_use: `Don’t file for the tax savings. The land is taxed on its classified use, not its market value. You’d save nothing ${belowBreakEven(breakEven)}.`,
    portability_year: 'We can’t tell. A Save Our Homes benefit moved to this home this year.',
    rules_undecided: 'We can’t tell. The answer depends on which exemption rules apply this year.',
    year_not_covered: 'We can’t tell. We don’t cover this tax year.',
    values_outdated: 'We can’t tell. These values are from an earlier year.',
    unexplained_assessment:
      'We can’t tell. The assessed value for school taxes is below the market value, and the numbers don’t show why.',
    unexplained_exemption:
      'We can’t tell. More is exempt than the exemptions shown add up to, and some of it may shrink with the value.',
    parts_unknown:
      'We can’t tell. The homestead cap seems to cover only part of this property, and the numbers don’t show what each part is worth.',
    other_use_not_answered:
      'We can’t tell yet. The notice doesn’t show whether a cap, farmland or a rented part keeps the assessed value down. Answer that one question.',
    missing_millage: 'We can’t tell yet. The tax rates are missing.',
    tax_out_of_line:
      'We can’t tell yet. The total tax you entered doesn’t fit the taxable values. Check both.',
    far_from_roll:
      'We can’t tell yet. The market value you entered is far from the one on the county’s record for this year.',
    zero_millage: 'We can’t tell. The tax rates are zero, but there is something to tax.',
    missing_values: 'We can’t tell. Some of this parcel’s values are missing.',
    assessed_above_just:
      'We can’t tell. An assessed value is above the market value, which the law doesn’t allow.',
    taxable_above_assessed: 'We can’t tell. A taxable value is above the assessed value.',
    contradictory_values: 'We can’t tell. The values contradict each other.',
    out_of_range: 'We can’t tell. One of the values can’t be right.',
  }
  return sentences[decision.reason]
}

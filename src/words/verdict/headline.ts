/** Owns the one sentence that says the outcome under one set of rules. */

import { formatMonth } from '#core/date-forms.ts'
import { type Cents, cents, formatMoney } from '#core/money.ts'
import type { OwnSaleStand } from '#core/tax/own-sale.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT } from '#core/tax/params.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import { neededCutPercent, neededCutWords } from '#core/tax/saving/percent.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import * as words from '#messages/verdict/headline.ts'

interface Decided {
  readonly reason: ReasonCode
  readonly breakEvenJustCents: Cents | null
  readonly worthwhileJustCents: Cents | null
  readonly perTenThousandCents?: Cents | null | undefined
  readonly ownPurchaseSavingCents?: Cents | null | undefined
  /** The middle of the estimate from sales. */
  readonly middle?: { readonly justCents: Cents; readonly savingCents: Cents | null } | undefined
}

const cutTo = (just: Cents, target: Cents | null): string =>
  target === null
    ? words.anyLowerValue()
    : words.aCutOfTo({ percent: neededCutWords(neededCutPercent(just, target)), target: formatMoney(target) })

const belowBreakEven = (breakEven: Cents | null): string =>
  breakEven === null
    ? words.atAnyValue()
    : words.untilTheMarketValueDropsBelow({ breakEven: formatMoney(breakEven) })

/** What evidence is worth, in dollars; empty where that is not known. */
const worthWords = (just: Cents, { breakEvenJustCents, perTenThousandCents }: Decided): string => {
  if (perTenThousandCents)
    return words.eachTenThousand({ saving: formatMoney(inWholeDollars(perTenThousandCents)) })
  return breakEvenJustCents === null || breakEvenJustCents >= just
    ? ''
    : words.savingsStartBelow({ breakEven: formatMoney(breakEvenJustCents) })
}

/** A cap or a classified use below the county's value is why a lower one saves nothing; empty where nothing holds it. */
const heldWords = (just: Cents, breakEven: Cents | null): string =>
  breakEven === null || breakEven >= just ? '' : words.taxedAsIf({ breakEven: formatMoney(breakEven) })

/** A rough estimate is worth its own dollars, said to be rough; where they are not known, what evidence is worth. */
const roughWords = (just: Cents, decision: Decided): string => {
  const { middle } = decision
  return middle?.savingCents && middle.justCents < just
    ? words.roughEstimate({
        value: formatMoney(middle.justCents),
        saving: formatMoney(inWholeDollars(middle.savingCents)),
      })
    : worthWords(just, decision)
}

/** Where the sales lie above the county's value, that is the answer, whatever a low end would save. */
const orSalesAbove = (just: Cents, { middle }: Decided, otherwise: string): string =>
  middle !== undefined && middle.justCents > just
    ? words.salesAboveTheCounty({ value: formatMoney(middle.justCents), countyValue: formatMoney(just) })
    : otherwise

/** What was paid, and what that is as a market value; empty in reports of an older method. */
const paidWords = (sale: OwnSaleStand | undefined): string => {
  if (sale?.bought === undefined || sale.justValueCents === undefined) return ''
  const { priceCents, year, month } = sale.bought
  return words.paid({
    price: formatMoney(cents(priceCents)),
    month: formatMonth({ year, month }),
    value: formatMoney(cents(sale.justValueCents)),
    level: sale.broughtCents ? String(Math.round((100 * sale.justValueCents) / sale.broughtCents)) : 'none',
  })
}

const purchaseFor = (
  just: Cents,
  { ownPurchaseSavingCents: saving }: Decided,
  sale?: OwnSaleStand,
): string => {
  if (sale?.bought === undefined || sale.justValueCents === undefined || !saving) return words.ownPurchase()
  const { priceCents, ...month } = sale.bought
  return words.ownSaleSpeaksFor({
    price: formatMoney(cents(priceCents)),
    month: formatMonth(month),
    value: formatMoney(cents(sale.justValueCents)),
    countyValue: formatMoney(just),
  })
}

const purchaseAgainst = (just: Cents, decision: Decided, sale?: OwnSaleStand): string => {
  const paid = paidWords(sale)
  const worth = worthWords(just, decision)
  return paid
    ? words.ownSaleSpeaksAgainst({ paid, countyValue: formatMoney(just), worth })
    : words.ownSaleAgainst({ worth })
}

/** Numbers come from the decision alone; `just` is the present just value. */
export const headlineOf = (just: Cents, decision: Decided, ownSale?: OwnSaleStand): string => {
  const { breakEvenJustCents: breakEven, worthwhileJustCents: worthwhile } = decision
  const worth = worthWords(just, decision)
  const sentences: Record<ReasonCode, string> = {
    cap_leaves_room: words.capLeavesRoom({ cut: cutTo(just, worthwhile) }),
    needs_large_cut: words.needsLargeCut({ cut: cutTo(just, worthwhile) }),
    estimate_below_break_even: words.estimateBelowBreakEven(),
    estimate_spans_break_even: orSalesAbove(just, decision, words.estimateSpansBreakEven({ worth })),
    estimate_is_rough: orSalesAbove(
      just,
      decision,
      words.estimateIsRough({ worth: roughWords(just, decision) }),
    ),
    estimate_rests_on_rate: words.estimateRestsOnRate(),
    estimate_above_break_even: words.estimateAboveBreakEven({ held: heldWords(just, breakEven) }),
    own_sale_speaks_against: purchaseAgainst(just, decision, ownSale),
    own_sale_speaks_for: purchaseFor(just, decision, ownSale),
    cap_absorbs: words.capAbsorbs({ until: belowBreakEven(breakEven) }),
    fee_above_saving: words.feeAboveSaving({ evidencePercent: EVIDENCE_UP_TO_CUT_PERCENT }),
    full_exemption: words.fullExemption(),
    classified_use: words.classifiedUse({ until: belowBreakEven(breakEven) }),
    portability_year: words.portabilityYear(),
    rules_undecided: words.rulesUndecided(),
    year_not_covered: words.yearNotCovered(),
    values_outdated: words.valuesOutdated(),
    taxable_rows_alike: words.taxableRowsAlike(),
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

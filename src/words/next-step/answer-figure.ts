/** Owns the one figure an answer is opened with: a year's saving, what it is the saving of, and when there is none to show. */

import type { NextStep } from '#core/appeal/next-step.ts'
import { formatMoney } from '#core/money.ts'
import { toTenths } from '#core/percent.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import { FEW_RATIO_SALES } from '#core/valuation/params.ts'
import * as words from '#messages/next-step/answer-figure.ts'

export interface AnswerFigure {
  /** What the filing fee leaves of one year's saving, in whole dollars. */
  readonly cents: number
  /** The fee, the saving before it, and what it is the saving of, to be read after it. */
  readonly of: string
  /** What is left at the ratio of the home's own neighborhood, a line of its own; null where that takes nothing away. */
  readonly near: string | null
}

interface Answered {
  readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode; readonly taxYear: number }
  readonly step: NextStep
  /** The sales of the home's neighborhood, where its rate is told. */
  readonly homeValue?: { readonly uniformity: { readonly saleCount: number } | null } | null
}

const MANY_SALES = { fewSales: FEW_RATIO_SALES, hasFew: 'no' } as const

const fewSales = ({ homeValue }: Answered): { readonly fewSales: number; readonly hasFew: 'yes' | 'no' } => {
  const count = homeValue?.uniformity?.saleCount
  return count !== undefined && count < FEW_RATIO_SALES ? { fewSales: count, hasFew: 'yes' } : MANY_SALES
}

/** A large figure beside one of these would say the opposite of the answer. */
const hasNoFigure = ({ verdict, step }: Answered): boolean =>
  verdict.outcome === 'cannot_tell' ||
  verdict.reason === 'own_sale_speaks_against' ||
  step.kind === 'not_a_home' ||
  (step.roughBecause.length > 0 && verdict.reason !== 'own_sale_speaks_for')

/** Where nothing is saved the largest plausible cut says so most clearly. */
const cutShown = ({ verdict, step: { cuts } }: Answered) =>
  verdict.outcome === 'file' ? cuts.find(({ cutPercent }) => cutPercent === 10) : cuts.at(-1)

/** What is saved at the ratio of the home's own neighborhood, before the fee; `saving` in words, null where nothing is. */
export const nearRatioWords = (percent: number, saving: string | null): string =>
  words.atNearRatio({
    percent: toTenths(percent),
    ...MANY_SALES,
    left: words.beforeTheFee({ saving: saving ?? 'none' }),
  })

/** The same after the fee; `net` in words, 'none' where nothing is saved, 'less' where the fee takes it. */
export const nearRatioAfterFee = (
  percent: number,
  net: string,
  sales: ReturnType<typeof fewSales> = MANY_SALES,
): string => words.atNearRatio({ percent: toTenths(percent), ...sales, left: words.leftAfterTheFee({ net }) })

type Near = { readonly percent: number; readonly savingCents: number | null } | null

/** After the fee, as the figure's own line says it. */
const nearWords = (near: Near, answered: Answered): string | null => {
  const { late, feeCents } = answered.step
  if (near === null || near.savingCents === null) return null
  const saved = inWholeDollars(near.savingCents)
  const net = saved > feeCents ? formatMoney(saved - feeCents) : saved > 0 ? 'less' : 'none'
  if (late === null) return nearRatioAfterFee(near.percent, net, fewSales(answered))
  return words.wouldHaveBeenAtNearRatio({ percent: toTenths(near.percent), ...fewSales(answered), net })
}

/** What a value saves in a year, after the fee and before it; `net` in words, 'none' or 'less' where nothing is left. */
export const savedWords = (
  gross: string,
  fee: { readonly net: string; readonly cents: number } | null,
): string =>
  fee === null
    ? words.savedBeforeTheFee({ gross })
    : words.savedInAYear({ net: fee.net, gross, fee: formatMoney(fee.cents) })

/** Where a purchase is the evidence its price comes first, then the middle of the estimate. */
const worthShown = (answered: Answered) => {
  const { purchaseSavingCents, purchaseNear, estimate, late } = answered.step
  const isOver = late === null ? 'no' : 'yes'
  if (purchaseSavingCents !== null)
    return { savingCents: purchaseSavingCents, at: words.atThePriceYouPaid({ isOver }), near: purchaseNear }
  if (estimate !== null) {
    const { savingCents, justCents } = estimate.middle
    const at = words.atTheMiddleOfOurEstimate({ value: formatMoney(justCents) })
    // Where the middle saves nothing there is nothing to drop.
    return { savingCents, at, near: (savingCents ?? 0) > 0 ? estimate.near : null }
  }
  const cut = cutShown(answered)
  return (
    cut && {
      savingCents: cut.savingCents,
      at: words.ifTheValueWereLower({ isOver, percent: cut.cutPercent }),
      near: null,
    }
  )
}

/** Null where the answer has no figure of its own. */
export const answerFigure = (answered: Answered): AnswerFigure | null => {
  if (hasNoFigure(answered)) return null
  const { verdict, step } = answered
  const worth = worthShown(answered)
  if (worth === undefined || worth.savingCents === null) return null
  const { at, near } = worth
  const grossCents = inWholeDollars(worth.savingCents)
  return {
    cents: Math.max(0, grossCents - step.feeCents),
    of: (step.late === null ? words.offYourTax : words.youWouldHaveSaved)({
      taxYear: verdict.taxYear,
      at,
      gross: grossCents > 0 ? formatMoney(grossCents) : 'none',
      fee: formatMoney(step.feeCents),
    }),
    near: nearWords(near, answered),
  }
}

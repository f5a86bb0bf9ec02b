/** Owns what a person does best after a verdict, and whether buying our course can pay: most of all, when it cannot. */

import { products } from '#core/billing/product.ts'
import type { ReasonCode } from '#core/tax/verdict/codes.ts'
import {
  type Costs,
  type CutWorth,
  type EstimateStep,
  estimateOf,
  type JudgedVerdict,
  neededCut,
  plausibleCuts,
  purchaseNear,
  purchaseSaving,
} from './cost/cut-worth.ts'
import type { LatePetition } from './late-petition.ts'

/**
 * `course`: the saving at the middle of the estimate pays for the fee and the course. `low_end_only`: only that at its low
 * end does. `check_first`: a cut would pay, but nothing says yet, or only a rough estimate or one at the county's ratio, that the value is too high. `better_not_to_buy`: no
 * plausible cut pays, the middle saves nothing, the just value is no higher than the sales support, or the price of the
 * home itself speaks against a cut.
 * `not_a_home`: the course is about homes. `type_current_numbers`: the figures are of an earlier year.
 * `check_numbers`: the figures leave a doubt. `wait`: the answer hangs on something that nobody can type.
 */
export const NEXT_STEPS = [
  'course',
  'low_end_only',
  'check_first',
  'better_not_to_buy',
  'not_a_home',
  'type_current_numbers',
  'check_numbers',
  'wait',
] as const
export type NextStepKind = (typeof NEXT_STEPS)[number]

export interface NextStep extends Costs {
  readonly kind: NextStepKind
  readonly cuts: readonly CutWorth[]
  /** Null where the verdict rests on no estimate. */
  readonly estimate: EstimateStep | null
  /** One year's saving at the price that the home was bought for; null where no purchase is the evidence. */
  readonly purchaseSavingCents: number | null
  /** The same at the ratio of the home's own neighborhood, in percent; null where that is no higher than the one used. */
  readonly purchaseNear: { readonly percent: number; readonly savingCents: number } | null
  /** The smallest cut at which one year's saving is more than fee and price; null when no cut worked out is enough. */
  readonly neededCutPercent: number | null
  /** Why the estimate is only a rough one: whole sentences; none without an estimate. */
  readonly roughBecause: readonly string[]
  /** Null while petitions may still be open. */
  readonly late: LatePetition | null
  /** What the roll calls a parcel that is not a home; null for a home, or where it is not known. */
  readonly notAHome: string | null
}

const stepWithoutAnswer = (reason: ReasonCode): NextStepKind => {
  switch (reason) {
    case 'values_outdated':
      return 'type_current_numbers'
    case 'rules_undecided':
    case 'year_not_covered':
    case 'portability_year':
    case 'parts_unknown':
      return 'wait'
    default:
      return 'check_numbers'
  }
}

const isGain = (amountCents: number | null): boolean => amountCents !== null && amountCents > 0

/** The middle pays for fee and course, and no longer does where the board goes by the neighborhood. */
export const isGoneAtNearRatio = ({ middle, near }: EstimateStep): boolean =>
  near !== null && isGain(middle.inAllCents) && !isGain(near.inAllCents)

/** On a rough estimate, or one that the neighborhood's ratio takes away, nobody is advised to buy. */
const stepWithEstimate = (estimate: EstimateStep, isRough: boolean): NextStepKind => {
  const { justCents, low, middle } = estimate
  const speaksForLess = justCents > middle.justCents && (middle.savingCents ?? 0) > 0
  if (!speaksForLess) return 'better_not_to_buy'
  if (isGain(middle.inAllCents)) return isRough || isGoneAtNearRatio(estimate) ? 'check_first' : 'course'
  return isGain(low.inAllCents) ? 'low_end_only' : 'better_not_to_buy'
}

const kindOf = (
  { outcome, reason }: JudgedVerdict,
  {
    cuts,
    estimate,
    purchaseSavingCents,
    feeCents,
    priceCents,
    roughBecause,
    notAHome,
  }: Omit<NextStep, 'kind' | 'neededCutPercent' | 'late'>,
): NextStepKind => {
  if (notAHome !== null) return 'not_a_home'
  if (outcome === 'cannot_tell') return stepWithoutAnswer(reason)
  if (outcome === 'do_not_file' || reason === 'own_sale_speaks_against') return 'better_not_to_buy'
  const byEstimate = estimate && stepWithEstimate(estimate, roughBecause.length > 0)
  if (reason === 'own_sale_speaks_for' && (byEstimate ?? 'better_not_to_buy') === 'better_not_to_buy')
    return (purchaseSavingCents ?? 0) > feeCents + priceCents ? 'check_first' : 'better_not_to_buy'
  if (byEstimate !== null) return byEstimate
  return cuts.some(({ afterPriceCents }) => isGain(afterPriceCents)) ? 'check_first' : 'better_not_to_buy'
}

/**
 * Weighs the saving at the middle and the ends of the estimate, and one year's at cuts of 5, 10 and 15 percent, against
 * the filing fee and the price of the course.
 */
export const nextStepOf = (
  verdict: JudgedVerdict,
  {
    late = null,
    notAHome = null,
    roughBecause: why = [],
  }: Partial<Pick<NextStep, 'late' | 'notAHome' | 'roughBecause'>> = {},
): NextStep => {
  const costs = { feeCents: verdict.fee.cents, priceCents: products.standard.priceCents }
  const cuts = plausibleCuts(verdict, costs)
  const estimate = estimateOf(verdict, costs)
  const roughBecause = estimate === null ? [] : why
  const purchaseSavingCents = purchaseSaving(verdict)
  const weighed = {
    ...costs,
    cuts,
    estimate,
    purchaseSavingCents,
    purchaseNear: purchaseNear(verdict),
    roughBecause,
    notAHome,
  }
  return {
    kind: kindOf(verdict, weighed),
    ...weighed,
    neededCutPercent: neededCut(verdict, costs),
    late,
  }
}

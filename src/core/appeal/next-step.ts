/** Owns what a person does best after a verdict, and whether buying our course can pay: most of all, when it cannot. */

import { products } from '#core/billing/product.ts'
import type { Outcome, ReasonCode, ScenarioId } from '#core/tax/verdict-codes.ts'

/**
 * `course`: a plausible cut pays for itself. `better_not_to_buy`: none does, or there is nothing to save.
 * `type_current_numbers`: the figures are of an earlier year. `check_numbers`: the figures leave a doubt.
 * `wait`: the answer hangs on something that nobody can type.
 */
export const NEXT_STEPS = [
  'course',
  'better_not_to_buy',
  'type_current_numbers',
  'check_numbers',
  'wait',
] as const
export type NextStepKind = (typeof NEXT_STEPS)[number]

/** One year's saving at one cut, under the rules that save least. Null without tax rates. */
interface CutWorth {
  readonly cutPercent: number
  readonly savingCents: number | null
  readonly afterFeeCents: number | null
  readonly afterPriceCents: number | null
}

export interface NextStep {
  readonly kind: NextStepKind
  readonly feeCents: number
  readonly priceCents: number
  readonly cuts: readonly CutWorth[]
}

/** What is looked at in a verdict, as core judged it or as it came back from the store. */
interface JudgedVerdict {
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly fee: { readonly cents: number }
  readonly readings: readonly {
    readonly scenarios: readonly { readonly id: ScenarioId; readonly savingCents: number | null }[]
  }[]
}

/** Cuts that a board grants often enough to count on none larger. Our own judgement; the 25 % row is a best case. */
const PLAUSIBLE_CUTS = [
  { id: 'cut_5', cutPercent: 5 },
  { id: 'cut_10', cutPercent: 10 },
  { id: 'cut_15', cutPercent: 15 },
] as const satisfies readonly { readonly id: ScenarioId; readonly cutPercent: number }[]

const leastSaving = ({ readings }: JudgedVerdict, id: ScenarioId): number | null => {
  const savings = readings.map(({ scenarios }) => scenarios.find((one) => one.id === id)?.savingCents ?? null)
  const known = savings.filter((saving) => saving !== null)
  return known.length === 0 || known.length < savings.length ? null : Math.min(...known)
}

const less = (amountCents: number | null, costCents: number): number | null =>
  amountCents === null ? null : amountCents - costCents

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

const kindOf = ({ outcome, reason }: JudgedVerdict, cuts: readonly CutWorth[]): NextStepKind => {
  if (outcome === 'cannot_tell') return stepWithoutAnswer(reason)
  const pays = cuts.some(({ afterPriceCents }) => afterPriceCents !== null && afterPriceCents > 0)
  return outcome !== 'do_not_file' && pays ? 'course' : 'better_not_to_buy'
}

/** Weighs one year's saving at cuts of 5, 10 and 15 percent against the petition fee and the price of the course. */
export const nextStepOf = (verdict: JudgedVerdict): NextStep => {
  const feeCents = verdict.fee.cents
  const { priceCents } = products.standard
  const cuts = PLAUSIBLE_CUTS.map(({ id, cutPercent }) => {
    const savingCents = leastSaving(verdict, id)
    const afterFeeCents = less(savingCents, feeCents)
    return { cutPercent, savingCents, afterFeeCents, afterPriceCents: less(afterFeeCents, priceCents) }
  })
  return { kind: kindOf(verdict, cuts), feeCents, priceCents, cuts }
}

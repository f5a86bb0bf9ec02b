/** Owns what cuts, and the ends and the middle of an estimate, are worth against the filing fee and the price of the course. */

import { toTenths } from '#core/percent.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import type { Outcome, ReasonCode, ScenarioId } from '#core/tax/verdict/codes.ts'
import { cutThatPays } from './cut-that-pays.ts'

/** One year's saving at one cut, under the rules that save least. Null without tax rates. */
export interface CutWorth {
  readonly cutPercent: number
  readonly savingCents: number | null
  readonly afterFeeCents: number | null
  readonly afterPriceCents: number | null
}

/** The same at one end, or in the middle, of the estimate. */
export interface EstimateWorth extends CutWorth {
  readonly justCents: number
  /** What the lower base goes on saving in the years worked out, under the law that saves less; whole dollars, year by year. */
  readonly laterCents: number
  /** Of all these years together, after fee and price: what the advice rests on. */
  readonly inAllCents: number | null
}

export interface EstimateStep {
  readonly justCents: number
  /** How far the just value lies above (or, negative, below) the middle, in percent of it with one decimal. */
  readonly abovePercent: number
  readonly low: EstimateWorth
  readonly middle: EstimateWorth
  readonly high: EstimateWorth
  /** The middle at the ratio of the home's own neighborhood, in percent; null where that is no higher than the one used. */
  readonly near: (EstimateWorth & { readonly percent: number }) | null
}

interface JudgedScenario {
  readonly id: ScenarioId
  readonly cutPercent: number
  readonly justCents: number
  readonly savingCents: number | null
  readonly laterYears?: readonly {
    readonly savingCents: number | null
    readonly ifAmendedCents?: number | null | undefined
  }[]
}

/** What is looked at in a verdict, as core judged it or as it came back from the store. */
export interface JudgedVerdict {
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly fee: { readonly cents: number }
  readonly readings: readonly {
    readonly staircase: readonly { readonly justCents: number }[]
    readonly scenarios: readonly JudgedScenario[]
    readonly ownPurchaseSavingCents?: number | null | undefined
    readonly estimateNearPercent?: number | undefined
    readonly ownPurchaseNear?: { readonly percent: number; readonly savingCents: number | null } | undefined
    /** Missing in verdicts judged before it was worked out. */
    readonly coursePays?: { readonly costCents: number; readonly justCents: number | null } | undefined
  }[]
}

/** Cuts that a board grants often enough to count on none larger. Our own judgment; the 25 % row is a best case. */
const PLAUSIBLE_CUTS: ReadonlySet<ScenarioId> = new Set<ScenarioId>(['cut_5', 'cut_10', 'cut_15'])

const leastOf = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null)
  return known.length === 0 || known.length < amounts.length ? null : Math.min(...known)
}

const scenariosNamed = ({ readings }: JudgedVerdict, id: ScenarioId): readonly JudgedScenario[] =>
  readings.flatMap(({ scenarios }) => scenarios.filter((one) => one.id === id))

const less = (amountCents: number | null, costCents: number): number | null =>
  amountCents === null ? null : amountCents - costCents

const laterOf = ({ laterYears = [] }: JudgedScenario): number =>
  laterYears.reduce(
    (sum, { savingCents, ifAmendedCents }) =>
      sum + inWholeDollars(Math.min(savingCents ?? 0, ifAmendedCents ?? savingCents ?? 0)),
    0,
  )

export interface Costs {
  readonly feeCents: number
  readonly priceCents: number
}

const worthOf = (
  { cutPercent }: JudgedScenario,
  savingCents: number | null,
  { feeCents, priceCents }: Costs,
): CutWorth => {
  const afterFeeCents = less(savingCents, feeCents)
  return { cutPercent, savingCents, afterFeeCents, afterPriceCents: less(afterFeeCents, priceCents) }
}

export const plausibleCuts = (verdict: JudgedVerdict, costs: Costs): readonly CutWorth[] =>
  (verdict.readings[0]?.scenarios ?? [])
    .filter(({ id }) => PLAUSIBLE_CUTS.has(id))
    .map((one) =>
      worthOf(one, leastOf(scenariosNamed(verdict, one.id).map(({ savingCents }) => savingCents)), costs),
    )

const estimateWorth = (verdict: JudgedVerdict, id: ScenarioId, costs: Costs): EstimateWorth | null => {
  const named = scenariosNamed(verdict, id)
  const first = named[0]
  if (first === undefined) return null
  const worth = worthOf(first, leastOf(named.map(({ savingCents }) => savingCents)), costs)
  const laterCents = Math.min(...named.map(laterOf))
  return {
    ...worth,
    justCents: first.justCents,
    laterCents,
    inAllCents: worth.afterPriceCents === null ? null : worth.afterPriceCents + laterCents,
  }
}

/** One year's saving at the price that was paid, under the rules that save least; null where no purchase is the evidence. */
export const purchaseSaving = ({ readings }: Pick<JudgedVerdict, 'readings'>): number | null =>
  leastOf(readings.map(({ ownPurchaseSavingCents = null }) => ownPurchaseSavingCents))

/** The same at the ratio of the home's own neighborhood; null where that is no higher than the one used, or not known. */
export const purchaseNear = ({
  readings,
}: Pick<JudgedVerdict, 'readings'>): { readonly percent: number; readonly savingCents: number } | null => {
  const percent = readings[0]?.ownPurchaseNear?.percent
  const savingCents = leastOf(readings.map(({ ownPurchaseNear }) => ownPurchaseNear?.savingCents ?? null))
  return percent === undefined || savingCents === null ? null : { percent, savingCents }
}

const estimateNear = (verdict: JudgedVerdict, costs: Costs): EstimateStep['near'] => {
  const percent = verdict.readings[0]?.estimateNearPercent
  const worth = estimateWorth(verdict, 'estimate_near', costs)
  return percent === undefined || worth === null ? null : { ...worth, percent }
}

export const estimateOf = (verdict: JudgedVerdict, costs: Costs): EstimateStep | null => {
  const [low, middle, high] = (['estimate_low', 'estimate_point', 'estimate_high'] as const).map((id) =>
    estimateWorth(verdict, id, costs),
  )
  const justCents = verdict.readings[0]?.staircase[0]?.justCents
  if (!low || !middle || !high || justCents === undefined) return null
  const abovePercent = toTenths(100 * (justCents / middle.justCents - 1))
  return { justCents, abovePercent, low, middle, high, near: estimateNear(verdict, costs) }
}

/** Under the rules that ask for more; null where no cut pays, or a verdict was judged at another cost. */
export const neededCut = ({ readings }: JudgedVerdict, { feeCents, priceCents }: Costs): number | null => {
  const needed = readings.map(({ staircase, coursePays }) =>
    coursePays == null || coursePays.justCents === null || coursePays.costCents !== feeCents + priceCents
      ? null
      : cutThatPays(staircase[0]?.justCents ?? 0, coursePays.justCents),
  )
  const known = needed.filter((percent) => percent !== null)
  return known.length === 0 || known.length < needed.length ? null : Math.max(...known)
}

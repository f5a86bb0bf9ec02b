/** Owns one reading of the facts: everything the verdict says under one set of exemption rules. */

import { products } from '#core/billing/product.ts'
import { type Cents, cents, dollars, sumCents } from '#core/money.ts'
import type { AppealFacts, CutSharing, JudgeOptions } from '../appeal-facts.ts'
import { restartYear } from '../cap/restart.ts'
import { CITATIONS } from '../law/citations.ts'
import type { LawReading } from '../law/readings.ts'
import { levyRulesOf } from '../levy/position.ts'
import { staircaseOf } from '../levy/staircase.ts'
import { purchaseBelow } from '../own-sale.ts'
import type { ParcelValues } from '../parcel-values.ts'
import { differenceFromRoll } from '../roll/comparison.ts'
import { type SavingBasis, savingAt, worthwhileJust } from '../saving/of-cut.ts'
import { neededCutPercent } from '../saving/percent.ts'
import { type Decision, decide, leavesBreakEvenOpen, leavesSavingOpen } from './decide.ts'
import { openScenarios, scenariosOf } from './scenarios.ts'
import type { JudgedReading, Reading } from './verdict.ts'

/** What one reading adds to the facts. */
export interface ReadingRules {
  readonly law: LawReading
  readonly feeCents: Cents
}

const percentTo = (just: Cents, target: Cents | null): number | null =>
  target === null ? null : neededCutPercent(just, target)

type TurningPoints = Pick<
  Reading,
  'breakEvenJustCents' | 'breakEvenCutPercent' | 'worthwhileJustCents' | 'worthwhileCutPercent'
>

const openTurningPoints: TurningPoints = {
  breakEvenJustCents: null,
  breakEvenCutPercent: null,
  worthwhileJustCents: null,
  worthwhileCutPercent: null,
}

const turningPoints = (
  just: Cents,
  { breakEvenJustCents, worthwhileJustCents }: Decision,
  isBreakEvenOpen: boolean,
): TurningPoints => ({
  breakEvenJustCents: isBreakEvenOpen ? null : breakEvenJustCents,
  breakEvenCutPercent: isBreakEvenOpen ? null : percentTo(just, breakEvenJustCents),
  worthwhileJustCents,
  worthwhileCutPercent: percentTo(just, worthwhileJustCents),
})

/** A board may lower one part alone. */
const isCutShared = (
  { portions }: ParcelValues,
  { outcome, reason }: Decision,
  sharing: CutSharing,
): boolean =>
  outcome !== 'cannot_tell' &&
  reason !== 'full_exemption' &&
  portions.length > 1 &&
  sharing.kind === 'proportional'

/** Worked out here, where the portions are known: a verdict that was kept no longer has them. */
const coursePays = (
  basis: SavingBasis,
  feeCents: Cents,
  isSavingOpen: boolean,
): NonNullable<Reading['coursePays']> => {
  const costCents = cents(feeCents + products.standard.priceCents)
  return { costCents, justCents: isSavingOpen ? null : worthwhileJust(basis, costCents) }
}

const TEN_THOUSAND = dollars(10_000)

/** Null where a cap or an exemption makes the first dollars off count less than later ones. */
const perTenThousand = (basis: SavingBasis): Cents | null => {
  const { justCents } = basis.values
  if (justCents < 3 * TEN_THOUSAND) return null
  const [once = null, thrice = null] = [1, 3].map((times) =>
    savingAt(basis, cents(justCents - times * TEN_THOUSAND)),
  )
  return once !== null && thrice !== null && once > 0 && Math.abs(thrice - 3 * once) <= 3 ? once : null
}

/** One year's saving at the purchase, and at the ratio of its own neighborhood where that is higher. */
const ofPurchase = (
  basis: SavingBasis,
  { justCents, near }: NonNullable<ReturnType<typeof purchaseBelow>>,
): Pick<Reading, 'ownPurchaseSavingCents' | 'ownPurchaseNear'> => ({
  ownPurchaseSavingCents: savingAt(basis, justCents),
  ...(near !== null && {
    ownPurchaseNear: { percent: near.percent, savingCents: savingAt(basis, cents(near.justValueCents)) },
  }),
})

const nearPercentOf = ({ estimate }: JudgeOptions): Pick<Reading, 'estimateNearPercent'> =>
  estimate?.near === undefined ? {} : { estimateNearPercent: estimate.near.percent }

/** Reads readable values under one regime of their tax year. */
export const readCase = (
  facts: AppealFacts,
  values: ParcelValues,
  { law, feeCents }: ReadingRules,
  options: JudgeOptions,
): JudgedReading => {
  const { regime, homestead } = law
  const cutSharing: CutSharing = options.cutSharing ?? { kind: 'proportional' }
  const rules = levyRulesOf(values, law, cutSharing)
  const { settled } = rules
  const basis: SavingBasis = { values, millage: facts.millage, rules }
  const { portabilityThisYear } = facts
  const purchase = purchaseBelow(values.justCents, options.ownSale)
  const decision = decide({
    basis,
    feeCents,
    portabilityThisYear,
    estimate: options.estimate ?? null,
    ownSaleAgainst: options.ownSale?.stance === 'against',
    savingAtPurchaseCents: purchase && savingAt(basis, purchase.justCents),
    farFromRoll: differenceFromRoll(values, options) === 'far',
  })
  const isSavingOpen = leavesSavingOpen(decision)
  const isBreakEvenOpen = isSavingOpen || leavesBreakEvenOpen({ basis, portabilityThisYear }, decision)
  const staircase = staircaseOf(basis, isBreakEvenOpen)
  const { taxYear } = facts
  const years = { taxYear, regime, restartsIn: restartYear(taxYear, options.soldIn), law: facts.law }
  const leading = decision.reason === 'own_sale_speaks_for' ? purchase : null
  const scenarios = scenariosOf(basis, feeCents, years, options, leading)
  const isRateKnown = staircase.every(({ taxCents }) => taxCents !== null)
  return {
    regime,
    isSettled: settled,
    exemptionConfidence: CITATIONS[homestead.citation].confidence,
    outcome: decision.outcome,
    reason: decision.reason,
    isCutShared: isCutShared(values, decision, cutSharing),
    decided: {
      breakEvenJustCents: decision.breakEvenJustCents,
      worthwhileJustCents: decision.worthwhileJustCents,
    },
    staircase,
    taxNowCents: isRateKnown ? sumCents(staircase.map(({ taxCents }) => taxCents ?? 0)) : null,
    isSavingOpen,
    isBreakEvenOpen,
    ...(isSavingOpen ? openTurningPoints : turningPoints(values.justCents, decision, isBreakEvenOpen)),
    ...(leading === null ? nearPercentOf(options) : ofPurchase(basis, leading)),
    perTenThousandCents: isBreakEvenOpen ? null : perTenThousand(basis),
    coursePays: coursePays(basis, feeCents, isSavingOpen),
    scenarios: isBreakEvenOpen ? openScenarios(scenarios, isSavingOpen) : scenarios,
  }
}

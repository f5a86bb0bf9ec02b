/** Owns the decision: one of four outcomes with its reason, from the saving, the fee and any estimate. */

import { type Cents, cents } from '#core/money.ts'
import type { ValueEstimate } from '../appeal-facts.ts'
import { positionAt } from '../levy/position.ts'
import { EVIDENCE_UP_TO_CUT_PERCENT, FILE_UP_TO_CUT_PERCENT } from '../params.ts'
import { LEVIES } from '../parcel-values.ts'
import { breakEvenJust, type SavingBasis, savingAt, worthwhileJust } from '../saving/of-cut.ts'
import { isCutWithin } from '../saving/percent.ts'
import type { Doubt, Outcome, ReasonCode } from './codes.ts'

export interface Case {
  readonly basis: SavingBasis
  readonly feeCents: Cents
  readonly portabilityThisYear: boolean
  readonly estimate: ValueEstimate | null
  /** Whether the home itself was sold for a price that speaks against a lower value. */
  readonly ownSaleAgainst: boolean
  /** What the price of the home itself, as a just value, would save in a year, where that price is evidence for it. */
  readonly savingAtPurchaseCents: Cents | null
  /** Whether what was typed is too far from the roll to judge by. */
  readonly farFromRoll: boolean
}

export interface Decision {
  readonly outcome: Outcome
  readonly reason: ReasonCode
  readonly breakEvenJustCents: Cents | null
  readonly worthwhileJustCents: Cents | null
}

type Judgment = Pick<Decision, 'outcome' | 'reason'>

const cannotTell = (reason: ReasonCode): Judgment => ({ outcome: 'cannot_tell', reason })
const doNotFile = (reason: ReasonCode): Judgment => ({ outcome: 'do_not_file', reason })

const isNothingTaxable = ({ values, rules }: SavingBasis): boolean =>
  LEVIES.every((levy) => positionAt(values, levy, values.justCents, rules).taxableCents === 0)

const whyNot = ({ basis }: Case, breakEven: Cents): ReasonCode => {
  const { justCents, portions } = basis.values
  if (isCutWithin(justCents, breakEven, EVIDENCE_UP_TO_CUT_PERCENT)) return 'fee_above_saving'
  return portions.some(({ kind }) => kind === 'classified') ? 'classified_use' : 'cap_absorbs'
}

const withoutRate = ({ basis, estimate }: Case, breakEven: Cents): Judgment => {
  const { justCents } = basis.values
  if (estimate !== null && estimate.lowCents >= breakEven) return doNotFile('estimate_above_break_even')
  if (estimate !== null || isCutWithin(justCents, breakEven, EVIDENCE_UP_TO_CUT_PERCENT)) {
    return cannotTell(basis.millage.kind === 'out_of_line' ? 'tax_out_of_line' : 'missing_millage')
  }
  return doNotFile(
    basis.values.portions.some(({ kind }) => kind === 'classified') ? 'classified_use' : 'cap_absorbs',
  )
}

const byEstimate = ({ basis, feeCents }: Case, estimate: ValueEstimate): Judgment => {
  const pays = (justCents: Cents): boolean => (savingAt(basis, justCents) ?? 0) > feeCents
  if (pays(estimate.highCents) && estimate.isRough)
    return { outcome: 'file_with_evidence', reason: 'estimate_is_rough' }
  if (pays(estimate.highCents))
    return estimate.near && !pays(cents(estimate.near.justValueCents))
      ? { outcome: 'file_with_evidence', reason: 'estimate_rests_on_rate' }
      : { outcome: 'file', reason: 'estimate_below_break_even' }
  if (pays(estimate.lowCents)) return { outcome: 'file_with_evidence', reason: 'estimate_spans_break_even' }
  return doNotFile('estimate_above_break_even')
}

const byNeededCut = (appeal: Case, breakEven: Cents, worthwhile: Cents | null): Judgment => {
  const { justCents } = appeal.basis.values
  if (worthwhile === null) return doNotFile(whyNot(appeal, breakEven))
  if (isCutWithin(justCents, worthwhile, FILE_UP_TO_CUT_PERCENT))
    return { outcome: 'file', reason: 'cap_leaves_room' }
  if (isCutWithin(justCents, worthwhile, EVIDENCE_UP_TO_CUT_PERCENT)) {
    return { outcome: 'file_with_evidence', reason: 'needs_large_cut' }
  }
  return doNotFile(whyNot(appeal, breakEven))
}

const judge = (appeal: Case, breakEven: Cents | null, worthwhile: Cents | null): Judgment => {
  if (appeal.basis.values.justCents === 0) return cannotTell('missing_values')
  if (appeal.farFromRoll) return cannotTell('far_from_roll')
  if (isNothingTaxable(appeal.basis)) return doNotFile('full_exemption')
  if (breakEven === null) return cannotTell('zero_millage')
  const { kind } = appeal.basis.millage
  if (kind === 'missing' || kind === 'out_of_line') return withoutRate(appeal, breakEven)
  if (appeal.estimate !== null) return byEstimate(appeal, appeal.estimate)
  return byNeededCut(appeal, breakEven, worthwhile)
}

/**
 * A board looks at that price first: against it, only what the price did not know of can stand. One that pays is itself
 * the evidence an answer asks for, and more of it than an estimate from other homes.
 */
const allowForOwnSale = (
  judgment: Judgment,
  { ownSaleAgainst, savingAtPurchaseCents: saving, feeCents }: Case,
): Judgment => {
  const { outcome, reason } = judgment
  if (ownSaleAgainst && (outcome === 'file' || outcome === 'file_with_evidence'))
    return { outcome: 'file_with_evidence', reason: 'own_sale_speaks_against' }
  const asksForEvidence = outcome === 'file_with_evidence' || reason === 'estimate_above_break_even'
  return asksForEvidence && saving !== null && saving > feeCents
    ? { outcome: 'file_with_evidence', reason: 'own_sale_speaks_for' }
    : judgment
}

/**
 * In the year of a transfer the assessed value is worked out from the just value itself (s. 193.155(8), F.S.), so a
 * cut may reach it at once. The rule used here then understates the saving and cannot say "do not file".
 */
const allowForPortability = (judgment: Judgment, portabilityThisYear: boolean): Judgment =>
  portabilityThisYear && judgment.outcome === 'do_not_file' && judgment.reason !== 'full_exemption'
    ? cannotTell('portability_year')
    : judgment

/** Reasons that say how far a value must fall: a part under a cap of its own may save long before. */
const WEIGHED_AGAINST_A_CUT: readonly ReasonCode[] = ['needs_large_cut', 'estimate_spans_break_even']

/** An exemption that is not known may shrink with the value, but never makes a saving larger than worked out here. */
const isOpenTo = (doubt: Doubt, { outcome, reason }: Judgment): boolean => {
  if (outcome === 'cannot_tell' || reason === 'full_exemption') return false
  if (doubt === 'unexplained_exemption' || doubt === 'taxable_rows_alike') return outcome !== 'do_not_file'
  // of parts lumped together a cut can save much more than worked out here, and hardly less
  return (
    doubt === 'unexplained_assessment' || outcome === 'do_not_file' || WEIGHED_AGAINST_A_CUT.includes(reason)
  )
}

/** Where it is not known which parts a value has, it is not known either where a saving begins. */
export const leavesBreakEvenOpen = (
  { basis: { values }, portabilityThisYear }: Pick<Case, 'basis' | 'portabilityThisYear'>,
  { reason }: Judgment,
): boolean =>
  reason !== 'full_exemption' &&
  (portabilityThisYear ||
    values.doubts.some((doubt) => doubt === 'parts_unknown' || doubt === 'other_use_not_answered'))

const allowForDoubts = (judgment: Judgment, doubts: readonly Doubt[]): Judgment => {
  const open = doubts.find((doubt) => isOpenTo(doubt, judgment))
  if (open === undefined) return judgment
  // A slip of the hand looks like parts or exemptions of their own, and is the one the owner can settle at once.
  return cannotTell(doubts.includes('taxable_rows_alike') ? 'taxable_rows_alike' : open)
}

/** Without rates it is known how far a value must fall, only not what that is worth; any other doubt leaves both open. */
export const leavesSavingOpen = ({ outcome, reason }: Judgment): boolean =>
  outcome === 'cannot_tell' && reason !== 'missing_millage' && reason !== 'tax_out_of_line'

/** Decides one case under one set of rules. Just values in cents; null where no such value exists. */
export const decide = (appeal: Case): Decision => {
  const breakEvenJustCents = breakEvenJust(appeal.basis)
  const worthwhileJustCents = worthwhileJust(appeal.basis, appeal.feeCents)
  const judgment = allowForDoubts(
    allowForOwnSale(judge(appeal, breakEvenJustCents, worthwhileJustCents), appeal),
    appeal.basis.values.doubts,
  )
  return {
    ...allowForPortability(judgment, appeal.portabilityThisYear),
    breakEvenJustCents,
    worthwhileJustCents,
  }
}

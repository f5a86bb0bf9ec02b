/** Owns the saving that a lower just value brings, levy by levy, and the values where it begins. */

import { type Cents, cents, sumCents, taxOn } from '#core/money.ts'
import type { Millage } from '../appeal-facts.ts'
import { type LevyPosition, type LevyRules, positionAt, rateOf } from '../levy/position.ts'
import { LEVIES, type Levy, type ParcelValues } from '../parcel-values.ts'

/** What a saving is worked out from: the values, the rates and the rules of the year. */
export interface SavingBasis {
  readonly values: ParcelValues
  readonly millage: Millage
  readonly rules: LevyRules
}

export interface LevySaving {
  readonly levy: Levy
  readonly before: LevyPosition
  readonly after: LevyPosition
  /** (taxable before − taxable after) × mills ÷ 1,000, rounded half up to the cent. Null without a rate. */
  readonly savingCents: Cents | null
}

/** One levy's saving for one year when just value falls to `justCents`. Never negative. */
const savingOn = (basis: SavingBasis, levy: Levy, justCents: Cents): LevySaving => {
  const before = positionAt(basis.values, levy, basis.values.justCents, basis.rules)
  const after = positionAt(basis.values, levy, justCents, basis.rules)
  const rate = rateOf(basis.millage, levy)
  const fall = cents(Math.max(0, before.taxableCents - after.taxableCents))
  return { levy, before, after, savingCents: rate === null ? null : taxOn(fall, rate) }
}

export const savingByLevy = (basis: SavingBasis, justCents: Cents): readonly LevySaving[] =>
  LEVIES.map((levy) => savingOn(basis, levy, justCents))

/** The whole saving of one year in cents, before the filing fee. Null when no rate is known. */
export const savingAt = (basis: SavingBasis, justCents: Cents): Cents | null => {
  const savings = savingByLevy(basis, justCents).map(({ savingCents }) => savingCents)
  return savings.some((saving) => saving === null) ? null : sumCents(savings.map((saving) => saving ?? 0))
}

const taxedFallAt = (basis: SavingBasis, justCents: Cents): number =>
  savingByLevy(basis, justCents)
    .filter(({ levy }) => rateOf(basis.millage, levy) !== 0)
    .reduce((fall, { before, after }) => fall + before.taxableCents - after.taxableCents, 0)

/** The highest whole-dollar just value below the present one for which `holds` is true; it stays true below. */
const highestBelow = (just: Cents, holds: (candidate: Cents) => boolean): Cents | null => {
  if (!holds(cents(0))) return null
  let [low, high] = [0, Math.ceil(just / 100)]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (holds(cents(middle * 100))) low = middle
    else high = middle
  }
  return cents(low * 100)
}

/**
 * The just value down to which nothing is saved, in whole dollars: a dollar less begins to save. Levies whose rate
 * is zero do not count; a missing rate does. Null when even a just value of zero would save nothing.
 */
export const breakEvenJust = (basis: SavingBasis): Cents | null => {
  const begins = highestBelow(basis.values.justCents, (candidate) => taxedFallAt(basis, candidate) > 0)
  return begins === null ? null : cents(Math.min(begins + 100, basis.values.justCents))
}

/** The same for one levy alone, whatever its rate. */
export const levyBreakEvenJust = (basis: SavingBasis, levy: Levy): Cents | null => {
  const { values, rules } = basis
  const now = positionAt(values, levy, values.justCents, rules).taxableCents
  const begins = highestBelow(
    values.justCents,
    (candidate) => positionAt(values, levy, candidate, rules).taxableCents < now,
  )
  return begins === null ? null : cents(Math.min(begins + 100, values.justCents))
}

/** The highest whole-dollar just value whose saving is above the fee. Null when there is none, or no rate. */
export const worthwhileJust = (basis: SavingBasis, feeCents: Cents): Cents | null =>
  highestBelow(basis.values.justCents, (candidate) => (savingAt(basis, candidate) ?? 0) > feeCents)

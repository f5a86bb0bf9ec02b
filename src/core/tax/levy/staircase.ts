/** Owns the way from just value to tax, one levy beside the other, with what a cut would do to each. */

import { type Cents, cents, formatMoney, sumCents, taxOn } from '#core/money.ts'
import { LEVIES, type Levy, type ParcelValues, PORTION_KINDS } from '../parcel-values.ts'
import { levyBreakEvenJust, type SavingBasis } from '../saving/of-cut.ts'
import type { HeldBack, StaircaseLevy } from '../verdict/verdict.ts'
import { type LevyPosition, positionAt, rateOf } from './position.ts'

const schoolRule = ({ values }: SavingBasis, levy: Levy): string =>
  levy === 'school' &&
  values.portions.every(({ kind }) => kind === 'non_homestead_residential' || kind === 'other')
    ? 'The yearly cap on non-homestead property doesn’t apply to school taxes. '
    : ''

const reasonOf = (basis: SavingBasis, now: LevyPosition, isOpen: boolean): string => {
  if (now.assessedCents === 0) return 'This tax doesn’t apply.'
  if (now.taxableCents === 0)
    return 'Exemptions already bring this tax to zero, so a lower value can’t reduce it.'
  if (isOpen) return 'These numbers don’t show what a lower value would take off this tax.'
  const begins = levyBreakEvenJust(basis, now.levy) ?? cents(0)
  const { justCents } = basis.values
  if (begins >= justCents) {
    return `${schoolRule(basis, now.levy)}No cap applies, so every dollar off the market value reduces this tax.`
  }
  const isClassified = basis.values.portions.some(({ kind }) => kind === 'classified')
  const absorbing = isClassified ? 'Caps, the classified use and exemptions' : 'Caps and exemptions'
  return `${absorbing} absorb the first ${formatMoney(justCents - begins)}. This tax drops only below ${formatMoney(begins)}.`
}

const heldBackOf = ({ portions }: ParcelValues, levy: Levy): readonly HeldBack[] =>
  PORTION_KINDS.map((kind) => ({
    kind,
    cents: sumCents(
      portions
        .filter((portion) => portion.kind === kind)
        .map(({ justCents, assessedCents }) => cents(justCents - assessedCents[levy])),
    ),
  })).filter((held) => held.cents > 0)

/** Both levies at the present just value; `isOpen` where it is not known what a cut would save. */
export const staircaseOf = (basis: SavingBasis, isOpen: boolean): readonly StaircaseLevy[] =>
  LEVIES.map((levy) => {
    const now = positionAt(basis.values, levy, basis.values.justCents, basis.rules)
    const rate = rateOf(basis.millage, levy)
    const taxCents: Cents | null = rate === null ? null : taxOn(now.taxableCents, rate)
    const reason = reasonOf(basis, now, isOpen)
    const heldBack = heldBackOf(basis.values, levy)
    return { ...now, justCents: basis.values.justCents, heldBack, mills: rate, taxCents, reason }
  })

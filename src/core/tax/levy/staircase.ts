/** Owns the way from just value to tax, one levy beside the other, with what a cut would do to each. */

import { type Cents, cents, sumCents, taxOn } from '#core/money.ts'
import { LEVIES, type Levy, type ParcelValues, PORTION_KINDS } from '../parcel-values.ts'
import { levyBreakEvenJust, type SavingBasis } from '../saving/of-cut.ts'
import type { HeldBack, JudgedLevy, LevyReason } from '../verdict/verdict.ts'
import { type LevyPosition, positionAt, rateOf } from './position.ts'

const isSchoolUncapped = ({ values }: SavingBasis, levy: Levy): boolean =>
  levy === 'school' &&
  values.portions.every(({ kind }) => kind === 'non_homestead_residential' || kind === 'other')

const reasonOf = (basis: SavingBasis, now: LevyPosition, isOpen: boolean): LevyReason => {
  if (now.assessedCents === 0) return { kind: 'not_levied' }
  if (now.taxableCents === 0) return { kind: 'exempt' }
  if (isOpen) return { kind: 'open' }
  const belowCents = levyBreakEvenJust(basis, now.levy) ?? cents(0)
  const { justCents, portions } = basis.values
  if (belowCents >= justCents)
    return { kind: 'every_dollar', isSchoolUncapped: isSchoolUncapped(basis, now.levy) }
  const byClassifiedUse = portions.some(({ kind }) => kind === 'classified')
  return { kind: 'absorbed', byClassifiedUse, firstCents: cents(justCents - belowCents), belowCents }
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
export const staircaseOf = (basis: SavingBasis, isOpen: boolean): readonly JudgedLevy[] =>
  LEVIES.map((levy) => {
    const now = positionAt(basis.values, levy, basis.values.justCents, basis.rules)
    const rate = rateOf(basis.millage, levy)
    const taxCents: Cents | null = rate === null ? null : taxOn(now.taxableCents, rate)
    const reason = reasonOf(basis, now, isOpen)
    const heldBack = heldBackOf(basis.values, levy)
    return { ...now, justCents: basis.values.justCents, heldBack, mills: rate, taxCents, reason }
  })

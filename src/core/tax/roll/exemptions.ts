/** Owns which exemption columns of the tax roll are a share of value, which a fixed amount, and on which levies. */

import { dollars } from '#core/money.ts'
import type { Levy, SeenExemption } from '../parcel-values.ts'

/** NAL columns in whole dollars, keyed by their header name; null or absent when blank. */
export type RollAmounts = Readonly<Record<string, number | null | undefined>>

interface Column {
  readonly column: string
  readonly levies: readonly Levy[]
}

const BOTH = ['school', 'non_school'] as const
const COUNTY = ['non_school'] as const

/**
 * Fixed amounts in the order of s. 196.031(7), F.S.: the widowed, the blind and the disabled (s. 196.202), disabled former
 * service members (s. 196.24), then the county's exemption for owners over 65 with a low income (s. 196.075).
 */
const FIXED_COLUMNS: readonly Column[] = [
  { column: 'EXMPT_31', levies: BOTH },
  { column: 'EXMPT_32', levies: BOTH },
  { column: 'EXMPT_33', levies: BOTH },
  { column: 'EXMPT_34', levies: BOTH },
  { column: 'EXMPT_35', levies: BOTH },
  { column: 'EXMPT_03', levies: COUNTY },
]

/**
 * Exemptions of the whole homestead, of its owner's share in it, of a percentage of its taxable value (deployed service,
 * s. 196.173) or of the tax otherwise owed on it (the veterans' discount, s. 196.082). They shrink with the homestead's value. The amount in the column stands for one levy,
 * so the share on each levy is read from its own taxable value.
 * Source: Department of Revenue 2025 User's Guide, exemption table. City-only columns are not in the roll's
 * county taxable value and are left out.
 */
const HOMESTEAD_SHARE_COLUMNS: readonly Column[] = [
  { column: 'EXMPT_05', levies: BOTH },
  { column: 'EXMPT_06', levies: BOTH },
  { column: 'EXMPT_08', levies: BOTH },
  { column: 'EXMPT_38', levies: BOTH },
  { column: 'EXMPT_39', levies: COUNTY },
  { column: 'EXMPT_41', levies: BOTH },
  { column: 'EXMPT_80', levies: BOTH },
]

/** Shares of the value of land or a building that is not the homestead. Source: as above. */
const SHARE_BESIDE_COLUMNS: readonly Column[] = [
  { column: 'EXMPT_10', levies: COUNTY },
  { column: 'EXMPT_36', levies: BOTH },
  { column: 'EXMPT_37', levies: BOTH },
]

const dollarsIn = (columns: readonly Column[], amounts: RollAmounts, levy: Levy): number =>
  columns
    .filter(({ levies }) => levies.includes(levy))
    .reduce((total, { column }) => total + Math.max(0, amounts[column] ?? 0), 0)

/** What the exemption columns say of one levy, beside the whole that its assessed and taxable values show. */
export const codedExemption = (amounts: RollAmounts, levy: Levy): Omit<SeenExemption, 'wholeCents'> => ({
  codedFixedCents: dollars(dollarsIn(FIXED_COLUMNS, amounts, levy)),
  hasHomesteadShare: dollarsIn(HOMESTEAD_SHARE_COLUMNS, amounts, levy) > 0,
  shareBesideCents: dollars(dollarsIn(SHARE_BESIDE_COLUMNS, amounts, levy)),
})

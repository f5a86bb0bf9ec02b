/** Owns which exemption columns of the tax roll are a share of value, not a fixed amount, and on which levies. */

import type { Levy } from '../parcel-values.ts'

/** NAL columns in whole dollars, keyed by their header name; null or absent when blank. */
export type RollAmounts = Readonly<Record<string, number | null | undefined>>

interface ShareColumn {
  readonly column: string
  readonly levies: readonly Levy[]
}

const BOTH = ['school', 'non_school'] as const

/**
 * Exemptions that cover the whole homestead or a percentage of value, so that they shrink with it.
 * Source: Department of Revenue 2025 User's Guide, exemption table. City-only columns are not in the roll's
 * county taxable value and are left out.
 */
const SHARE_COLUMNS: readonly ShareColumn[] = [
  { column: 'EXMPT_05', levies: BOTH },
  { column: 'EXMPT_06', levies: BOTH },
  { column: 'EXMPT_08', levies: BOTH },
  { column: 'EXMPT_10', levies: ['non_school'] },
  { column: 'EXMPT_36', levies: BOTH },
  { column: 'EXMPT_37', levies: BOTH },
  { column: 'EXMPT_39', levies: ['non_school'] },
  { column: 'EXMPT_41', levies: BOTH },
  { column: 'EXMPT_80', levies: BOTH },
]

/** Dollars of exemption on a levy that shrink in proportion to value. */
export const proportionalDollars = (amounts: RollAmounts, levy: Levy): number =>
  SHARE_COLUMNS.filter(({ levies }) => levies.includes(levy)).reduce(
    (total, { column }) => total + Math.max(0, amounts[column] ?? 0),
    0,
  )

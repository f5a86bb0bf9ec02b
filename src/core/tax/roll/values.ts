/** Owns reading a parcel's values from its row on the certified tax roll. */

import { cents, dollars } from '#core/money.ts'
import { ok, type Result } from '#core/result.ts'
import type { Levy, ParcelValues } from '../parcel-values.ts'
import { HIGHEST_DOLLARS } from '../trim/numbers.ts'
import { NEEDED_COLUMNS, type NeededColumn, type RollProblem, type ValuesRefused } from '../value-problem.ts'
import { doubtsOfRoll } from './doubts.ts'
import { codedExemption, type RollAmounts } from './exemptions.ts'
import { portionsOfRoll } from './portions.ts'

/** A row of the NAL file: whole dollars by column header, blanks as null. */
export interface RollRow {
  readonly rollYear: number
  /** The state's county number, 11 to 77. */
  readonly countyNumber: number
  readonly parcelId: string
  /** JV, AV_SD, AV_NSD, TV_SD, TV_NSD are needed; JV_…, AV_… by portion and EXMPT_… sharpen the result. */
  readonly amounts: RollAmounts
}

const LIMITS: readonly {
  readonly field: NeededColumn
  readonly limit: NeededColumn
  readonly code: 'assessed_above_just' | 'taxable_above_assessed'
}[] = [
  { field: 'AV_SD', limit: 'JV', code: 'assessed_above_just' },
  { field: 'AV_NSD', limit: 'JV', code: 'assessed_above_just' },
  { field: 'TV_SD', limit: 'AV_SD', code: 'taxable_above_assessed' },
  { field: 'TV_NSD', limit: 'AV_NSD', code: 'taxable_above_assessed' },
]

const rangeProblem = (field: string, amount: number | null | undefined): RollProblem | null => {
  if (amount === null || amount === undefined) return { of: 'roll', field, code: 'missing' }
  if (amount < 0) return { of: 'roll', field, code: 'negative' }
  if (amount > HIGHEST_DOLLARS) return { of: 'roll', field, code: 'too_large' }
  return Number.isInteger(amount) ? null : { of: 'roll', field, code: 'not_whole' }
}

const limitProblem = (
  amounts: RollAmounts,
  { field, limit, code }: (typeof LIMITS)[number],
): RollProblem | null => {
  const [amount, most] = [amounts[field] ?? 0, amounts[limit] ?? 0]
  return amount <= most ? null : { of: 'roll', field, code, amount, limit, most }
}

const checkRow = (amounts: RollAmounts): ValuesRefused | null => {
  const given = Object.keys(amounts).filter((column) => typeof amounts[column] === 'number')
  const ranges = [...new Set([...NEEDED_COLUMNS, ...given])]
    .map((column) => rangeProblem(column, amounts[column]))
    .filter((problem) => problem !== null)
  if (ranges.some((problem) => problem.code === 'missing')) {
    return { ok: false, reason: 'missing_values', problems: ranges }
  }
  if (ranges.length > 0) return { ok: false, reason: 'out_of_range', problems: ranges }
  const limits = LIMITS.map((limit) => limitProblem(amounts, limit)).filter((problem) => problem !== null)
  const first = limits[0]
  if (first === undefined) return null
  const reason = first.code === 'assessed_above_just' ? first.code : 'taxable_above_assessed'
  return { ok: false, reason, problems: limits }
}

/** The parcel's values in cents, or what is wrong with the row. `rollName` names the roll to the owner. */
export const valuesFromRoll = (row: RollRow, rollName: string): Result<ParcelValues, ValuesRefused> => {
  const { amounts, rollYear, countyNumber, parcelId } = row
  const refused = checkRow(amounts)
  if (refused !== null) return refused
  const at = (column: NeededColumn) => dollars(amounts[column] ?? 0)
  const justCents = at('JV')
  const assessedCents = { school: at('AV_SD'), non_school: at('AV_NSD') }
  const taxableCents = { school: at('TV_SD'), non_school: at('TV_NSD') }
  const { portions, merged } = portionsOfRoll(amounts, { justCents, assessedCents })
  const exemptionOn = (levy: Levy) => ({
    wholeCents: cents(assessedCents[levy] - taxableCents[levy]),
    ...codedExemption(amounts, levy),
  })
  const exemptions = { school: exemptionOn('school'), non_school: exemptionOn('non_school') }
  const values = {
    origin: { kind: 'roll', rollYear, countyNumber, parcelId, rollName },
    justCents,
    assessedCents,
    taxableCents,
    portions,
    exemptions,
    portionsMerged: merged,
  } as const
  return ok({ ...values, doubts: doubtsOfRoll({ amounts, values }, rollYear) })
}

/** True when the roll shows a Save Our Homes difference carried to this homestead in this very year. */
export const portabilityThisYear = (amounts: RollAmounts): boolean =>
  (amounts.ASS_TRNSFR_FG ?? 0) === 1 || (amounts.ASS_DIF_TRNS ?? 0) > 0

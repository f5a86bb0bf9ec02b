/** Owns reading a parcel's values from its row on the certified tax roll. */

import { cents, dollars, formatMoney } from '#core/money.ts'
import { ok, type Result } from '#core/result.ts'
import type { FieldProblem, Levy, ParcelValues, ValuesRefused } from '../parcel-values.ts'
import { HIGHEST_DOLLARS } from '../trim/numbers.ts'
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

const NEEDED = ['JV', 'AV_SD', 'AV_NSD', 'TV_SD', 'TV_NSD'] as const
type Needed = (typeof NEEDED)[number]

/** Columns as their owner reads them; the others are split figures that a roll may or may not hold. */
const COLUMN_LABELS: Readonly<Record<Needed, string>> = {
  JV: 'just value',
  AV_SD: 'assessed value for school taxes',
  AV_NSD: 'assessed value for other taxes',
  TV_SD: 'taxable value for school taxes',
  TV_NSD: 'taxable value for other taxes',
}

const isNeeded = (column: string): column is Needed => NEEDED.some((needed) => needed === column)

const labelOf = (column: string): string =>
  isNeeded(column)
    ? COLUMN_LABELS[column]
    : column.startsWith('EXMPT_')
      ? 'amount of an exemption'
      : 'value of a part'

const LIMITS: readonly {
  readonly field: Needed
  readonly limit: Needed
  readonly code: 'assessed_above_just' | 'taxable_above_assessed'
}[] = [
  { field: 'AV_SD', limit: 'JV', code: 'assessed_above_just' },
  { field: 'AV_NSD', limit: 'JV', code: 'assessed_above_just' },
  { field: 'TV_SD', limit: 'AV_SD', code: 'taxable_above_assessed' },
  { field: 'TV_NSD', limit: 'AV_NSD', code: 'taxable_above_assessed' },
]

const rangeProblem = (field: string, amount: number | null | undefined): FieldProblem | null => {
  const label = labelOf(field)
  if (amount === null || amount === undefined) {
    return { field, code: 'missing', message: `The county’s record has no ${label} for this parcel.` }
  }
  if (amount < 0)
    return { field, code: 'negative', message: `The ${label} is below zero on the county’s record.` }
  if (amount > HIGHEST_DOLLARS)
    return {
      field,
      code: 'too_large',
      message: `The ${label} on the county’s record is too large to be right.`,
    }
  if (!Number.isInteger(amount))
    return {
      field,
      code: 'not_whole',
      message: `The ${label} isn’t in whole dollars on the county’s record.`,
    }
  return null
}

const limitProblem = (
  amounts: RollAmounts,
  { field, limit, code }: (typeof LIMITS)[number],
): FieldProblem | null => {
  const [amount, most] = [amounts[field] ?? 0, amounts[limit] ?? 0]
  if (amount <= most) return null
  const message = `The ${COLUMN_LABELS[field]} is ${formatMoney(amount * 100)} on the county’s record. It can be at most the ${COLUMN_LABELS[limit]}, ${formatMoney(most * 100)}.`
  return { field, code, message }
}

const checkRow = (amounts: RollAmounts): ValuesRefused | null => {
  const given = Object.keys(amounts).filter((column) => typeof amounts[column] === 'number')
  const ranges = [...new Set([...NEEDED, ...given])]
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
  const at = (column: Needed) => dollars(amounts[column] ?? 0)
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

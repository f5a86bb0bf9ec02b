/** Owns what the law makes of a case: its verdict by the notice or the roll, and what a value would save. */

import type { CaseOutlook } from '#contract/case/outlook.ts'
import { numbersOf } from '#core/case/document/request.ts'
import type { ValueOption } from '#core/case/value-options.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { cents } from '#core/money.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { Context } from '#server/context.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { resultFromParcel, resultFromTrim } from '#server/features/report/actions.ts'
import type { ParcelValue } from '#server/features/valuation/actions.ts'

export type Valued = Extract<ParcelValue, { ok: true }>
type Verdict = NonNullable<ReturnType<typeof resultFromParcel>['verdict']>

export type Valuable = Pick<CaseRow, 'file' | 'taxYear'>

export interface Judged {
  readonly ctx: Context
  readonly home: PropertyRow
  readonly row: Valuable
  /** Of the tax year; null where no roll of it names the home. */
  readonly parcel: Parcel | null
  readonly valued: Valued | null
  /** The photos and papers of the case. */
  readonly files: HeldCase['files']
}

/** By the numbers of the notice where all are typed, as the papers of the case are. */
export const verdictAt = (
  { ctx, home, row, parcel, valued }: Judged,
  option?: Pick<ValueOption, 'justCents'>,
): Verdict | null => {
  const asked = option === undefined ? {} : { targetJustCents: cents(option.justCents) }
  const numbers = numbersOf(row)
  if (numbers !== null)
    return resultFromTrim(ctx, { ...numbers, countyId: home.countyId }, valued, null, asked).verdict
  return parcel && resultFromParcel(ctx, parcel, valued, asked).verdict
}

/** Both ends under the readings of the law that are open; null where one of them cannot tell. */
export const savingIn = (verdict: Verdict | null): CaseOutlook['options'][number]['saving'] => {
  const savings = (verdict?.readings ?? []).map(
    ({ scenarios }) => scenarios.find(({ id }) => id === 'target')?.savingCents ?? null,
  )
  const known = savings.filter((saving) => saving !== null)
  if (known.length === 0 || known.length < savings.length) return null
  return { lowCents: Math.min(...known), highCents: Math.max(...known) }
}

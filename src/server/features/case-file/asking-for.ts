/** Owns a case as if it asked for another value, and how strong it would be. */

import { valuationDay } from '#core/appeal/deadlines/params.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import type { ValueOption } from '#core/case/value-options.ts'
import { strengthOf } from '#core/document/facts/strength.ts'
import type { Judged, Valued } from './verdict-at.ts'

export type Sales = Valued['homeValue']

/** The case as if it asked for this value; null where that is not below the county's. */
export const askingFor = (
  { row: { file, taxYear }, files }: Judged,
  sales: Sales | null,
  justCents: number | null,
  { justCents: asked }: Pick<ValueOption, 'justCents'>,
) => {
  if (sales === null || justCents === null || asked >= justCents) return null
  const value = { ...file.value, opinionCents: asked }
  const held = { file: { ...asOnValuationDay(file, taxYear, files), value }, files }
  return { held, sales, justCents, valuedOn: calendarDate(`${taxYear}-${valuationDay}`) }
}

/** By the rule of the playbook. */
export const strengthAt = (...asked: Parameters<typeof askingFor>) => {
  const material = askingFor(...asked)
  return material && strengthOf(material)
}

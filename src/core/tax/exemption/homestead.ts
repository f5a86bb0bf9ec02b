/** Owns the homestead exemption that an assessed value draws on one levy. */

import { type Cents, cents } from '#core/money.ts'
import { type HomesteadRule, SECOND_PIECE_FLOOR } from '../law/readings.ts'
import type { Levy } from '../parcel-values.ts'

/** Exemption on the homestead portion's assessed value (s. 196.031, F.S.); never more than that value. */
export const homesteadExemption = (rule: HomesteadRule, levy: Levy, assessed: Cents): Cents => {
  if (levy === 'school') return cents(Math.min(rule.schoolCents, assessed))
  if (rule.nonSchool.kind === 'flat') return cents(Math.min(rule.nonSchool.flatCents, assessed))
  const first = Math.min(rule.nonSchool.firstCents, assessed)
  const second = Math.min(rule.nonSchool.secondCents, Math.max(0, assessed - SECOND_PIECE_FLOOR))
  return cents(first + second)
}

/** Owns how a cap limits an assessed value, and how a lower just value pulls it down. */

import { type Cents, cents, scaleHalfUp } from '#core/money.ts'

/** Next year's assessed value: last year's raised by at most the cap (percent), never above just value. */
export const capAssessed = (lastAssessed: Cents, just: Cents, capPercent: number): Cents => {
  const raised = scaleHalfUp(lastAssessed, 1_000 + Math.round(capPercent * 10), 1_000)
  return cents(Math.min(raised, just))
}

/** Assessed value when just value becomes `just`: it falls only once just value is below it. */
export const assessedAt = (assessedNow: Cents, just: Cents): Cents => cents(Math.min(assessedNow, just))

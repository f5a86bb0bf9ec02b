/** Owns what the sales nearby point to, as a part of a sentence. */

import { formatMoney } from '#core/money.ts'
import type { PointsTo } from '#core/rehearsal/weak-reason.ts'
import * as words from '#messages/rehearsal/points-to.ts'

export const pointsToWords = ({ of, cents, repairsCents }: PointsTo): string => {
  const amount = formatMoney(cents)
  const value = of === 'price' ? words.aPrice({ amount }) : words.aJustValue({ amount })
  return repairsCents === 0 ? value : words.afterRepairs({ value, repairs: formatMoney(repairsCents) })
}

/** Owns what the sales nearby point to, as a part of a sentence. */

import { formatMoney } from '#core/money.ts'
import type { PointsTo } from '#core/rehearsal/hint.ts'
import * as words from '#messages/rehearsal/points-to.ts'

export const pointsToWords = ({ of, cents }: PointsTo): string => {
  const amount = formatMoney(cents)
  return of === 'price' ? words.aPrice({ amount }) : words.aJustValue({ amount })
}

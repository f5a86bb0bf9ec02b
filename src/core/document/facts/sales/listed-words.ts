/** Owns what a packet says of sales that it lists and does not argue from: what the opinion rests on, and what they come to all the same. */

import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { CASE } from '../../named-sections.ts'
import type { PriceLevel } from './conclusion.ts'
import type { Judged } from './conclusion-facts.ts'
import type { AdjustedRollSale } from './material.ts'
import { asJustCents } from './reconcile.ts'

/** What is so whether it helps or not, and nothing that is argued from it. */
const asJustWords = (
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
  { justCents }: Judged,
): string => {
  if (level === null) return ''
  const values = shown.map(({ adjustedCents }) => asJustCents(adjustedCents, 0, level))
  const below = values.filter((value) => value < justCents).length
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatMoney)
  const beside =
    below === 0
      ? 'none below the present just value'
      : `${below} below the present just value and ${values.length - below} not`
  return ` Adjusted to my home with the county’s record, and at ${formatPercent(level.percent)} of their prices, the level of just values here, the ${values.length} that I name in ${CASE} come to ${low} to ${high}, ${beside}.`
}

export const listedWords = (
  cureCents: number,
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
  judged: Judged,
): string =>
  `I list these sales openly. My opinion of value does not rest on them.${cureCents > 0 ? ' It rests on what it costs to put my home right.' : ''}${asJustWords(shown, level, judged)}`

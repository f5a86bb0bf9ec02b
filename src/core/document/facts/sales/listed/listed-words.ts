/** Owns what a packet says of sales that it lists and does not argue from: what the opinion rests on, and what they come to all the same. */

import { CASE } from '#core/document/named-sections.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { inCount } from '../../spoken/value.ts'
import { medianRatioOf } from '../conclusion/conclusion.ts'
import type { Judged } from '../conclusion/conclusion-facts.ts'
import type { PriceLevel } from '../conclusion/price-level.ts'
import { asJustCents } from '../conclusion/reconcile.ts'
import type { AdjustedRollSale } from '../material.ts'

/** As many of them has the page that tells the case. */
const NAMED = 6

/** What is so whether it helps or not, and nothing that is argued from it. */
const asJustWords = (
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
  { justCents }: Judged,
): string => {
  const at =
    level === null
      ? `with ${MOST_COST_OF_SALE_PERCENT}% off for the cost of selling`
      : `at ${medianRatioOf(level)}, ${formatPercent(level.percent)}`
  const values = shown.slice(0, NAMED).map(({ adjustedCents }) => asJustCents(adjustedCents, 0, level))
  const below = values.filter((value) => value < justCents).length
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatMoney)
  const above = values.length - below
  const beside =
    below === 0
      ? 'none of them is below the current just value'
      : `${inCount(below)} ${below === 1 ? 'is' : 'are'} below the current just value, and ${inCount(above)} ${above === 1 ? 'is' : 'are'} not`
  return ` Adjusted to my home with the figures on the county’s record, ${at}, the ${inCount(values.length)} named in ${CASE} come to just values of ${low} to ${high}: ${beside}.`
}

export const listedWords = (
  cureCents: number,
  shown: readonly AdjustedRollSale[],
  level: PriceLevel | null,
  judged: Judged,
): string =>
  `I list these sales openly. My opinion of value does not rely on them.${cureCents > 0 ? ' It is based on what it costs to repair my home.' : ''}${asJustWords(shown, level, judged)}`

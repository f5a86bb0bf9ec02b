/** Owns what the steps of a reconciliation leave open: what the owner claims without a figure, and sales not brought to the home's place. */

import type { CaseFile, ConditionItem, Correction } from '#core/case/file.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { isShown } from '#core/document/facts/condition/cost-to-cure.ts'
import {
  entryName,
  isOnValuationDay,
  itemWords,
  namedCorrections,
} from '#core/document/facts/condition/named-items.ts'
import { quoted } from '#core/document/facts/make-fact.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { formatMoney } from '#core/money.ts'
import { gridCorrections } from '../grid/corrected-grid.ts'
import { isMovedByPlace, isUnplaced } from '../listed/unplaced.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import type { PriceLevel } from './price-level.ts'
import { justRange, type Reconciliation } from './reconcile.ts'

const withArticle = (words: string): string =>
  /^(?:the|a|an|my|our|one|no)\b/iu.test(words) ? lowered(words) : `the ${lowered(words)}`

/** Of one thing its name; what lists several is quoted as it was written. */
const listed = (words: string): string =>
  /[,;]/u.test(words) && !words.includes('“') ? quoted(words) : withArticle(words)

/** What no paper shows is the owner's own figure, and is said as that. */
const ownFigure = ({ costCents }: ConditionItem): string =>
  costCents ? ` (my own figure, ${formatMoney(costCents)})` : ''

const isUncounted = (item: ConditionItem): boolean => isOnValuationDay(item) && !isShown(item)

/** All of them together, in cents. */
export const ownFigures = ({ condition }: Pick<CaseFile, 'condition'>): number =>
  condition.filter(isUncounted).reduce((sum, { costCents }) => sum + (costCents ?? 0), 0)

/** What the owner claims and no step counts in dollars. */
export const uncounted = (
  { condition, corrections }: Pick<CaseFile, 'condition' | 'corrections'>,
  sales: SalesMaterial | null,
): readonly string[] => {
  const counted = sales === null ? [] : gridCorrections(sales, { corrections })
  const isCounted = ({ id }: Correction): boolean =>
    counted.some(({ changed, correction }) => changed !== null && correction.id === id)
  return [
    ...namedCorrections(corrections).flatMap(({ correction }) =>
      isCounted(correction) ? [] : [withArticle(entryName(correction))],
    ),
    ...condition.filter(isUncounted).map((item) => `${listed(itemWords(item))}${ownFigure(item)}`),
  ]
}

/** 'Sale 1 and Sale 2, adjusted for location, indicate $162,716 to $163,483'. */
export const unplacedIn = (
  { cureCents }: Reconciliation,
  level: PriceLevel | null,
  shown: readonly AdjustedRollSale[],
  names: readonly string[],
) => {
  const named = (some: readonly AdjustedRollSale[]): string =>
    inWords(some.map((one) => names[shown.indexOf(one)] ?? ''))
  const [without, others] = [shown.filter(isUnplaced), shown.filter((one) => !isUnplaced(one))]
  if (without.length === 0) return null
  if (others.length === 0) return { names: named(without), others: null }
  const { lowCents, highCents } = justRange(others, cureCents, level)
  const [low, high] = [formatMoney(lowCents), formatMoney(highCents)]
  const how = others.every(isMovedByPlace) ? 'adjusted for location' : 'in my neighborhood or adjusted to it'
  return {
    names: named(without),
    others: `${named(others)}, ${how}, ${others.length === 1 ? 'indicates' : 'indicate'} ${low === high ? low : `${low} to ${high}`}`,
  }
}

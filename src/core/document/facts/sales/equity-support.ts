/** Owns whether the just values of like homes support the owner, and the facts of it: just values only, never assessed ones. */

import { formatCents, formatMoney } from '#core/money.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { LikeHomes, SalesMaterial } from './material.ts'

/** Above the median by less, a home stands where its neighbors do. Our own choice, checked 2026-11-23. */
const LEAST_ABOVE_MEDIAN_PERCENT = 5

export const isLikeTreatmentShown = ({ homeCentsPerSqft, medianCentsPerSqft }: LikeHomes): boolean =>
  homeCentsPerSqft * 100 >= medianCentsPerSqft * (100 + LEAST_ABOVE_MEDIAN_PERCENT)

const shareWords = (percent: number): string =>
  percent === 100 ? 'all' : `${Math.min(99, Math.round(percent))}%`

const LABEL = 'Just values of like homes'

/** None where they do not support the owner. */
export const equityFacts = ({ equity }: Pick<SalesMaterial, 'equity'>): readonly Fact[] => {
  if (!equity?.sufficient || !isLikeTreatmentShown(equity)) return []
  const { neighborCount, homeCentsPerSqft, medianCentsPerSqft, lowerPercent, atMedianCents } = equity
  const homes = `${neighborCount.toLocaleString('en-US')} homes of the same use, in the same neighborhood of the appraiser and of about the same size`
  return [
    sentenceFact(
      'equity.compared',
      LABEL,
      `I compared my home with ${homes}, by just value for each square foot of effective area on the roll.`,
      ofSales,
    ),
    sentenceFact(
      'equity.stands',
      LABEL,
      `My home is at ${formatCents(homeCentsPerSqft)} a square foot; the median of the others is ${formatCents(medianCentsPerSqft)}, and ${shareWords(lowerPercent)} of them are lower.`,
      ofSales,
    ),
    sentenceFact(
      'equity.at-median',
      LABEL,
      `At the median my home would be at ${formatMoney(atMedianCents)}.`,
      ofSales,
    ),
  ]
}

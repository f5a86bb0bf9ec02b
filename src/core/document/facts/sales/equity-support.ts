/** Owns whether the just values of like homes support the owner, and the facts of it: just values only, never assessed ones. */

import { formatCents, formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { LikeHomes, SalesMaterial } from './material.ts'

/** Above the median by less, a home stands where its neighbors do. Our own choice, checked 2026-11-23. */
const LEAST_ABOVE_MEDIAN_PERCENT = 5

const isLikeTreatmentShown = ({ homeCentsPerSqft, medianCentsPerSqft }: LikeHomes): boolean =>
  homeCentsPerSqft * 100 >= medianCentsPerSqft * (100 + LEAST_ABOVE_MEDIAN_PERCENT)

type EquityMaterial = Pick<SalesMaterial, 'equity' | 'correctedFrom' | 'home' | 'likeInBuilding'>

/** Null where they do not support the owner, or count an area that the owner says is wrong. */
export const supportingHomes = ({ equity, correctedFrom }: EquityMaterial): LikeHomes | null =>
  equity?.sufficient && correctedFrom?.livingAreaSqft === undefined && isLikeTreatmentShown(equity)
    ? equity
    : null

const shareWords = (percent: number): string => (percent === 100 ? 'all' : `${wholePercent(percent)}%`)

const LABEL = 'Just values of similar homes'

/** How far they are alike, said before somebody asks. */
const matchedWords = ({ home, likeInBuilding }: EquityMaterial): string => {
  const inBuilding = likeInBuilding
    ? ` ${likeInBuilding.toLocaleString('en-US')} of them are in my building.`
    : ''
  const year = home?.effectiveYearBuilt ? `; the effective year of my home is ${home.effectiveYearBuilt}` : ''
  return `They are alike in use and size, and not in age${home?.landSqft ? ' or land' : ''}${year}.${inBuilding}`
}

/** None where they do not support the owner. */
export const equityFacts = (sales: EquityMaterial): readonly Fact[] => {
  const equity = supportingHomes(sales)
  if (equity === null) return []
  const { neighborCount, homeCentsPerSqft, medianCentsPerSqft, lowerPercent, atMedianCents } = equity
  const homes = `${neighborCount.toLocaleString('en-US')} homes of the same use and about the same size in my neighborhood, as the appraiser draws it`
  return [
    sentenceFact(
      'equity.compared',
      LABEL,
      `I compared my home with ${homes}, by just value per square foot of effective area.`,
      ofSales,
    ),
    sentenceFact('equity.matched', LABEL, matchedWords(sales), ofSales),
    sentenceFact(
      'equity.stands',
      LABEL,
      `My home is at ${formatCents(homeCentsPerSqft)} per square foot. The median of the others is ${formatCents(medianCentsPerSqft)}, and ${shareWords(lowerPercent)} of them are lower.`,
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

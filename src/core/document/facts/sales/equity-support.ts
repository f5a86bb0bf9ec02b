/** Owns whether the just values of like homes support the owner, and the facts of it: just values only, never assessed ones. */

import { formatCents, formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { LikeHomes, LikeInBuilding, SalesMaterial } from './material.ts'

/** Above the median by less, a home stands where its neighbors do. Our own choice, checked 2026-11-23. */
const LEAST_ABOVE_MEDIAN_PERCENT = 5

const isAbove = (homeCentsPerSqft: number, medianCentsPerSqft: number): boolean =>
  homeCentsPerSqft * 100 >= medianCentsPerSqft * (100 + LEAST_ABOVE_MEDIAN_PERCENT)

/** Those of its own building are the nearest that there are: against them no others help. */
const isLikeTreatmentShown = (
  { homeCentsPerSqft, medianCentsPerSqft }: LikeHomes,
  inBuilding: LikeInBuilding | undefined,
): boolean =>
  isAbove(homeCentsPerSqft, medianCentsPerSqft) &&
  (inBuilding === undefined || isAbove(homeCentsPerSqft, inBuilding.medianCentsPerSqft))

type EquityMaterial = Pick<SalesMaterial, 'equity' | 'correctedFrom' | 'home' | 'inBuilding'>

/** Null where they do not support the owner, or count an area that the owner says is wrong. */
export const supportingHomes = ({ equity, correctedFrom, inBuilding }: EquityMaterial): LikeHomes | null =>
  equity?.sufficient &&
  correctedFrom?.livingAreaSqft === undefined &&
  isLikeTreatmentShown(equity, inBuilding)
    ? equity
    : null

const shareWords = (percent: number): string => (percent === 100 ? 'all' : `${wholePercent(percent)}%`)

const LABEL = 'Just values of similar homes'

/** How far they are alike, said before somebody asks. */
const matchedWords = ({ home }: EquityMaterial): string => {
  const year = home?.effectiveYearBuilt ? `; the effective year of my home is ${home.effectiveYearBuilt}` : ''
  return `They are alike in use and size, and not in age${home?.landSqft ? ' or land' : ''}${year}.`
}

/** Before those of other buildings. */
const buildingFacts = (homeCentsPerSqft: number, inBuilding: LikeInBuilding | undefined): readonly Fact[] =>
  inBuilding === undefined
    ? []
    : [
        sentenceFact(
          'equity.building',
          LABEL,
          `In my own building ${inBuilding.neighborCount.toLocaleString('en-US')} homes of about the same size have a median just value of ${formatCents(inBuilding.medianCentsPerSqft)} per square foot of effective area, and ${shareWords(inBuilding.lowerPercent)} of them are lower than mine, at ${formatCents(homeCentsPerSqft)}. At that median my home would be at ${formatMoney(inBuilding.atMedianCents)}.`,
          ofSales,
        ),
      ]

/** None where they do not support the owner. */
export const equityFacts = (sales: EquityMaterial): readonly Fact[] => {
  const equity = supportingHomes(sales)
  if (equity === null) return []
  const { neighborCount, homeCentsPerSqft, medianCentsPerSqft, lowerPercent, atMedianCents } = equity
  const homes = `${neighborCount.toLocaleString('en-US')} homes of the same use and about the same size in my neighborhood, as the appraiser draws it`
  const { inBuilding } = sales
  return [
    ...buildingFacts(homeCentsPerSqft, inBuilding),
    sentenceFact(
      'equity.compared',
      LABEL,
      `I ${inBuilding ? 'also ' : ''}compared my home with ${homes}, by just value per square foot of effective area.`,
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

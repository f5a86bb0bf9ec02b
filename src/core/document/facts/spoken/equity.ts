/** Owns what the owner says of the just values of similar homes, where they support the owner. */

import { formatCents } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { type Requested, supportingHomes } from '../sales/equity-support.ts'
import type { SalesMaterial } from '../sales/material.ts'

const shareWords = (percent: number): string => (percent === 100 ? 'all' : `${wholePercent(percent)} percent`)

/** Nothing where they do not support the owner. */
export const equityWords = (sales: SalesMaterial | null, requested: Requested): string => {
  const homes = sales && supportingHomes(sales, requested)
  if (!homes) return ''
  const { neighborCount, homeCentsPerSqft, medianCentsPerSqft, lowerPercent, ofBuilding = false } = homes
  const where = ofBuilding
    ? 'about my size in my building'
    : 'the same use and about my size in my neighborhood'
  const lower = `${shareWords(lowerPercent)} are valued lower than mine per square foot`
  return `Of ${neighborCount.toLocaleString('en-US')} homes of ${where}, ${lower}. The median is ${formatCents(medianCentsPerSqft)}, and mine is ${formatCents(homeCentsPerSqft)}. I offer this in support.`
}

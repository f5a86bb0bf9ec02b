/** Owns how a sale on the county's record is like the home, in the few words that an owner can give as the reason. */

import { isAfterValueDate, type Nearness } from '#core/valuation/explain/sale-reasons.ts'

interface Measured {
  readonly livingAreaSqft: number | null
  readonly effectiveYearBuilt: number | null
}

export interface SaleBesideHome {
  readonly nearness: Nearness
  readonly home: Measured
  readonly sale: { readonly year: number; readonly month: number }
}

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: 'same development',
  same_neighborhood: 'same neighborhood',
  same_market_area: 'same market area',
  same_zip: 'same ZIP code',
  same_county: 'elsewhere in the county',
}

const sizeOf = (sold: Measured, own: Measured): string | null => {
  if (sold.livingAreaSqft === null || own.livingAreaSqft === null || own.livingAreaSqft <= 0) return null
  const percent = Math.round((100 * (sold.livingAreaSqft - own.livingAreaSqft)) / own.livingAreaSqft)
  if (percent === 0) return 'same size'
  return `${Math.abs(percent)}% ${percent < 0 ? 'smaller' : 'larger'}`
}

const ageOf = (sold: Measured, own: Measured): string | null => {
  if (sold.effectiveYearBuilt === null || own.effectiveYearBuilt === null) return null
  const years = sold.effectiveYearBuilt - own.effectiveYearBuilt
  if (years === 0) return 'same age'
  return `${Math.abs(years)} ${Math.abs(years) === 1 ? 'year' : 'years'} ${years < 0 ? 'older' : 'newer'}`
}

/** The sale file gives the month, so that December is one month before January 1. */
const monthsBefore = ({ sale }: SaleBesideHome, taxYear: number): number =>
  (taxYear - sale.year) * 12 + 1 - sale.month

const timeOf = (sold: SaleBesideHome, taxYear: number): string => {
  if (isAfterValueDate(sold.sale, taxYear)) return `sold after January 1, ${taxYear}`
  const months = monthsBefore(sold, taxYear)
  return `sold ${months} ${months === 1 ? 'month' : 'months'} before January 1`
}

/** 'same development', '4% smaller', '2 years newer'; what the record leaves blank is left out. */
const alikeIn = (sold: SaleBesideHome, own: Measured): readonly string[] =>
  [PLACES[sold.nearness], sizeOf(sold.home, own), ageOf(sold.home, own)].filter((words) => words !== null)

/** The same, and 'sold 5 months before January 1'. */
export const likenessOf = (sold: SaleBesideHome, own: Measured, taxYear: number): readonly string[] => [
  ...alikeIn(sold, own),
  timeOf(sold, taxYear),
]

/** Beside the month of the sale: its time only where that makes the sale weak. */
export const likenessBesideMonth = (
  sold: SaleBesideHome,
  own: Measured,
  taxYear: number,
): readonly string[] =>
  isAfterValueDate(sold.sale, taxYear) ? likenessOf(sold, own, taxYear) : alikeIn(sold, own)

/** 'Same development, 4% smaller, sold 5 months before January 1.' The owner's own words from then on. */
export const reasonFromLikeness = (likeness: readonly string[]): string => {
  const words = likeness.join(', ')
  return words === '' ? '' : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`
}

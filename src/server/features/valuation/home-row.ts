/** Reads a row of the parcel roll into the home that core values; the row is named `p` in the statement. */
import type { Situs } from '#core/property/situs-address.ts'
import { platName } from '#core/valuation/fit/plat-name.ts'
import type { Home } from '#core/valuation/home.ts'

export interface HomeRow {
  readonly [column: string]: unknown
}

export const homeColumns = `p.parcel_id, p.use_code, p.neighborhood_code, p.market_area_code, p.situs_zip, p.short_legal,
  p.living_area_sqft, p.land_sqft, p.effective_year_built, p.quality_code, p.special_feature_dollars, p.just_value_dollars`

export const situsColumns = 'p.situs_line_1, p.situs_line_2, p.situs_city'

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** bigint and numeric come as text. */
export const numberOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)

export const homeOf = (row: HomeRow): Home => ({
  parcelId: textOf(row.parcel_id),
  useCode: textOf(row.use_code),
  neighborhoodCode: textOf(row.neighborhood_code),
  marketAreaCode: textOf(row.market_area_code),
  zip: textOf(row.situs_zip),
  plat: platName(textOf(row.short_legal)),
  livingAreaSqft: numberOf(row.living_area_sqft),
  landSqft: numberOf(row.land_sqft),
  effectiveYearBuilt: numberOf(row.effective_year_built),
  qualityCode: textOf(row.quality_code),
  specialFeatureDollars: numberOf(row.special_feature_dollars),
  justValueDollars: numberOf(row.just_value_dollars) ?? 0,
})

export const situsOf = (row: HomeRow): Situs => ({
  line1: textOf(row.situs_line_1),
  line2: textOf(row.situs_line_2),
  city: textOf(row.situs_city),
  zip: textOf(row.situs_zip),
})

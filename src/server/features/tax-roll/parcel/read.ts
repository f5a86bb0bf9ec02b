/** Owns reading one parcel's row into the record that core works with. */

import type { Parcel } from '#core/property/parcel.ts'
import { writeParcelKey } from '#core/property/parcel.ts'
import { ROLL_COLUMNS } from '../file/layout.ts'

/** A row of tax_roll.parcels with its roll: bigint and numeric come as text. */
export type ParcelRow = Readonly<Record<string, unknown>>

const MONEY = ROLL_COLUMNS.NAL.filter(({ type, to }) => type === 'dollars' && to.endsWith('_dollars'))

const numberOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const exemptionsOf = (value: unknown): Record<string, number> => {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).map(([code, dollars]) => [`EXMPT_${code}`, Number(dollars)]),
  )
}

/** Whole dollars by the roll's own column names, as the verdict reads them; the portability flag counts as 1. */
const amountsOf = (row: ParcelRow): Record<string, number | null> => ({
  ...Object.fromEntries(MONEY.map(({ from, to }) => [from, numberOf(row[to])])),
  ...exemptionsOf(row.exemption_dollars),
  ASS_TRNSFR_FG: row.portability_code === '1' ? 1 : null,
})

export const readParcelRow = (row: ParcelRow): Parcel => {
  const identity = {
    countyNumber: Number(row.county_no),
    rollYear: Number(row.tax_year),
    parcelId: textOf(row.parcel_id),
  }
  return {
    ...identity,
    key: writeParcelKey(identity),
    rollName: textOf(row.file_name),
    synthetic: row.synthetic === true,
    situs: {
      line1: textOf(row.situs_line_1),
      line2: textOf(row.situs_line_2),
      city: textOf(row.situs_city),
      zip: textOf(row.situs_zip),
    },
    useCode: textOf(row.use_code),
    neighborhoodCode: textOf(row.neighborhood_code),
    marketAreaCode: textOf(row.market_area_code),
    taxingAuthorityCode: textOf(row.taxing_authority_code),
    shortLegal: textOf(row.short_legal),
    isHomestead:
      Number(row.homestead_just_dollars ?? 0) > 0 ||
      exemptionsOf(row.exemption_dollars).EXMPT_01 !== undefined,
    livingAreaSqft: numberOf(row.living_area_sqft),
    landSqft: numberOf(row.land_sqft),
    actualYearBuilt: numberOf(row.actual_year_built),
    effectiveYearBuilt: numberOf(row.effective_year_built),
    qualityCode: textOf(row.quality_code),
    buildingCount: numberOf(row.building_count),
    residentialUnitCount: numberOf(row.residential_unit_count),
    lastInspectedMmyy: textOf(row.last_inspected_mmyy),
    amounts: amountsOf(row),
  }
}

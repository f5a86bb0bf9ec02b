/** Owns a parcel as the tax roll has it: where it stands, what is on it, what it is valued at. */

import type { RollRow } from '#core/tax/roll/values.ts'
import type { Situs } from './situs-address.ts'

/**
 * Extends the row that the verdict reads: `amounts` holds whole dollars by the roll's own column names.
 * Codes are text with their zeros; null and '' mean that the roll is blank there.
 */
export interface Parcel extends RollRow {
  readonly key: string
  /** File the row was read from, for example NAL39P202501.csv. */
  readonly rollName: string
  /** True for the invented parcels that ship with a fresh installation. */
  readonly synthetic: boolean
  readonly situs: Situs
  readonly useCode: string
  readonly neighborhoodCode: string
  readonly marketAreaCode: string
  readonly taxingAuthorityCode: string
  readonly shortLegal: string
  readonly isHomestead: boolean
  /** The roll's effective area, which weights porches and garages; not heated living area. */
  readonly livingAreaSqft: number | null
  readonly landSqft: number | null
  readonly actualYearBuilt: number | null
  readonly effectiveYearBuilt: number | null
  readonly qualityCode: string
  readonly buildingCount: number | null
  readonly residentialUnitCount: number | null
  /** Month and year, 'MMYY'; '' when never or not known. */
  readonly lastInspectedMmyy: string
}

export interface ParcelKey {
  readonly countyNumber: number
  readonly rollYear: number
  readonly parcelId: string
}

/** '39-2020-0001530100': short, stable over re-imports, fit for a form field. */
export const writeParcelKey = ({ countyNumber, rollYear, parcelId }: ParcelKey): string =>
  `${countyNumber}-${rollYear}-${parcelId}`

export const readParcelKey = (key: string): ParcelKey | null => {
  const [, county, year, parcelId] = /^(\d{2})-(\d{4})-(.{1,40})$/.exec(key) ?? []
  if (county === undefined || year === undefined || parcelId === undefined) return null
  return { countyNumber: Number(county), rollYear: Number(year), parcelId }
}

/** A number that ends '.0000' on the notice may lack that on the roll, and the other way round. */
const plainNumber = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[.-]0+$/, '')
    .replace(/[^A-Z0-9]/g, '')

/** Dots, dashes and spaces of a parcel number are the printer's. */
export const isSameParcelNumber = (one: string, other: string): boolean =>
  plainNumber(one) === plainNumber(other)

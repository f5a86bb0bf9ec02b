/** Owns what other features may ask of the tax roll. */

import type { Pool } from 'pg'
import { type Parcel, readParcelKey } from '#core/property/parcel.ts'
import type { RejectedRow } from './copy-rows.ts'
import { findParcelAt, type ParcelMatch } from './find-parcel.ts'
import { floridaPlaces } from './florida-places.ts'
import { activeParcelRolls, parcelByNumber } from './parcel-lookup.ts'
import { readParcelRow } from './read-parcel.ts'
import type { RollKind } from './roll-layout.ts'
import { type SuggestedAddress, suggestParcels } from './suggest-parcels.ts'

export type { Parcel } from '#core/property/parcel.ts'
export type { ParcelMatch } from './find-parcel.ts'
export { verifyRoll } from './verify-roll.ts'

/** Finds the parcel that one line of text means, for example '8302 lutz lake fern road odessa 33556'. */
export const findParcel = (pool: Pool, line: string): Promise<ParcelMatch> =>
  findParcelAt(pool, line, { places: floridaPlaces })

/** The addresses that a half-typed line may become, at most eight. */
export const suggestAddresses = (pool: Pool, text: string): Promise<readonly SuggestedAddress[]> =>
  suggestParcels(pool, text, { places: floridaPlaces })

/** Every parcel that the line may mean, a tower's hundreds included; none when it means none. */
export const parcelsMeant = async (pool: Pool, line: string): Promise<readonly Parcel[]> => {
  const match = await findParcelAt(pool, line, { places: floridaPlaces, most: Number.POSITIVE_INFINITY })
  if (match.kind === 'one') return [match.parcel]
  return match.kind === 'several' ? match.candidates : []
}

/** The one parcel of an address; of several homes there its number tells which, and without it none is taken. */
export const parcelOfHome = async (
  pool: Pool,
  line: string,
  parcelId: string | null,
): Promise<Parcel | null> => {
  const meant = await parcelsMeant(pool, line)
  const named = meant.filter((parcel) => parcel.parcelId === parcelId)
  const [one, second] = named.length > 0 ? named : meant
  return one !== undefined && second === undefined ? one : null
}

/** Reads the parcel of a key that `findParcel` gave; null when its roll is no longer loaded. */
export const findParcelByKey = async (pool: Pool, key: string): Promise<Parcel | null> => {
  const wanted = readParcelKey(key)
  if (wanted === null) return null
  const row = await parcelByNumber(pool, wanted.countyNumber, wanted.rollYear, wanted.parcelId)
  return row === null ? null : readParcelRow(row)
}

/** Counties with a parcel roll to look in. */
export const countiesLoaded = async (pool: Pool): Promise<readonly number[]> =>
  (await activeParcelRolls(pool)).map(({ countyNo }) => countyNo)

/** Whether a county has a roll of its own here, and not just the sample. */
export const hasRealRoll = async (pool: Pool, countyNo: number): Promise<boolean> =>
  (await activeParcelRolls(pool)).some((roll) => roll.countyNo === countyNo && !roll.synthetic)

export interface RollSummary {
  readonly rollId: number
  readonly countyNo: number
  readonly taxYear: number
  readonly kind: RollKind
  readonly stage: string | null
  readonly synthetic: boolean
  readonly fileName: string
  readonly rows: number
  readonly rejected: number
  readonly rejects: readonly RejectedRow[]
  readonly activatedAt: Date
}

export const listRolls = async (pool: Pool): Promise<readonly RollSummary[]> => {
  const { rows } = await pool.query<RollSummary>(
    `select id as "rollId", county_no as "countyNo", tax_year as "taxYear", kind, stage, synthetic,
       file_name as "fileName", row_count as rows, rejected_count as rejected, rejects, activated_at as "activatedAt"
     from tax_roll.rolls where status = 'active' order by county_no, tax_year, kind, synthetic`,
  )
  return rows
}

export interface UnfinishedImport {
  readonly countyNo: number
  readonly taxYear: number
  readonly kind: RollKind
  readonly fileName: string
  readonly startedAt: Date
}

/** Imports that are running, or were broken off and not taken up again. */
export const unfinishedImports = async (pool: Pool): Promise<readonly UnfinishedImport[]> => {
  const { rows } = await pool.query<UnfinishedImport>(
    `select county_no as "countyNo", tax_year as "taxYear", kind, file_name as "fileName", started_at as "startedAt"
     from tax_roll.rolls where status = 'loading' order by county_no, tax_year, kind`,
  )
  return rows
}

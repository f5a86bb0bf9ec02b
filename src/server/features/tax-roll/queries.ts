/** Owns what other features may ask of the tax roll. */

import type { Pool } from 'pg'
import { isSameParcelNumber, type Parcel, readParcelKey, writeParcelKey } from '#core/property/parcel.ts'
import type { RejectedRow } from './copy/rows.ts'
import type { RollKind } from './file/layout.ts'
import { findParcelAt, type ParcelMatch } from './parcel/find.ts'
import { floridaPlaces } from './parcel/florida-places.ts'
import { activeParcelRolls, parcelByNumber } from './parcel/lookup.ts'
import { addressesNear } from './parcel/near.ts'
import type { RollReader } from './parcel/one-moment.ts'
import { readParcelRow } from './parcel/read.ts'
import { type SuggestedAddress, suggestParcels } from './parcel/suggest.ts'

export type { Parcel } from '#core/property/parcel.ts'
export { verifyRoll } from './import/verify.ts'
export type { ParcelMatch } from './parcel/find.ts'
export { asOfOneMoment, type RollReader } from './parcel/one-moment.ts'

/** Finds the parcel that one line of text means, for example '8302 lutz lake fern road odessa 33556'. */
export const findParcel = (db: RollReader, line: string): Promise<ParcelMatch> =>
  findParcelAt(db, line, { places: floridaPlaces })

/** Where the street of a line is on the roll and its number is not: the addresses of the nearest numbers, at most four. */
export const nearestAddresses = (db: RollReader, line: string): Promise<readonly string[]> =>
  addressesNear(db, line, { places: floridaPlaces })

/** The addresses that a half-typed line may become, at most eight. */
export const suggestAddresses = (pool: Pool, text: string): Promise<readonly SuggestedAddress[]> =>
  suggestParcels(pool, text, { places: floridaPlaces })

const findAll = (db: RollReader, line: string): Promise<ParcelMatch> =>
  findParcelAt(db, line, { places: floridaPlaces, most: Number.POSITIVE_INFINITY })

const parcelsIn = (match: ParcelMatch): readonly Parcel[] => {
  if (match.kind === 'one') return [match.parcel]
  return match.kind === 'several' ? match.candidates : []
}

/** Every parcel that the line may mean, a tower's hundreds included; none when it means none. */
export const parcelsMeant = async (db: RollReader, line: string): Promise<readonly Parcel[]> =>
  parcelsIn(await findAll(db, line))

/** The one home of an address whose number was typed; null where there is none, or two. */
export const parcelNamed = async (
  db: RollReader,
  line: string,
  parcelNumber: string,
): Promise<Parcel | null> => {
  const meant = await parcelsMeant(db, line)
  const [named, second] = meant.filter(({ parcelId }) => isSameParcelNumber(parcelId, parcelNumber))
  return second === undefined ? (named ?? null) : null
}

/** The parcel that an address means beyond doubt; where it may mean others, its number tells which, or none is taken. */
export const parcelOfHome = async (
  db: RollReader,
  line: string,
  parcelId: string | null,
): Promise<Parcel | null> => {
  const match = await findAll(db, line)
  const [named, second] = parcelsIn(match).filter((parcel) => parcel.parcelId === parcelId)
  if (named !== undefined) return second === undefined ? named : null
  return match.kind === 'one' ? match.parcel : null
}

/** As the roll of that year has it where that one is loaded, else as the newest has it. */
export const parcelOfHomeIn = async (
  pool: Pool,
  line: string,
  parcelId: string | null,
  taxYear: number,
): Promise<Parcel | null> => {
  const newest = await parcelOfHome(pool, line, parcelId)
  if (newest === null || newest.rollYear === taxYear) return newest
  return (await findParcelByKey(pool, writeParcelKey({ ...newest, rollYear: taxYear }))) ?? newest
}

/** Reads the parcel of a key that `findParcel` gave; null when its roll is no longer loaded. */
export const findParcelByKey = async (db: RollReader, key: string): Promise<Parcel | null> => {
  const wanted = readParcelKey(key)
  if (wanted === null) return null
  const row = await parcelByNumber(db, wanted.countyNumber, wanted.rollYear, wanted.parcelId)
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

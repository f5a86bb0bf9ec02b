/** Owns the statements that look parcels up; each names its rolls, so that only their partitions are opened. */

import type { RollReader } from './one-moment.ts'
import type { ParcelRow } from './read.ts'

export interface ActiveRoll {
  readonly rollId: number
  readonly countyNo: number
  readonly taxYear: number
  readonly synthetic: boolean
}

export interface SitusRow {
  readonly situs: {
    readonly direction: string
    readonly name: string
    readonly suffix: string
    readonly unit: string
    readonly city: string
    readonly zip: string
  }
  readonly columns: ParcelRow
}

/** More homes than any building or street number has; a look-up that reads so many says that there are more. */
export const MOST_ROWS = 5_000

/** The newest parcel roll of each county; a sample counts only where no real roll is. */
export const activeParcelRolls = async (db: RollReader): Promise<readonly ActiveRoll[]> => {
  const { rows } = await db.query<ActiveRoll>(
    `select distinct on (county_no) id as "rollId", county_no as "countyNo", tax_year as "taxYear", synthetic
     from tax_roll.rolls where status = 'active' and kind = 'NAL'
     order by county_no, synthetic, tax_year desc`,
  )
  return rows
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const readSitus = (row: ParcelRow): SitusRow => ({
  situs: {
    direction: textOf(row.street_direction),
    name: textOf(row.street_name),
    suffix: textOf(row.street_suffix),
    unit: textOf(row.unit),
    city: textOf(row.situs_city),
    zip: textOf(row.situs_zip),
  },
  columns: row,
})

/** Rows with the asked unit come first, so that a tower of many units is not cut off before it. */
export const parcelsAt = async (
  db: RollReader,
  rolls: readonly number[],
  wanted: { houseNumber: number; names: readonly string[]; unit: string },
): Promise<readonly SitusRow[]> => {
  const { rows } = await db.query<ParcelRow>(
    `select p.*, r.county_no, r.tax_year, r.file_name, r.synthetic
     from tax_roll.parcels_numbered($1, $3, $2, $2) p join tax_roll.rolls r on r.id = p.roll_id
     order by (p.unit is not distinct from nullif($4, '')) desc, p.unit, p.parcel_id limit ${MOST_ROWS}`,
    [rolls, [...new Set(wanted.names)], wanted.houseNumber, wanted.unit],
  )
  return rows.map(readSitus)
}

/** The homes of streets of these names whose numbers are at most `farthest` away, the nearest first. */
export const parcelsNear = async (
  db: RollReader,
  rolls: readonly number[],
  wanted: { houseNumber: number; names: readonly string[]; farthest: number },
): Promise<readonly SitusRow[]> => {
  const { rows } = await db.query<ParcelRow>(
    `select p.*, r.county_no, r.tax_year, r.file_name, r.synthetic
     from generate_series(greatest($3::integer - $4::integer, 1), $3::integer + $4::integer) as near (number)
     cross join lateral tax_roll.parcels_numbered($1, near.number, $2, $2) p join tax_roll.rolls r on r.id = p.roll_id
     order by abs(near.number - $3::integer), p.unit, p.parcel_id limit ${MOST_ROWS}`,
    [rolls, [...new Set(wanted.names)], wanted.houseNumber, wanted.farthest],
  )
  return rows.map(readSitus)
}

/** The streets with a home of this number, some hundreds in a large county: a misspelt one is looked for among them. */
export const streetsWithNumber = async (
  db: RollReader,
  rolls: readonly number[],
  houseNumber: number,
): Promise<readonly string[]> => {
  const { rows } = await db.query<{ name: string }>(
    'select name from tax_roll.streets_numbered($1, $2) as name order by name',
    [rolls, houseNumber],
  )
  return rows.map(({ name }) => name)
}

export const areStreets = async (
  db: RollReader,
  rolls: readonly number[],
  names: readonly string[],
): Promise<boolean> => {
  const { rows } = await db.query(
    'select 1 from tax_roll.streets where roll_id = any($1) and street_name = any($2) limit 1',
    [rolls, names],
  )
  return rows.length > 0
}

export const parcelByNumber = async (
  db: RollReader,
  countyNumber: number,
  rollYear: number,
  parcelId: string,
): Promise<ParcelRow | null> => {
  const { rows: rolls } = await db.query<{ id: number }>(
    `select id from tax_roll.rolls where status = 'active' and kind = 'NAL' and county_no = $1 and tax_year = $2
     order by synthetic limit 1`,
    [countyNumber, rollYear],
  )
  const { rows } = await db.query<ParcelRow>(
    `select p.*, r.county_no, r.tax_year, r.file_name, r.synthetic
     from tax_roll.parcels p join tax_roll.rolls r on r.id = p.roll_id
     where p.roll_id = any($1) and p.parcel_id = $2`,
    [rolls.map(({ id }) => id), parcelId],
  )
  return rows[0] ?? null
}

/** Owns finding the homes that a half-typed address may become. */

import type { Pool } from 'pg'
import {
  beginsLike,
  fittingPlaces,
  readUnfinished,
  type TypedPlace,
  type UnfinishedAddress,
} from '#core/property/address/unfinished.ts'
import { type Situs, writeSitus, writeSitusParts } from '#core/property/situs-address.ts'
import type { Places } from '#core/property/zip.ts'
import { countyIdOf } from './florida-places.ts'
import { activeParcelRolls, streetsWithNumber } from './lookup.ts'

const MOST_SUGGESTED = 8
/** So many homes of one number on streets of one beginning there are only where one or two letters are typed. */
const MOST_ROWS = 2_000
const MOST_STREETS = 50

export interface SuggestedAddress extends Situs {
  /** All of it on one line, as people write it. */
  readonly label: string
  readonly countyId: string
}

interface SuggestedRow extends TypedPlace {
  readonly line1: string
  readonly line2: string
  readonly countyNo: number
}

/** By number and the beginning of the street's name, both answered by one index however large the county. */
const rowsBeginning = async (
  pool: Pool,
  rolls: readonly number[],
  houseNumber: number,
  beginnings: readonly string[],
): Promise<readonly Omit<SuggestedRow, 'postalCity'>[]> => {
  const { rows } = await pool.query<Omit<SuggestedRow, 'postalCity'>>(
    `select distinct coalesce(p.street_direction, '') as direction, p.street_name as name,
       coalesce(p.street_suffix, '') as suffix, coalesce(p.unit, '') as unit, coalesce(p.situs_city, '') as city,
       coalesce(p.situs_zip, '') as zip, p.situs_line_1 as line1, coalesce(p.situs_line_2, '') as line2,
       r.county_no as "countyNo"
     from tax_roll.parcels_numbered($1, $2, $3, $4) p join tax_roll.rolls r on r.id = p.roll_id
     order by name, line1, line2 limit ${MOST_ROWS}`,
    [rolls, houseNumber, beginnings, beginnings.map((beginning) => `${beginning}~`)],
  )
  return rows
}

const rowsOfMisspelt = async (pool: Pool, rolls: readonly number[], asked: UnfinishedAddress) => {
  if (asked.firstWord === '') return []
  const streets = await streetsWithNumber(pool, rolls, asked.houseNumber)
  const meant = streets.filter((street) => beginsLike(street, asked)).slice(0, MOST_STREETS)
  return meant.length === 0 ? [] : rowsBeginning(pool, rolls, asked.houseNumber, meant)
}

const rowsFor = async (pool: Pool, rolls: readonly number[], asked: UnfinishedAddress) => {
  const rows = await rowsBeginning(pool, rolls, asked.houseNumber, asked.beginnings)
  return rows.length > 0 ? rows : rowsOfMisspelt(pool, rolls, asked)
}

const suggestionOf = ({ countyNo, ...situs }: SuggestedRow): SuggestedAddress[] => {
  const countyId = countyIdOf(countyNo)
  return countyId === undefined ? [] : [{ label: writeSitus(situs), ...writeSitusParts(situs), countyId }]
}

/** At most eight, the likeliest first, each written once; none before there is a house number and a letter of the street. */
export const suggestParcels = async (
  pool: Pool,
  text: string,
  { places }: { readonly places: Places },
): Promise<readonly SuggestedAddress[]> => {
  const asked = readUnfinished(text)
  if (asked === null) return []
  const rolls = (await activeParcelRolls(pool)).map(({ rollId }) => rollId)
  const rows = (await rowsFor(pool, rolls, asked)).map((row) => ({
    ...row,
    postalCity: places.zips.get(row.zip)?.city ?? '',
  }))
  const suggestions = fittingPlaces(asked, rows).flatMap(suggestionOf)
  return [...new Map(suggestions.map((one) => [one.label, one])).values()].slice(0, MOST_SUGGESTED)
}

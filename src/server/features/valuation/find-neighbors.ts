/** Fetches the homes beside a home: those it is compared with in value, and those that show what is odd on its record. */
import { writeSitus } from '#core/property/situs-address.ts'
import type { RecordedHome } from '#core/valuation/explain/recorded-home.ts'
import { EQUITY, RECORD } from '#core/valuation/params.ts'
import type { RollReader } from '#server/features/tax-roll/queries.ts'
import { type HomeRow, homeColumns, homeOf, numberOf, situsColumns, situsOf, textOf } from './home-row.ts'

/** Of more than this those nearest in size are taken: a few thousand tell the same as all. */
const MOST_AROUND = 4_000
/** A building may hold hundreds of homes under one address. */
const MOST_AT_ADDRESS = 50

const recordColumns = `${homeColumns}, ${situsColumns}, p.actual_year_built, p.land_units, p.land_unit_code, p.split_code,
  p.last_inspected_mmyy`

const recordedOf = (row: HomeRow): RecordedHome => {
  const { line1, line2 } = situsOf(row)
  return {
    ...homeOf(row),
    actualYearBuilt: numberOf(row.actual_year_built),
    landUnits: numberOf(row.land_units),
    landUnitCode: textOf(row.land_unit_code),
    situsLine: [line1, line2].filter((part) => part !== '').join(' '),
    splitCode: textOf(row.split_code),
    lastInspectedMmyy: textOf(row.last_inspected_mmyy),
  }
}

export interface HomeOnRoll {
  readonly home: RecordedHome
  readonly address: string
}

export const findHome = async (
  db: RollReader,
  rollId: number,
  parcelId: string,
): Promise<HomeOnRoll | null> => {
  const { rows } = await db.query<HomeRow>(
    `select ${recordColumns} from tax_roll.parcels p where p.roll_id = $1 and p.parcel_id = $2`,
    [rollId, parcelId],
  )
  const [row] = rows
  return row === undefined ? null : { home: recordedOf(row), address: writeSitus(situsOf(row)) }
}

const findAtAddress = async (
  db: RollReader,
  rollId: number,
  { parcelId }: RecordedHome,
): Promise<readonly RecordedHome[]> => {
  const { rows } = await db.query<HomeRow>(
    `select ${recordColumns} from tax_roll.parcels p
     join tax_roll.parcels o on o.roll_id = $1 and o.parcel_id = $2 and o.street_name = p.street_name
       and o.house_number = p.house_number
     where p.roll_id = $1 order by p.parcel_id limit ${MOST_AT_ADDRESS}`,
    [rollId, parcelId],
  )
  return rows.map(recordedOf)
}

/** How many dwellings the roll counts on each parcel, where it counts any. */
export const findUnits = async (
  db: RollReader,
  rollId: number,
  parcelIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.query<HomeRow>(
    `select p.parcel_id, p.residential_unit_count from tax_roll.parcels p
     where p.roll_id = $1 and p.parcel_id = any($2) and p.residential_unit_count > 0`,
    [rollId, parcelIds],
  )
  return new Map(rows.map((row) => [textOf(row.parcel_id), Number(row.residential_unit_count)]))
}

interface HomesAround {
  /** Of the same use and neighborhood and about the same size, the nearest in size first. */
  readonly neighbors: readonly RecordedHome[]
  /** Of the same use and neighborhood and built in about the same years, and whatever is at the same address. */
  readonly alikeOnRecord: readonly RecordedHome[]
}

const isBetween = (value: number | null, [low, high]: readonly [number, number]): boolean =>
  value !== null && value >= low && value <= high

/** In one statement: most neighbors are alike on record, too. */
export const findHomesAround = async (
  db: RollReader,
  rollId: number,
  home: RecordedHome,
): Promise<HomesAround> => {
  const [area, year] = [home.livingAreaSqft ?? 0, home.actualYearBuilt ?? 0]
  const factor = 1 + EQUITY.areaPercent / 100
  const areas = [Math.floor(area / factor), Math.ceil(area * factor)] as const
  const years = [year - RECORD.planYears, year + RECORD.planYears] as const
  const { rows } = await db.query<HomeRow>(
    `select ${recordColumns} from tax_roll.parcels p
     where p.roll_id = $1 and p.neighborhood_code = $2 and p.use_code = $3
       and (p.living_area_sqft between $4 and $5 or p.actual_year_built between $6 and $7)
     order by abs(p.living_area_sqft - $8::int), p.parcel_id limit ${MOST_AROUND}`,
    [rollId, home.neighborhoodCode, home.useCode, ...areas, ...years, area],
  )
  const around = rows.map(recordedOf)
  const beside = around.filter(({ actualYearBuilt }) => isBetween(actualYearBuilt, years))
  const others = [...beside, ...(await findAtAddress(db, rollId, home))]
  return {
    neighbors: around.filter(({ livingAreaSqft }) => isBetween(livingAreaSqft, areas)),
    alikeOnRecord: [...new Map(others.map((other) => [other.parcelId, other])).values()],
  }
}

/** Finds the rolls that value a county's homes in one year: the parcels, and the sale files of that year and the one before. */
import type { Pool } from 'pg'
import type { RollReader } from '#server/features/tax-roll/queries.ts'
import { fitMethod } from './fit-method.ts'

/** A sale file holds the calendar year before it and the months up to its submission. */
const SALE_FILE_YEARS = 2

/** Whether a sale file of the one year is read for the parcels of the other. */
export const servesParcelsOf = (saleFileYear: number, parcelYear: number): boolean =>
  saleFileYear <= parcelYear && saleFileYear > parcelYear - SALE_FILE_YEARS

export interface RollPair {
  readonly parcelRollId: number
  /** In ascending order; empty where no sale file is loaded. */
  readonly salesRollIds: readonly number[]
  readonly saleFileYears: readonly number[]
  /** Rows of the sale files. */
  readonly saleRows: number
  readonly rollYear: number
}

export interface RollOf {
  readonly countyNumber: number
  readonly rollYear: number
  readonly synthetic: boolean
}

interface Row {
  readonly id: number
  readonly kind: 'NAL' | 'SDF'
  readonly year: number
  readonly rows: number
}

/** null where the parcel roll is not loaded any more. */
export const rollPairOf = async (
  db: RollReader,
  { countyNumber, rollYear, synthetic }: RollOf,
): Promise<RollPair | null> => {
  const { rows } = await db.query<Row>(
    `select id, kind, tax_year as year, row_count as rows from tax_roll.rolls
     where status = 'active' and county_no = $1 and synthetic = $2
       and ((kind = 'NAL' and tax_year = $3) or (kind = 'SDF' and tax_year between $3 - $4::int + 1 and $3))
     order by id`,
    [countyNumber, synthetic, rollYear, SALE_FILE_YEARS],
  )
  const parcels = rows.find(({ kind }) => kind === 'NAL')
  const sales = rows.filter(({ kind }) => kind === 'SDF')
  if (parcels === undefined) return null
  return {
    parcelRollId: parcels.id,
    salesRollIds: sales.map(({ id }) => id),
    saleFileYears: sales.map(({ year }) => year).toSorted((a, b) => a - b),
    saleRows: sales.reduce((sum, one) => sum + one.rows, 0),
    rollYear,
  }
}

/** Those of a county's newest parcel roll, a sample only where no real roll is; null where none is loaded. */
export const newestPairOf = async (db: RollReader, countyNumber: number): Promise<RollPair | null> => {
  const { rows } = await db.query<RollOf>(
    `select county_no as "countyNumber", tax_year as "rollYear", synthetic from tax_roll.rolls
     where status = 'active' and kind = 'NAL' and county_no = $1 order by synthetic, tax_year desc limit 1`,
    [countyNumber],
  )
  const [newest] = rows
  return newest === undefined ? null : rollPairOf(db, newest)
}

/** So few sales are fitted faster than a thread starts. */
const FITTED_AT_ONCE = 200

export const isFittedAtOnce = ({ saleRows }: RollPair): boolean => saleRows <= FITTED_AT_ONCE

/** The same for the same rolls and method. */
export const fitKey = ({
  parcelRollId,
  salesRollIds,
}: Pick<RollPair, 'parcelRollId' | 'salesRollIds'>): string =>
  `${parcelRollId}:${salesRollIds.join('+')}:${fitMethod()}`

type RollToFit = RollOf & Pick<RollPair, 'parcelRollId' | 'salesRollIds'>

/** The newest parcel roll of each county that has sale files and no rates yet; a sample only where no real roll is. */
export const rollsToFit = async (db: Pool): Promise<readonly RollToFit[]> => {
  const { rows } = await db.query<RollToFit>(
    `with newest as (
       select distinct on (county_no) id, county_no, tax_year, synthetic from tax_roll.rolls
       where status = 'active' and kind = 'NAL' order by county_no, synthetic, tax_year desc
     ), pairs as (
       select n.id, n.county_no, n.tax_year, n.synthetic, array_agg(s.id order by s.id) as sales
       from newest n join tax_roll.rolls s on s.status = 'active' and s.kind = 'SDF'
         and s.county_no = n.county_no and s.synthetic = n.synthetic
         and s.tax_year between n.tax_year - $2::int + 1 and n.tax_year
       group by n.id, n.county_no, n.tax_year, n.synthetic
     )
     select county_no as "countyNumber", tax_year as "rollYear", synthetic,
       id as "parcelRollId", sales as "salesRollIds"
     from pairs p where not exists (
       select 1 from tax_roll.fitted_rates f
       where f.parcel_roll_id = p.id and f.sales_roll_ids = p.sales and f.method = $1
     ) order by county_no`,
    [fitMethod(), SALE_FILE_YEARS],
  )
  return rows
}

/** Owns counting what a loaded roll really holds, so that an operator can hold it against the county's own figures. */

import type { Pool } from 'pg'
import type { RollKind } from '../file/layout.ts'
import { tableOfRoll } from './partition.ts'

interface VerifiedParcels {
  readonly rows: number
  readonly justValueDollars: number
  /** Of the parcels with a building on them, those whose living area is on the roll. */
  readonly improvedRows: number
  readonly improvedRowsWithArea: number
  readonly rowsWithAddress: number
}

interface VerifiedSales {
  readonly rows: number
  /** Sales whose parcel is on the newest parcel roll of the county here; null when there is none. */
  readonly rowsOnParcelRoll: number | null
  readonly byQualification: readonly { readonly code: string; readonly rows: number }[]
}

export type VerifiedRoll =
  | ({ readonly kind: 'NAL' } & VerifiedParcels)
  | ({ readonly kind: 'SDF' } & VerifiedSales)

const verifyParcels = async (pool: Pool, rollId: number): Promise<VerifiedParcels> => {
  const { rows } = await pool.query<VerifiedParcels>(
    `select count(*)::int as rows, coalesce(sum(just_value_dollars), 0)::float8 as "justValueDollars",
       count(*) filter (where building_count > 0 or actual_year_built is not null)::int as "improvedRows",
       count(*) filter (where (building_count > 0 or actual_year_built is not null) and living_area_sqft > 0)::int
         as "improvedRowsWithArea",
       count(*) filter (where house_number is not null and street_name is not null)::int as "rowsWithAddress"
     from ${tableOfRoll('parcels', rollId)}`,
  )
  const [counted] = rows
  if (counted === undefined) throw new Error('Counting a roll gave no row.')
  return counted
}

const newestParcelRoll = async (pool: Pool, rollId: number): Promise<number | null> => {
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from tax_roll.rolls s join tax_roll.rolls p using (county_no, synthetic)
     where s.id = $1 and p.kind = 'NAL' and p.status = 'active' order by p.tax_year desc limit 1`,
    [rollId],
  )
  return rows[0]?.id ?? null
}

const verifySales = async (pool: Pool, rollId: number): Promise<VerifiedSales> => {
  const sales = tableOfRoll('sales', rollId)
  const { rows: byQualification } = await pool.query<{ code: string; rows: number }>(
    `select coalesce(qualification_code, '') as code, count(*)::int as rows from ${sales} group by 1 order by 1`,
  )
  const parcels = await newestParcelRoll(pool, rollId)
  const rows = byQualification.reduce((sum, group) => sum + group.rows, 0)
  if (parcels === null) return { rows, rowsOnParcelRoll: null, byQualification }
  const { rows: joined } = await pool.query<{ rows: number }>(
    `select count(*)::int as rows from ${sales} join ${tableOfRoll('parcels', parcels)} using (parcel_id)`,
  )
  return { rows, rowsOnParcelRoll: joined[0]?.rows ?? 0, byQualification }
}

/** The roll must be active. Reads all of it: seconds for a large county. */
export const verifyRoll = async (
  pool: Pool,
  { rollId, kind }: { readonly rollId: number; readonly kind: RollKind },
): Promise<VerifiedRoll> =>
  kind === 'NAL'
    ? { kind, ...(await verifyParcels(pool, rollId)) }
    : { kind, ...(await verifySales(pool, rollId)) }

/** Fits what a county's sales teach and stores it, all of it or nothing; one process at a time for one parcel roll. */

import type { Pool, PoolClient } from 'pg'
import { type FittedCounty, fitCounty } from '#core/valuation/fit/county.ts'
import type { PlaceLevel } from '#core/valuation/fit/place-effects.ts'
import { saleMonth } from '#core/valuation/home.ts'
import { sessionLocks } from '#server/db/locks.ts'
import { fitMethod } from './fit-method.ts'
import { type ReadSale, readSales } from './read-sales.ts'
import { type RollOf, type RollPair, rollPairOf } from './roll-pair.ts'
import { toStored } from './stored-fit.ts'

const ROWS_AT_ONCE = 5_000

const insertRows = async (client: PoolClient, sql: string, id: number, rows: readonly object[]) => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await client.query(sql, [id, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))])
}

const saleRow = (sale: ReadSale, unusable: string | null) => ({
  sale_id: sale.saleId,
  parcel_id: sale.home.parcelId,
  address: sale.address,
  sale_month: saleMonth(sale),
  price_dollars: sale.priceDollars,
  qualification_code: sale.qualificationCode,
  recording: sale.recording,
  unusable,
  use_code: sale.home.useCode,
  neighborhood_code: sale.home.neighborhoodCode,
  market_area_code: sale.home.marketAreaCode,
  zip: sale.home.zip,
  plat: sale.home.plat,
  living_area_sqft: sale.home.livingAreaSqft,
  land_sqft: sale.home.landSqft,
  effective_year_built: sale.home.effectiveYearBuilt,
  quality_code: sale.home.qualityCode,
  special_feature_dollars: sale.home.specialFeatureDollars,
  just_value_dollars: sale.home.justValueDollars,
})

const SALE_COLUMNS = Object.entries({
  sale_id: 'text',
  parcel_id: 'text',
  address: 'text',
  sale_month: 'integer',
  price_dollars: 'bigint',
  qualification_code: 'text',
  recording: 'text',
  unusable: 'text',
  use_code: 'text',
  neighborhood_code: 'text',
  market_area_code: 'text',
  zip: 'text',
  plat: 'text',
  living_area_sqft: 'integer',
  land_sqft: 'bigint',
  effective_year_built: 'integer',
  quality_code: 'text',
  special_feature_dollars: 'bigint',
  just_value_dollars: 'bigint',
} satisfies Record<keyof ReturnType<typeof saleRow>, string>)

const INSERT_SALES = `insert into tax_roll.screened_sales (rates_id, ${SALE_COLUMNS.map(([name]) => name).join(', ')})
  select $1, r.* from jsonb_to_recordset($2) as r(${SALE_COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')})`

const saveSales = (
  client: PoolClient,
  id: number,
  sales: readonly ReadSale[],
  { screened }: FittedCounty,
) => {
  const reasons = new Map(screened.unusable.map(({ saleId, reason }) => [saleId, reason]))
  // the first of several with one id, as the screening keeps it
  const once = new Map(sales.toReversed().map((sale) => [sale.saleId, sale]))
  const rows = [...once.values()].map((sale) => saleRow(sale, reasons.get(sale.saleId) ?? null))
  return insertRows(client, INSERT_SALES, id, rows)
}

const savePlaces = async (client: PoolClient, id: number, { fit }: FittedCounty) => {
  const rows = (['neighborhood', 'plat'] as const satisfies PlaceLevel[]).flatMap((level) =>
    [...(fit?.rates.places[level] ?? [])].map(([place, { effect, weight, logPerSqft }]) => ({
      level,
      place,
      effect,
      weight,
      log_per_sqft: logPerSqft,
    })),
  )
  await insertRows(
    client,
    `insert into tax_roll.place_effects (rates_id, level, place, effect, weight, log_per_sqft)
     select $1, r.*
     from jsonb_to_recordset($2) as r(level text, place text, effect double precision, weight double precision,
       log_per_sqft double precision)`,
    id,
    rows,
  )
}

/** Rates of rolls that were replaced, or by an older method, are of no use to anybody. */
const removeStale = (client: PoolClient, pair: RollPair) =>
  client.query(
    `delete from tax_roll.fitted_rates f
     where (f.parcel_roll_id = $1 and not (f.sales_roll_ids = $2 and f.method = $3))
       or not exists (select 1 from tax_roll.rolls r where r.id = f.parcel_roll_id and r.status = 'active')`,
    [pair.parcelRollId, pair.salesRollIds, fitMethod()],
  )

const isFitted = async (client: PoolClient, pair: RollPair): Promise<boolean> =>
  (
    await client.query(
      `select 1 from tax_roll.fitted_rates where parcel_roll_id = $1 and sales_roll_ids = $2 and method = $3`,
      [pair.parcelRollId, pair.salesRollIds, fitMethod()],
    )
  ).rows.length > 0

const save = async (
  client: PoolClient,
  pair: RollPair,
  sales: readonly ReadSale[],
  fitted: FittedCounty,
): Promise<void> => {
  await client.query('begin')
  try {
    await removeStale(client, pair)
    const { rows } = await client.query<{ id: number }>(
      `insert into tax_roll.fitted_rates (parcel_roll_id, sales_roll_ids, method, fit) values ($1, $2, $3, $4)
       returning id`,
      [pair.parcelRollId, pair.salesRollIds, fitMethod(), fitted.fit && JSON.stringify(toStored(fitted.fit))],
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error('The fitted rates got no id.')
    await saveSales(client, id, sales, fitted)
    await savePlaces(client, id, fitted)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export type FitOutcome = 'fitted' | 'fitted_before' | 'no_rolls' | 'busy'

const fitLocked = async (client: PoolClient, roll: RollOf): Promise<FitOutcome> => {
  const pair = await rollPairOf(client, roll)
  if (pair === null || pair.salesRollIds.length === 0) return 'no_rolls'
  if (await isFitted(client, pair)) return 'fitted_before'
  const sales = await readSales(client, pair)
  await save(client, pair, sales, fitCounty(sales, pair.rollYear))
  await client.query('analyze tax_roll.screened_sales, tax_roll.place_effects')
  return 'fitted'
}

const keyOf = ({ countyNumber, rollYear, synthetic }: RollOf): number =>
  countyNumber * 100_000 + rollYear * 10 + (synthetic ? 1 : 0)

const withLock = async (client: PoolClient, roll: RollOf): Promise<FitOutcome> => {
  const lock = [sessionLocks.rollFit, keyOf(roll)]
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    lock,
  )
  if (rows[0]?.locked !== true) return 'busy'
  try {
    return await fitLocked(client, roll)
  } finally {
    await client.query('select pg_advisory_unlock($1, $2)', lock)
  }
}

/** Takes minutes in a large county: only a thread of its own, or a few sales, may wait for it. */
export const fitRolls = async (pool: Pool, roll: RollOf): Promise<FitOutcome> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
    return await withLock(client, roll)
  } finally {
    // A session of its own: closing it gives the settings back, and the lock after a fault.
    client.release(true)
  }
}

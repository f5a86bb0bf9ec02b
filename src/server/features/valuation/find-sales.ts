/** Fetches the sales that a home is compared with: the nearest places first, wider ones only while too few are alike. */
import { type MeasuredHome, type MonthNumber, type UsableSale, yearOfMonth } from '#core/valuation/home.ts'
import type { Scope } from '#core/valuation/params.ts'
import { findBands } from '#core/valuation/select/comparables.ts'
import { type FetchBounds, fetchBoundsOf, isSettled, SCOPES } from '#core/valuation/select/sales-to-fetch.ts'
import type { UnusableReason } from '#core/valuation/select/screen-sales.ts'
import type { RollReader } from '#server/features/tax-roll/queries.ts'
import { numberOf, textOf } from './home-row.ts'

/** A screened sale as it is stored; `unusable` says why it tells nothing. */
export interface StoredSale extends UsableSale {
  readonly address: string
  readonly recording: string
  readonly unusable: UnusableReason | null
}

type Row = Readonly<Record<string, unknown>>

/** A home without size or year is stored as unusable only; 0 stands in there and is never compared. */
const saleOf = (row: Row): StoredSale => {
  const month = Number(row.sale_month)
  return {
    saleId: textOf(row.sale_id),
    home: {
      parcelId: textOf(row.parcel_id),
      useCode: textOf(row.use_code),
      neighborhoodCode: textOf(row.neighborhood_code),
      marketAreaCode: textOf(row.market_area_code),
      zip: textOf(row.zip),
      plat: textOf(row.plat),
      livingAreaSqft: numberOf(row.living_area_sqft) ?? 0,
      landSqft: numberOf(row.land_sqft),
      effectiveYearBuilt: numberOf(row.effective_year_built) ?? 0,
      qualityCode: textOf(row.quality_code),
      specialFeatureDollars: numberOf(row.special_feature_dollars),
      justValueDollars: Number(row.just_value_dollars),
    },
    priceDollars: Number(row.price_dollars),
    year: yearOfMonth(month),
    month: (month % 12) + 1,
    qualificationCode: textOf(row.qualification_code),
    vacantOrImproved: '',
    multiParcelCode: '',
    changeCode: '',
    address: textOf(row.address),
    recording: textOf(row.recording),
    unusable: row.unusable as UnusableReason | null,
  }
}

const PLACES: Readonly<
  Record<Exclude<Scope, 'county'>, { column: string; code: (home: MeasuredHome) => string }>
> = {
  neighborhood: { column: 'neighborhood_code', code: ({ neighborhoodCode }) => neighborhoodCode },
  market_area: { column: 'market_area_code', code: ({ marketAreaCode }) => marketAreaCode },
  zip: { column: 'zip', code: ({ zip }) => zip },
}

/** Of more than this in one place those nearest in size are taken, then the latest: some hundred times those wanted. */
const MOST_SALES = 3_000

const usableIn = async (
  db: RollReader,
  ratesId: number,
  home: MeasuredHome,
  scope: Scope,
  bounds: FetchBounds,
): Promise<StoredSale[]> => {
  const place = scope === 'county' ? null : PLACES[scope]
  const code = place?.code(home) ?? ''
  if (place !== null && code === '') return []
  const within = place === null ? '$9 = $9' : `${place.column} = $9`
  const alike = `select * from tax_roll.screened_sales where rates_id = $1 and unusable is null and use_code = $2
    and living_area_sqft between $3 and $4 and sale_month between $5 and $6
    and ($7::int is null or effective_year_built >= $7) and ($8::int is null or effective_year_built <= $8)
    and ${within}`
  // Each side in the order of the index, which ends at the limit: a large county is not sorted whole.
  const { rows } = await db.query<Row>(
    `select * from (
       (${alike} and living_area_sqft >= $10
        order by living_area_sqft, sale_month desc, sale_id limit ${MOST_SALES})
       union all
       (${alike} and living_area_sqft < $10
        order by living_area_sqft desc, sale_month desc, sale_id limit ${MOST_SALES})
     ) as nearest
     order by abs(ln(living_area_sqft::float8 / $10)), sale_month desc, sale_id limit ${MOST_SALES}`,
    [
      ratesId,
      home.useCode,
      bounds.leastAreaSqft,
      bounds.mostAreaSqft,
      bounds.firstMonth,
      bounds.lastMonth,
      bounds.earliestYear,
      bounds.latestYear,
      code,
      home.livingAreaSqft,
    ],
  )
  return rows.map(saleOf)
}

/** The sales of the home's neighborhood within the window, usable or not, the latest first, and those of the home itself. */
const surroundings = async (
  db: RollReader,
  ratesId: number,
  home: MeasuredHome,
  { firstMonth, lastMonth }: FetchBounds,
): Promise<StoredSale[]> => {
  const { rows } = await db.query<Row>(
    `(select * from tax_roll.screened_sales where rates_id = $1 and sale_month between $2 and $3
       and neighborhood_code = $4 and $4 <> ''
     order by sale_month desc, sale_id limit ${MOST_SALES})
     union
     select * from tax_roll.screened_sales where rates_id = $1 and sale_month between $2 and $3 and parcel_id = $5`,
    [ratesId, firstMonth, lastMonth, home.neighborhoodCode, home.parcelId],
  )
  return rows.map(saleOf)
}

export const hasUsableSale = async (db: RollReader, ratesId: number, parcelId: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'select 1 from tax_roll.screened_sales where rates_id = $1 and parcel_id = $2 and unusable is null limit 1',
    [ratesId, parcelId],
  )
  return rowCount === 1
}

/** The earliest month of which the county's file has a sale; null without one. */
const firstMonthHeld = async (db: RollReader, ratesId: number): Promise<number | null> => {
  const { rows } = await db.query<{ first: number | null }>(
    'select min(sale_month) as first from tax_roll.screened_sales where rates_id = $1',
    [ratesId],
  )
  return rows[0]?.first ?? null
}

export interface FoundSales {
  /** Enough for the same selection as from all sales of the county. */
  readonly usable: readonly StoredSale[]
  readonly unusable: readonly StoredSale[]
  readonly firstMonthHeld: number | null
}

export const findSales = async (
  db: RollReader,
  ratesId: number,
  home: MeasuredHome,
  asOf: MonthNumber,
): Promise<FoundSales> => {
  const near = await surroundings(db, ratesId, home, fetchBoundsOf(home, asOf, 'neighborhood'))
  const found = new Map(near.filter(({ unusable }) => unusable === null).map((sale) => [sale.saleId, sale]))
  const looked: Scope[] = []
  for (const scope of SCOPES) {
    const more =
      scope === 'neighborhood'
        ? []
        : await usableIn(db, ratesId, home, scope, fetchBoundsOf(home, asOf, scope))
    for (const sale of more) found.set(sale.saleId, sale)
    looked.push(scope)
    if (isSettled(findBands(home, [...found.values()], asOf), looked)) break
  }
  return {
    usable: [...found.values()],
    unusable: near.filter(({ unusable }) => unusable !== null),
    firstMonthHeld: await firstMonthHeld(db, ratesId),
  }
}

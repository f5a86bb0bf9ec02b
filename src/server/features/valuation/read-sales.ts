/** Reads a county's sales of homes with the parcels they are of, as core values them. */
import type { PoolClient } from 'pg'
import { writeSitus } from '#core/property/situs-address.ts'
import { homeUseCodes } from '#core/property/use-code.ts'
import type { Sale } from '#core/valuation/home.ts'
import { type HomeRow, homeColumns, homeOf, situsColumns, situsOf, textOf } from './home-row.ts'
import type { RollPair } from './roll-pair.ts'

export interface ReadSale extends Sale {
  readonly address: string
  /** Where the deed is recorded; '' when the file does not say. */
  readonly recording: string
}

const recordingOf = (row: HomeRow): string => {
  const [book, page, instrument] = [textOf(row.book), textOf(row.page), textOf(row.instrument)]
  if (book !== '' && page !== '') return `Book ${book}, page ${page}`
  return instrument === '' ? '' : `Instrument ${instrument}`
}

/** Two files may hold the same sale: what happened, not the row, is its name. */
const saleOf = (row: HomeRow): ReadSale => {
  const home = homeOf(row)
  const [year, month, price] = [Number(row.sale_year), Number(row.sale_month), Number(row.price_dollars)]
  return {
    saleId: `${home.parcelId} ${year}-${month} ${price}`,
    home,
    priceDollars: price,
    year,
    month,
    qualificationCode: textOf(row.qualification_code),
    vacantOrImproved: textOf(row.vacant_or_improved),
    multiParcelCode: textOf(row.multi_parcel_code),
    changeCode: textOf(row.change_code),
    address: writeSitus(situsOf(row)),
    recording: recordingOf(row),
  }
}

/**
 * Sales of homes whose month and price are known, those of the newest file first: a file holds its last 90 days as
 * pending, and the next year's says what became of them. Source: DOR 2025 User's Guide, QUAL_CD 99.
 */
export const readSales = async (client: PoolClient, pair: RollPair): Promise<readonly ReadSale[]> => {
  const { rows } = await client.query<HomeRow>(
    `select s.sale_year, s.sale_month, s.price_dollars, s.qualification_code, s.vacant_or_improved,
       s.multi_parcel_code, s.change_code, s.book, s.page, s.instrument, ${homeColumns}, ${situsColumns}
     from tax_roll.sales s join tax_roll.rolls r on r.id = s.roll_id join tax_roll.parcels p on p.parcel_id = s.parcel_id
     where s.roll_id = any($1) and p.roll_id = $2 and p.use_code = any($3)
       and s.sale_year is not null and s.sale_month between 1 and 12 and s.price_dollars > 0
     order by r.tax_year desc, s.roll_id desc, s.line_no`,
    [pair.salesRollIds, pair.parcelRollId, homeUseCodes],
  )
  return rows.map(saleOf)
}

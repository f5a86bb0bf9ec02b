/** Owns reading homes and sales from NAL and SDF files for the valuation bench, with the importer's own line reader. */

import { platName } from '#core/valuation/fit/plat-name.ts'
import type { Home, Sale } from '#core/valuation/home.ts'
import { fieldsFor, fieldText, splitFields } from '#server/features/tax-roll/file/fields.ts'
import { eachLine, readLines } from '#server/features/tax-roll/file/lines.ts'
import { findRollFile } from '#server/features/tax-roll/file/open.ts'
import { readStart } from '#server/features/tax-roll/file/start.ts'

type Row = Readonly<Record<string, string>>
type RollRows = { readonly kind: 'NAL' | 'SDF'; readonly rows: readonly Row[] }

const readRows = async (path: string): Promise<RollRows> => {
  const file = await findRollFile(path)
  const { header, rows: batches } = await readStart(readLines(await file.open()), undefined)
  const fields = fieldsFor(header.width)
  const rows: Row[] = []
  for await (const batch of batches) {
    eachLine(batch, (start, end) => {
      if (splitFields(batch.bytes, start, end, fields) !== header.width) return
      rows.push(
        Object.fromEntries(header.columns.map(({ to, at }) => [to, fieldText(batch.bytes, fields, at)])),
      )
    })
  }
  return { kind: header.kind, rows }
}

const text = (row: Row, name: string): string => row[name] ?? ''
const amount = (row: Row, name: string): number | null => (text(row, name) === '' ? null : Number(row[name]))

const homeOf = (row: Row): Home => ({
  parcelId: text(row, 'parcel_id'),
  useCode: text(row, 'use_code'),
  neighborhoodCode: text(row, 'neighborhood_code'),
  marketAreaCode: text(row, 'market_area_code'),
  zip: text(row, 'situs_zip'),
  plat: platName(text(row, 'short_legal')),
  livingAreaSqft: amount(row, 'living_area_sqft'),
  landSqft: amount(row, 'land_sqft'),
  effectiveYearBuilt: amount(row, 'effective_year_built'),
  qualityCode: text(row, 'quality_code'),
  specialFeatureDollars: amount(row, 'special_feature_dollars'),
  justValueDollars: amount(row, 'just_value_dollars') ?? 0,
})

/** Two files of sales may hold the same one: what happened, not the row, is its name. */
const saleOf = (row: Row, home: Home): Sale => {
  const [year, month, price] = [text(row, 'sale_year'), text(row, 'sale_month'), text(row, 'price_dollars')]
  return {
    saleId: `${home.parcelId} ${year}-${month} ${price}`,
    home,
    priceDollars: Number(price),
    year: Number(year),
    month: Number(month),
    qualificationCode: text(row, 'qualification_code'),
    vacantOrImproved: text(row, 'vacant_or_improved'),
    multiParcelCode: text(row, 'multi_parcel_code'),
    changeCode: text(row, 'change_code'),
  }
}

/** Sales whose parcel is on one of the NAL files, once each; the last NAL file given describes the home. */
export const readRolls = async (paths: readonly string[]): Promise<{ homes: Home[]; sales: Sale[] }> => {
  const files: RollRows[] = []
  for (const path of paths) files.push(await readRows(path))
  const parcels = files.filter(({ kind }) => kind === 'NAL').flatMap(({ rows }) => rows)
  const homes = new Map(parcels.map((row) => [text(row, 'parcel_id'), homeOf(row)]))
  const sales = new Map<string, Sale>()
  for (const row of files.filter(({ kind }) => kind === 'SDF').flatMap(({ rows }) => rows)) {
    const home = homes.get(text(row, 'parcel_id'))
    if (home === undefined) continue
    const sale = saleOf(row, home)
    sales.set(sale.saleId, sale)
  }
  return { homes: [...homes.values()], sales: [...sales.values()] }
}

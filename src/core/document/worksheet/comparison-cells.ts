/** Owns each cell of the comparison worksheet: typed or computed, how written, and the result to show before it computes. */

import {
  type AdjustedSale,
  adjustSale,
  type ComparedSale,
  type Comparison,
  concludeValue,
  isWhole,
  minimumSales,
  missingFacts,
} from '#core/document/worksheet/comparison.ts'
import {
  type Messages,
  type ResultFormula,
  resultFormula,
  type SaleFormula,
  saleFormula,
} from '#core/document/worksheet/comparison-formulas.ts'
import { type RowName, saleColumns } from '#core/document/worksheet/comparison-rows.ts'
import { dayNumber } from '#core/document/worksheet/day-number.ts'
import type { Cell, CellContent, CellFormat } from '#core/document/worksheet/sheet.ts'

export interface ComparisonWords {
  readonly heading: string
  readonly note: string
  readonly columns: { readonly own: string; readonly sale: string }
  readonly parts: Readonly<Record<'homes' | 'rates' | 'adjustments' | 'result', string>>
  readonly labels: Readonly<
    Record<
      | Exclude<RowName, 'title' | 'note' | 'columns' | 'rates' | 'adjustments' | 'result'>
      | 'ground'
      | 'check',
      string
    >
  >
  readonly messages: Messages & { readonly no: string }
}

const formats: Partial<Record<RowName, CellFormat>> = {
  sold: 'date',
  valuation: 'date',
  price: 'money',
  area: 'whole',
  land: 'whole',
  year: 'year',
  rateTime: 'percent',
  rateArea: 'rate',
  rateLand: 'rate',
  rateYear: 'rate',
  months: 'months',
  gross: 'percent',
  count: 'whole',
  costPercent: 'percent',
  record: 'text',
  qualification: 'text',
  address: 'text',
  parcel: 'text',
  otherReason: 'text',
  missing: 'text',
  alreadyNet: 'text',
}
const formatOf = (row: RowName): CellFormat => formats[row] ?? 'money'

const typed = (row: RowName, content: CellContent): Cell => ({
  style: 'input',
  format: formatOf(row),
  content,
})

const homeInput = (
  row: RowName,
  { home, valuationOn, rates, ...rest }: Comparison,
): CellContent | undefined => {
  const inputs: Partial<Record<RowName, CellContent>> = {
    address: home.address,
    parcel: home.parcelId,
    area: home.livingAreaSqft,
    land: home.landSqft,
    year: home.effectiveYearBuilt,
    valuation: valuationOn === null ? null : dayNumber(valuationOn),
    rateTime: rates.monthlyShare,
    rateArea: rates.dollarsPerSqft,
    rateLand: rates.dollarsPerLandSqft,
    rateYear: rates.dollarsPerYear,
    costPercent: rest.costOfSaleShare,
    appraiser: home.justValueDollars,
  }
  return inputs[row]
}

const saleInput = (row: RowName, sale: ComparedSale | undefined): CellContent | undefined => {
  const inputs: Partial<Record<RowName, CellContent>> = {
    address: sale?.address ?? null,
    parcel: sale?.parcelId ?? null,
    record: sale?.record ?? null,
    qualification: sale?.qualification ?? null,
    sold: sale?.soldOn ? dayNumber(sale.soldOn) : null,
    price: sale?.priceDollars ?? null,
    area: sale?.livingAreaSqft ?? null,
    land: sale?.landSqft ?? null,
    year: sale?.effectiveYearBuilt ?? null,
    other: sale?.otherDollars || null,
    otherReason: null,
  }
  return inputs[row]
}

/** As the formula writes them. */
const missingWords = (
  comparison: Comparison,
  sale: ComparedSale,
  { missing, complete }: Messages,
): string => {
  const { ofSale, ofHome } = missingFacts(comparison, sale)
  if (isWhole(comparison, sale)) return complete
  const home = ofHome.length === 0 ? [] : [missing.home, ...ofHome.map((need) => missing[need])]
  return [...ofSale.map((need) => missing[need]), ...home].map((word) => `${word} `).join('')
}

const saleResult = (
  row: RowName,
  sale: ComparedSale | undefined,
  comparison: Comparison,
  messages: Messages,
): CellContent | undefined => {
  const adjusted: AdjustedSale | null = sale === undefined ? null : adjustSale(comparison, sale)
  const results: Record<SaleFormula, CellContent> = {
    months: adjusted?.months ?? '',
    timeAdjustment: adjusted?.time ?? '',
    timePrice: adjusted?.timePrice ?? '',
    areaAdjustment: adjusted?.area ?? '',
    landAdjustment: adjusted?.land ?? '',
    yearAdjustment: adjusted?.year ?? '',
    net: adjusted?.net ?? '',
    adjusted: adjusted?.adjusted ?? '',
    gross: adjusted?.grossShare ?? '',
    missing: sale === undefined ? '' : missingWords(comparison, sale, messages),
  }
  return (results as Partial<Record<RowName, CellContent>>)[row]
}

const resultContent = (
  row: RowName,
  comparison: Comparison,
  { tooFew, incomplete }: Messages,
): CellContent | undefined => {
  const concluded = concludeValue(comparison)
  const results: Record<Exclude<ResultFormula, 'check'>, CellContent> = {
    count: comparison.sales.length,
    low: concluded?.low ?? '',
    high: concluded?.high ?? '',
    median: concluded?.median ?? (comparison.sales.length < minimumSales ? tooFew : incomplete),
    costOff: concluded?.costOff ?? '',
    value: concluded?.value ?? '',
    difference: concluded?.difference ?? '',
  }
  return (results as Partial<Record<RowName, CellContent>>)[row]
}

/** The cell of a row in the column of the owner's home; null where that column is empty. */
export const homeCellOf = (
  row: RowName,
  comparison: Comparison,
  { messages }: ComparisonWords,
): Cell | null => {
  const input = homeInput(row, comparison)
  if (input !== undefined) return typed(row, input)
  if (row === 'alreadyNet') {
    const choices = [messages.no, messages.yes]
    return { ...typed(row, comparison.pricesAreNet ? messages.yes : messages.no), choices }
  }
  const content = resultContent(row, comparison, messages)
  if (content === undefined) return null
  const style = row === 'value' || row === 'median' ? 'result' : 'computed'
  return { style, format: formatOf(row), content, formula: resultFormula(row as ResultFormula, messages) }
}

/** The same in the column of a sale. */
export const saleCellOf = (
  row: RowName,
  at: number,
  comparison: Comparison,
  { messages }: ComparisonWords,
): Cell | null => {
  const sale = comparison.sales[at]
  const input = saleInput(row, sale)
  if (input !== undefined) return typed(row, input)
  const content = saleResult(row, sale, comparison, messages)
  if (content === undefined) return null
  const formula = saleFormula(row as SaleFormula, saleColumns[at] ?? 0, messages)
  return { style: row === 'adjusted' ? 'result' : 'computed', format: formatOf(row), content, formula }
}

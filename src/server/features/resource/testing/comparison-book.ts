/** Types into the comparison worksheet as its owner would, and holds what it computes to what core says. */
import { expect } from 'vitest'
import { adjustSale, type Comparison, concludeValue } from '#core/document/worksheet/comparison.ts'
import { homeCell, type RowName, saleCell, saleColumns } from '#core/document/worksheet/comparison-rows.ts'
import { dayNumber } from '#core/document/worksheet/day-number.ts'
import type { Computed } from '#server/services/testing/compute-workbook.ts'

const plain = (address: string): string => address.replaceAll('$', '')
/** The cell of a row in the column of the owner's home. */
export const home = (row: RowName): string => plain(homeCell(row))

/** Some of the numbers come out of the file as text that is empty. */
export const asNumber = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

export const expectSales = (book: Computed, sheet: string, comparison: Comparison) => {
  comparison.sales.forEach((sale, at) => {
    const expected = adjustSale(comparison, sale)
    const value = (row: RowName) => asNumber(book.value(sheet, saleCell(row, saleColumns[at] ?? 0)))
    const got = [
      value('timeAdjustment'),
      value('areaAdjustment'),
      value('landAdjustment'),
      value('yearAdjustment'),
    ]
    const wanted = [expected.time, expected.area, expected.land, expected.year]
    got.forEach((one, part) => {
      expect(one).toBeCloseTo(wanted[part] ?? Number.NaN, 4)
    })
    expect(value('timePrice')).toBeCloseTo(expected.timePrice, 4)
    expect(value('net')).toBeCloseTo(expected.net, 4)
    expect(value('adjusted')).toBeCloseTo(expected.adjusted, 4)
    expect(value('gross')).toBeCloseTo(expected.grossShare, 6)
    expect(value('months')).toBeCloseTo(expected.months ?? Number.NaN, 6)
  })
}

export const expectConclusion = (book: Computed, sheet: string, comparison: Comparison) => {
  const expected = concludeValue(comparison)
  for (const row of ['low', 'high', 'median', 'costOff', 'value', 'difference'] as const) {
    expect(asNumber(book.value(sheet, home(row))), row).toBeCloseTo(expected?.[row] ?? Number.NaN, 4)
  }
}

/** Types a comparison into the worksheet as its owner would. */
export const typeIn = (book: Computed, { home: own, valuationOn, rates, sales }: Comparison) => {
  const put = (cell: string, content: string | number | null) => {
    if (content !== null) book.type('Comparison', cell, content)
  }
  put(home('land'), own.landSqft)
  put(home('valuation'), valuationOn === null ? null : dayNumber(valuationOn))
  put(home('rateTime'), rates.monthlyShare)
  put(home('rateArea'), rates.dollarsPerSqft)
  put(home('rateLand'), rates.dollarsPerLandSqft)
  put(home('rateYear'), rates.dollarsPerYear)
  sales.forEach((sale, at) => {
    const cell = (row: RowName) => saleCell(row, saleColumns[at] ?? 0)
    put(cell('sold'), sale.soldOn === null ? null : dayNumber(sale.soldOn))
    put(cell('price'), sale.priceDollars)
    put(cell('area'), sale.livingAreaSqft)
    put(cell('land'), sale.landSqft)
    put(cell('year'), sale.effectiveYearBuilt)
    put(cell('other'), sale.otherDollars)
  })
}

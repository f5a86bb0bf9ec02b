/** Proves that the worksheets compute: what Excel shows is what core says, and nothing is taken off twice. */
import { beforeEach, describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { ComparedSale } from '#core/document/worksheet/comparison.ts'
import { comparisonExample } from '#core/document/worksheet/comparison-example.ts'
import { comparisonRows, saleCell, saleColumns } from '#core/document/worksheet/comparison-rows.ts'
import { type Computed, computeWorkbook } from '#server/services/testing/compute-workbook.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { ada, fileOf } from './testing/cases.ts'
import { asNumber, expectConclusion, expectSales, home, typeIn } from './testing/comparison-book.ts'

const comparisonFile = () => fileOf('comparison-worksheet', 'xlsx', ada)

describe('the comparison worksheet', () => {
  let book: Computed
  beforeEach(async () => {
    book = await computeWorkbook(await comparisonFile())
  })

  it('has live formulas for each sale, an example that is called one, and help [S2.dashboard.14]', () => {
    expect(book.sheetNames).toEqual(['Comparison', 'Example', 'How to use it'])
    // Ten rows for six sales, seven results and the check.
    expect(book.formulas('Comparison')).toHaveLength(68)
    expect(book.value('Example', 'A2')).toMatch(/^Illustrative example\. Invented/)
    expect(book.formula('Comparison', home('median'))).toMatch(/MEDIAN\(C\d+:H\d+\)/)
  })

  it('comes with the home and no result', () => {
    const cells = (['address', 'parcel', 'area', 'year', 'appraiser'] as const).map((row) =>
      book.value('Comparison', home(row)),
    )
    expect(cells).toEqual(['123 Main St, Tampa, FL 33602', '0012-3', 1_800, 1995, 420_000])
    expect(book.value('Comparison', home('count'))).toBe(0)
    expect(book.value('Comparison', home('median'))).toBe('Needs three sales or more')
    for (const row of ['low', 'high', 'value', 'difference', 'costOff'] as const) {
      expect(book.value('Comparison', home(row))).toBe('')
    }
  })

  it('computes its example as core does, and shows the same before it computes', () => {
    expectSales(book, 'Example', comparisonExample)
    expectConclusion(book, 'Example', comparisonExample)
    const cells = comparisonRows.flatMap((row) => [
      home(row),
      ...saleColumns.map((column) => saleCell(row, column)),
    ])
    const live = cells.filter((cell) => book.formula('Example', cell) !== undefined)
    expect(live.length).toBeGreaterThan(60)
    const shown = (value: unknown) => (typeof value === 'number' ? value.toFixed(4) : value || '')
    const stored = live.map((cell) => [cell, shown(book.stored('Example', cell))])
    expect(stored).toEqual(live.map((cell) => [cell, shown(book.value('Example', cell))]))
  })

  it('computes what is typed as core does, with facts missing', () => {
    const sales: ComparedSale[] = [
      {
        address: null,
        parcelId: null,
        soldOn: calendarDate('2025-02-01'),
        priceDollars: 410_000,
        livingAreaSqft: 2_000,
        landSqft: null,
        effectiveYearBuilt: 1990,
        otherDollars: 2_500,
      },
      {
        address: null,
        parcelId: null,
        soldOn: calendarDate('2025-07-04'),
        priceDollars: 365_000,
        livingAreaSqft: null,
        landSqft: 8_000,
        effectiveYearBuilt: 2004,
        otherDollars: 0,
      },
      {
        address: null,
        parcelId: null,
        soldOn: calendarDate('2025-12-31'),
        priceDollars: 388_000,
        livingAreaSqft: 1_750,
        landSqft: 7_000,
        effectiveYearBuilt: null,
        otherDollars: -9_000,
      },
    ]
    const comparison = {
      ...comparisonExample,
      home: { ...comparisonExample.home, landSqft: null },
      sales,
      costOfSaleShare: null,
    }
    typeIn(book, comparison)
    expectSales(book, 'Comparison', comparison)
    expect(book.value('Comparison', home('count'))).toBe(3)
    expect(book.value('Comparison', home('median'))).toBe('Some facts are missing above')
    expect([home('value'), home('difference')].map((cell) => book.value('Comparison', cell))).toEqual([
      '',
      '',
    ])
    const missing = saleColumns
      .slice(0, 3)
      .map((column) => book.value('Comparison', saleCell('missing', column)))
    expect(missing).toEqual(['land your home: land ', 'area your home: land ', 'year your home: land '])
  })

  it('takes the cost of sale off once, and not at all when the prices are net', () => {
    typeIn(book, comparisonExample)
    const result = () => book.value('Comparison', home('value'))
    const median = asNumber(book.value('Comparison', home('median')))
    expect(result()).toBeCloseTo(median, 4)
    book.type('Comparison', home('costPercent'), 0.1)
    expect(result()).toBeCloseTo(median * 0.9, 4)
    expect(book.value('Comparison', home('costOff'))).toBeCloseTo(median * 0.1, 4)
    book.type('Comparison', home('alreadyNet'), 'Yes')
    expect(result()).toBeCloseTo(median, 4)
    expect(book.value('Comparison', home('costOff'))).toBe(0)
    const check = saleCell('costOff', saleColumns[0] ?? 0)
    expect(book.value('Comparison', check)).toBe('Nothing taken off. The prices are already net')
    // The appraiser's own value is compared, never reduced.
    expect(book.value('Comparison', home('difference'))).toBeCloseTo(420_000 - median, 4)
  })

  it('names no value from two sales, nor from a price of nothing', () => {
    typeIn(book, { ...comparisonExample, sales: comparisonExample.sales.slice(0, 2) })
    book.type('Comparison', saleCell('price', saleColumns[2] ?? 0), 0)
    expect(book.value('Comparison', home('count'))).toBe(2)
    expect(book.value('Comparison', home('value'))).toBe('')
  })

  it('prints on letter paper, computes when opened, and keeps only its formulas from being typed over', async () => {
    const parts = await unzip(await comparisonFile())
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toMatch(/<pageSetup paperSize="1" orientation="landscape" fitToWidth="1"/)
    expect(sheet).toMatch(/<sheetProtection sheet="1"[^>]*\/>/)
    expect(sheet).not.toContain('password')
    expect(sheet).toContain('<formula1>"No,Yes"</formula1>')
    expect(parts.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"')
    expect(parts.get('docProps/core.xml')).toContain('<dc:title>Comparison worksheet</dc:title>')
    expect((await comparisonFile()).length).toBeLessThan(60_000)
  })
})

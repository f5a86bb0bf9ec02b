/** Owns the invented comparison that the worksheet shows, filled in, on its second sheet. */

import { calendarDate } from '#core/calendar-date.ts'
import type { ComparedSale, Comparison } from '#core/document/worksheet/comparison.ts'

type Row = readonly [
  address: string,
  soldOn: string,
  price: number,
  area: number,
  land: number,
  year: number,
  other: number,
]

const sale = ([
  address,
  soldOn,
  priceDollars,
  livingAreaSqft,
  landSqft,
  effectiveYearBuilt,
  otherDollars,
]: Row): ComparedSale => ({
  address,
  parcelId: null,
  soldOn: calendarDate(soldOn),
  priceDollars,
  livingAreaSqft,
  landSqft,
  effectiveYearBuilt,
  otherDollars,
})

export const comparisonExample: Comparison = {
  home: {
    address: '10 Example Lane',
    parcelId: null,
    livingAreaSqft: 1_800,
    landSqft: 7_500,
    effectiveYearBuilt: 1995,
    justValueDollars: 420_000,
  },
  valuationOn: calendarDate('2026-01-01'),
  rates: { monthlyShare: 0.002, dollarsPerSqft: 110, dollarsPerLandSqft: 4, dollarsPerYear: 900 },
  sales: (
    [
      ['14 Example Lane', '2025-03-01', 405_000, 1_900, 7_500, 1996, 0],
      ['3 Sample Court', '2025-06-15', 372_000, 1_700, 8_000, 1993, 0],
      ['27 Sample Court', '2025-09-30', 398_000, 1_820, 7_000, 2001, -15_000],
      ['8 Model Street', '2025-11-14', 389_000, 1_780, 7_600, 1995, 0],
    ] as const
  ).map(sale),
  pricesAreNet: false,
  costOfSaleShare: 0.06,
}

/** The worksheet as it comes: what is known of the home and of sales; every rate is the owner's. */
export const newComparison = (
  home: Comparison['home'],
  { sales, valuationOn }: Pick<Comparison, 'sales' | 'valuationOn'>,
): Comparison => ({
  home,
  valuationOn,
  rates: { monthlyShare: null, dollarsPerSqft: null, dollarsPerLandSqft: null, dollarsPerYear: null },
  sales,
  pricesAreNet: false,
  costOfSaleShare: null,
})

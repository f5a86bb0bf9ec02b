/** Checks the comparison of sales against a grid worked out by hand in the expectations. */
import { expect, it } from 'vitest'
import { compareSales, medianCents, type SalesComparison } from '#core/course/compared-sales-example.ts'
import { cents, dollars } from '#core/money.ts'

const comparison: SalesComparison = {
  subject: { areaSqft: 1_600, baths: 2, pools: 0 },
  rates: { perSqft: 100, perBath: 5_000, perPool: 20_000, marketPercentPerMonth: 0.5 },
  costOfSalePercent: 15,
  justValue: 300_000,
  sales: [
    { id: 'larger-with-pool', price: 350_000, areaSqft: 1_700, baths: 2, pools: 1, monthsBefore: 0 },
    { id: 'smaller', price: 300_000, areaSqft: 1_500, baths: 1, pools: 0, monthsBefore: 4 },
    { id: 'alike', price: 330_000, areaSqft: 1_600, baths: 2, pools: 0, monthsBefore: 2 },
  ],
}

it('takes off what the sale has more of, and adds what it lacks', () => {
  const [larger, smaller] = compareSales(comparison).sales
  expect(larger).toEqual({
    id: 'larger-with-pool',
    priceCents: dollars(350_000),
    // 350,000 ÷ 1,700 = 205.882…
    pricePerSqftCents: 20_588,
    areaCents: dollars(-10_000),
    bathCents: 0,
    poolCents: dollars(-20_000),
    timeCents: 0,
    adjustedCents: dollars(320_000),
  })
  // 300,000 + 100 × 100 + 5,000 + 4 × 0.5 % of 300,000
  expect(smaller).toMatchObject({ timeCents: dollars(6_000), adjustedCents: dollars(321_000) })
})

it('takes the cost of sale off the middle price, and shows what taking it off the notice would leave', () => {
  // Adjusted: 320,000; 321,000; 330,000 + 2 × 0.5 % = 333,300
  expect(compareSales(comparison)).toMatchObject({
    lowestCents: dollars(320_000),
    medianCents: dollars(321_000),
    highestCents: dollars(333_300),
    // 15 % of 321,000
    costOfSaleCents: dollars(48_150),
    netCents: dollars(272_850),
    // 300,000 × 0.85
    noticeLessCents: dollars(255_000),
    aboveNetCents: dollars(27_150),
  })
})

it('takes the mean of the two in the middle when their number is even', () => {
  expect(medianCents([cents(500), cents(100), cents(200), cents(301)])).toBe(251)
  expect(() => medianCents([])).toThrow(RangeError)
})

/** Proves that what a home itself sold for stands beside the estimate, and comes into it neither by a share nor through its neighbors. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitRates, type Rates } from '../fit/rates.ts'
import { monthNumber, type UsableSale } from '../home.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from '../testing/made-county.ts'
import { valueHome } from '../value-home.ts'
import { ownSaleEvidence, withoutOwnSales } from './own-sales.ts'

const AS_OF = monthNumber(2025, 1)
const SALES = madeCountySales(240)
/** The only home of its development that sold. */
const lone = madeHome({ parcelId: 'OURS', plat: 'LONE OAK' })

const ratesOf = (sales: readonly UsableSale[]): Rates => {
  const outcome = fitRates(sales, AS_OF)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.rates
}

const valueIn = (sales: readonly UsableSale[]): number => {
  const value = valueHome(lone, sales, ratesOf(sales))
  if (!value.ok || !value.estimate.sufficient) throw new Error('no value')
  return value.estimate.valueDollars
}

const ownSale = (times: number) =>
  madeSale({ saleId: 'OWN', home: lone, priceDollars: Math.round(300_000 * times) })

const PLAIN = valueIn(usableOf(SALES))
const anyTimes = fc.double({ min: 0.6, max: 1.6, noNaN: true })

describe('the home’s own sale', () => {
  it('hardly moves what the other sales say: with it in its development’s worth 1.6 times the price moved it by 3.4 percent', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const moved = valueIn(usableOf([...SALES, ownSale(times)]))
        // One sale among 240 may bring in or take out a step of the loss by age.
        expect(Math.abs(moved / PLAIN - 1)).toBeLessThan(0.02)
      }),
      { numRuns: 8 },
    )
  })

  it('leaves a development worth nothing of its own where nothing else sold there', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const sales = usableOf([...SALES, ownSale(times)])
        const own = sales.filter(({ saleId }) => saleId === 'OWN')
        const { places } = withoutOwnSales(ratesOf(sales), own)
        expect(Math.abs(places.plat.get('1001 LONE OAK')?.effect ?? 1)).toBeLessThan(0.005)
      }),
      { numRuns: 8 },
    )
  })

  it('told by its owner leaves the estimate as it is to the dollar, whatever was paid', () => {
    const rates = ratesOf(usableOf(SALES))
    fc.assert(
      fc.property(anyTimes, (times) => {
        const own = usableOf([ownSale(times)]).map((sale) => ({ ...sale, isToldByOwner: true }))
        const value = valueHome(lone, [...usableOf(SALES), ...own], rates)
        if (!value.ok || !value.estimate.sufficient) throw new Error('no value')
        expect(value.ownSale?.sale.saleId).toBe('OWN')
        expect(value.estimate.valueDollars).toBe(PLAIN)
      }),
      { numRuns: 8 },
    )
  })

  it('is brought to January 1 beside the estimate, whose printed shares add up to the dollar without it', () => {
    const sales = usableOf([...SALES, ownSale(1.3)])
    const value = valueHome(lone, sales, ratesOf(sales))
    if (!value.ok || !value.estimate.sufficient || value.ownSale === null) throw new Error('no value')
    const { estimate, ownSale: own, grid } = value
    // $390,000 in June 2024, 7 months at 6 % a year: 390,000 × 1.06^(7/12) = 403,480.
    expect(Math.abs(own.broughtDollars / 403_480 - 1)).toBeLessThan(0.02)
    const total = grid.reduce((sum, { adjustedDollars, weight }) => sum + adjustedDollars * weight, 0)
    expect(Math.abs(total - estimate.valueDollars)).toBeLessThanOrEqual(0.5)
    expect(grid.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10)
  })

  it('is the latest from before the value date, and none after it', () => {
    const rates = ratesOf(usableOf(SALES))
    const soldIn = (year: number, month: number) =>
      usableOf([madeSale({ saleId: `OWN ${year}`, home: lone, year, month })])
    const sold = [...soldIn(2_025, 1), ...soldIn(2_024, 12), ...soldIn(2_023, 1)]
    expect(ownSaleEvidence(sold, rates)?.sale.saleId).toBe('OWN 2024')
    expect(ownSaleEvidence(soldIn(2_025, 1), rates)).toBeNull()
  })

  it('changes nothing where it came after the value date, and so took no part in the rates', () => {
    const later = usableOf([madeSale({ saleId: 'OWN', home: lone, year: 2_025, month: 2 })])
    const rates = ratesOf(usableOf(SALES))
    expect(withoutOwnSales(rates, later)).toEqual(rates)
  })
})

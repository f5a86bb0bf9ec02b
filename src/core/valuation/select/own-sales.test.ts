/** Proves that what a home itself sold for counts once, in the open, and not again through its neighbors. */
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
  const own = value.ownSale === null ? 0 : value.ownSale.broughtDollars * value.ownSale.share
  return (value.estimate.valueDollars - own) / (1 - (value.ownSale?.share ?? 0))
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

  it('brought to January 1 makes its share of the estimate, and the printed shares add up to the dollar', () => {
    const sales = usableOf([...SALES, ownSale(1.3)])
    const value = valueHome(lone, sales, ratesOf(sales))
    if (!value.ok || !value.estimate.sufficient || value.ownSale === null) throw new Error('no value')
    const { estimate, ownSale: own, grid } = value
    // $390,000 in June 2024, 7 months at 6 % a year: 390,000 × 1.06^(7/12) = 403,480. Half, halved after 24 months: 0.41.
    expect(Math.abs(own.broughtDollars / 403_480 - 1)).toBeLessThan(0.02)
    expect(own.share).toBe(0.41)
    const total = grid.reduce((sum, { adjustedDollars, weight }) => sum + adjustedDollars * weight, 0)
    expect(Math.abs(total + own.broughtDollars * own.share - estimate.valueDollars)).toBeLessThanOrEqual(0.5)
    expect(grid.reduce((sum, { weight }) => sum + weight, own.share)).toBeCloseTo(1, 10)
  })

  it('counts for less the longer ago it was, and for nothing after the value date', () => {
    const rates = ratesOf(usableOf(SALES))
    const soldIn = (year: number, month: number) =>
      usableOf([madeSale({ saleId: 'OWN', home: lone, year, month })])
    const shares = [soldIn(2_024, 12), soldIn(2_024, 1), soldIn(2_023, 1)].map(
      (own) => ownSaleEvidence(own, rates)?.share,
    )
    expect(shares).toEqual([0.49, 0.35, 0.25])
    expect(ownSaleEvidence(soldIn(2_025, 1), rates)).toBeNull()
  })

  it('changes nothing where it came after the value date, and so took no part in the rates', () => {
    const later = usableOf([madeSale({ saleId: 'OWN', home: lone, year: 2_025, month: 2 })])
    const rates = ratesOf(usableOf(SALES))
    expect(withoutOwnSales(rates, later)).toEqual(rates)
  })
})

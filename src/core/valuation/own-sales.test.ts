/** Proves that what a home itself sold for hardly comes back in its value. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitRates, type Rates } from './fit-rates.ts'
import { monthNumber, type UsableSale } from './home.ts'
import { withoutOwnSales } from './own-sales.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from './testing/made-county.ts'
import { valueHome } from './value-home.ts'

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
  it('hardly moves its value: with it in its development’s worth 1.6 times the price moved it by 3.4 percent', () => {
    fc.assert(
      fc.property(anyTimes, (times) => {
        const moved = valueIn(usableOf([...SALES, ownSale(times)]))
        expect(Math.abs(moved / PLAIN - 1)).toBeLessThan(0.015)
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

  it('changes nothing where it came after the value date, and so took no part in the rates', () => {
    const later = usableOf([madeSale({ saleId: 'OWN', home: lone, year: 2_025, month: 2 })])
    const rates = ratesOf(usableOf(SALES))
    expect(withoutOwnSales(rates, later)).toEqual(rates)
  })
})

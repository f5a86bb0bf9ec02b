/** Proves that a correction of the record moves every adjusted price, and leaves the choice of the sales alone. */
import { describe, expect, it } from 'vitest'
import { fitRates } from '../fit/rates.ts'
import { monthNumber } from '../home.ts'
import { madeCountySales, madeHome, usableOf } from '../testing/made-county.ts'
import { valueHome } from '../value-home.ts'
import { correctedHome } from './record-correction.ts'

const home = madeHome({ parcelId: 'OURS' })
const smaller = { field: 'livingAreaSqft', recordFigure: 1_800, ownFigure: 1_600 } as const

describe('a correction of the record', () => {
  it.each([
    ['quotes another figure than the record’s', { ...smaller, recordFigure: 1_900 }],
    ['is beyond what sales are compared at', { ...smaller, ownFigure: 6_000 }],
    ['is nothing', { ...smaller, ownFigure: 0 }],
  ])('is not worked in where it %s', (_, correction) => {
    expect(correctedHome(home, [correction])).toBe(home)
  })

  it('moves the estimate as a home of that size would be estimated, from the same sales', () => {
    const sales = usableOf(madeCountySales(240))
    const fitted = fitRates(sales, monthNumber(2025, 1))
    if (!fitted.ok) throw new Error(fitted.reason)
    const [plain, corrected] = [[], [smaller]].map((corrections) =>
      valueHome(home, sales, fitted.rates, corrections),
    )
    if (!plain?.ok || !corrected?.ok) throw new Error('not measured')
    const idsOf = (value: typeof plain) => value.grid.map(({ sale }) => sale.saleId)
    expect(idsOf(corrected)).toEqual(idsOf(plain))
    if (!plain.estimate.sufficient || !corrected.estimate.sufficient) throw new Error('no estimate')
    // The made county's rule: area to the power 0.8. (1,600 ÷ 1,800)^0.8 = 0.910.
    expect(corrected.estimate.valueDollars / plain.estimate.valueDollars).toBeCloseTo(0.91, 2)
    expect(corrected.estimate.highestDollars).toBeLessThan(plain.estimate.highestDollars)
  })
})

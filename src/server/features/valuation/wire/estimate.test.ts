/** Proves that everything said of one estimate rests on one level, and that it is named as what it is. */
import { describe, expect, it } from 'vitest'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { fitRates } from '#core/valuation/fit/rates.ts'
import { monthNumber } from '#core/valuation/home.ts'
import { madeCountySales, madeHome, usableOf } from '#core/valuation/testing/made-county.ts'
import { valueHome } from '#core/valuation/value-home.ts'
import { estimateOnWire, type Measures } from './estimate.ts'

const value = (() => {
  const sales = usableOf(madeCountySales(120))
  const fitted = fitRates(sales, monthNumber(2025, 1))
  const outcome = fitted.ok ? valueHome(madeHome({ parcelId: 'OURS' }), sales, fitted.rates) : fitted
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
})()
const errorBands = new Map([['001 near', { low: -0.1, high: 0.1, count: 100 }]])
const county = {
  kind: 'measured',
  share: 0.838,
  interval: { low: 0.83, high: 0.84 },
  saleCount: 3_196,
  allUses: false,
} as const
const higher = { share: 0.88, interval: { low: 0.86, high: 0.9 }, saleCount: 48 }

const shown = (near: Measures['near']) => {
  const wire = estimateOnWire(value, { errorBands, level: county, near }, { basis: 'roll', dollars: 300_000 })
  if (!wire.sufficient || wire.supported === null) throw new Error('the case has an estimate')
  const { supported, explanation } = wire
  return { supported, words: explanation.find((one) => one.startsWith('This is a sale price')) ?? '' }
}

describe('one level', () => {
  it.each([
    [
      'the neighborhood’s where it is higher',
      higher,
      '88%',
      'in the home’s own neighborhood',
      'the median of 48 sales (95% confidence',
    ],
    [
      'the county’s where it is not',
      { ...higher, share: 0.8 },
      '83.8%',
      'in the county',
      'the median of 3,196 sales (95% confidence',
    ],
    [
      'the county’s without another',
      null,
      '83.8%',
      'in the county',
      'the median of 3,196 sales (95% confidence',
    ],
  ] as const)('%s', (_, near, percent, place, count) => {
    const { supported, words } = shown(near)
    expect(words).toContain(`homes of this type ${place} run about ${percent} of sale prices`)
    expect(words).toContain(count)
    expect(words).toContain(`would be valued at ${formatMoney(supported.justValueCents)}.`)
    const [low, high] = [formatMoney(supported.lowCents ?? 0), formatMoney(supported.highCents ?? 0)]
    expect(words).toContain(`The likely market value is ${low} to ${high}.`)
    expect(formatPercent(supported.level.percent)).toBe(percent)
    expect(supported.level.ofNeighborhood).toBe(place !== 'in the county')
  })
})

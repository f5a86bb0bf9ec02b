import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMN_ITEMS } from './fit/home-columns.ts'
import { fitRates, type Rates } from './fit/rates.ts'
import { monthNumber, type UsableSale } from './home.ts'
import { COMPARABLES } from './params.ts'
import { explainNotChosen } from './select/comparables.ts'
import { madeCountySales, madeHome, madeSale, rulePrice, usableOf } from './testing/made-county.ts'
import { type HomeValue, valueHome } from './value-home.ts'

const AS_OF = monthNumber(2025, 1)
const home = madeHome({ parcelId: 'OURS' })

const ratesOf = (sales: readonly UsableSale[]): Rates => {
  const outcome = fitRates(sales, AS_OF)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.rates
}

const valued = (sales: readonly UsableSale[]): HomeValue => {
  const outcome = valueHome(home, sales, ratesOf(sales))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome
}

const dollarsOf = ({ estimate }: HomeValue): number => {
  if (!estimate.sufficient) throw new Error(estimate.why)
  return estimate.valueDollars
}

const SALES = usableOf(madeCountySales(240))
const PLAIN = valued(SALES)

describe('the value of a home', () => {
  it('is what the rule behind the prices gives, within 2 percent', () => {
    expect(Math.abs(dollarsOf(PLAIN) / rulePrice(1_800, 2_000, 0) - 1)).toBeLessThan(0.02)
  })

  it('rests on sales of its own neighborhood, whose weights add up to one', () => {
    expect(PLAIN.selection.comparables.length).toBe(10)
    expect(PLAIN.selection.comparables.every(({ home: of }) => of.neighborhoodCode === '1001')).toBe(true)
    expect(PLAIN.grid.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 10)
  })

  it('knows the sales that fit beyond those, the most alike first, and gives them no part in it', () => {
    const { alsoFit, comparables } = PLAIN.selection
    const compared = new Set(comparables.map(({ saleId }) => saleId))
    expect(alsoFit.length).toBeGreaterThan(0)
    expect(alsoFit.length).toBeLessThanOrEqual(COMPARABLES.listedBeyond)
    expect(alsoFit.some(({ saleId }) => compared.has(saleId))).toBe(false)
    const reasons = explainNotChosen(PLAIN.selection, alsoFit).map(({ reason }) => reason)
    expect(new Set(reasons)).toEqual(new Set(['less_alike']))
  })

  it('takes no notice of the roll’s own value of the home', () => {
    const dear = valueHome({ ...home, justValueDollars: 900_000 }, SALES, ratesOf(SALES))
    expect(dear.ok && dollarsOf(dear)).toBe(dollarsOf(PLAIN))
  })

  it('is refused for a home whose size or year the roll does not give', () => {
    const unmeasured = { ...home, livingAreaSqft: null }
    expect(valueHome(unmeasured, SALES, ratesOf(SALES))).toEqual({ ok: false, reason: 'not_measured' })
  })

  it('is refused where no sale is of the same use', () => {
    const condominium = valueHome({ ...home, useCode: '004' }, SALES, ratesOf(SALES))
    expect(condominium.ok && condominium.estimate).toEqual({ sufficient: false, why: 'too_few_comparables' })
  })

  it('does not change with the order of the sales', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SALES], { minLength: SALES.length }), (shuffled) => {
        const outcome = valued(shuffled)
        expect(outcome.estimate).toEqual(PLAIN.estimate)
        expect(outcome.grid).toEqual(PLAIN.grid)
      }),
      { numRuns: 8 },
    )
  })
})

describe('the adjustment grid', () => {
  it('adds up: price and amounts make the adjusted price', () => {
    for (const { sale, adjustments, adjustedDollars } of PLAIN.grid) {
      const net = adjustments.reduce((sum, { amountDollars }) => sum + amountDollars, 0)
      expect(sale.priceDollars + net).toBe(adjustedDollars)
    }
  })

  it('adds for what the comparable lacks and takes off for what it has more', () => {
    for (const { adjustments } of PLAIN.grid) {
      const area = adjustments.find(({ item }) => item === 'area')
      expect(Math.sign(area?.amountDollars ?? 0)).toBe(Math.sign(area?.difference ?? 0))
    }
  })

  it('knows net from gross', () => {
    for (const { netPercent, grossPercent } of PLAIN.grid)
      expect(grossPercent + 0.11).toBeGreaterThan(Math.abs(netPercent))
  })
})

/** Pools and docks of $40,000 at so much the dollar on top of the rule's price, in every third home. */
const withDocks = (sales: readonly UsableSale[], rate: number): UsableSale[] =>
  sales.map((sale, n) =>
    n % 3 === 0
      ? {
          ...sale,
          priceDollars: sale.priceDollars + rate * 40_000,
          home: { ...sale.home, specialFeatureDollars: 40_000 },
        }
      : sale,
  )

describe('what is printed', () => {
  it.each([
    ['plain sales', SALES],
    ['sales with wild prices', SALES.map((sale, n) => (n % 40 ? sale : { ...sale, priceDollars: 900_000 }))],
  ])('gives the value to the dollar: share times adjusted price, added up, of %s', (_, sales) => {
    const value = valued(sales)
    const shares = value.grid.map(({ weight }) => Number((100 * weight).toFixed(1)))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 8)
    const total = value.grid.reduce(
      (sum, { adjustedDollars }, n) => sum + (adjustedDollars * (shares[n] ?? 0)) / 100,
      0,
    )
    // half a dollar for the rounding of the value itself
    expect(Math.abs(total - dollarsOf(value))).toBeLessThanOrEqual(0.5)
  })

  it('counts special features at one rate a dollar in every column, near what they brought', () => {
    const sales = withDocks(SALES, 0.6)
    const { featureRate } = ratesOf(sales)
    expect(featureRate).toBeGreaterThan(0.5)
    expect(featureRate).toBeLessThan(0.7)
    const features = valued(sales).grid.map(({ adjustments }) =>
      adjustments.find(({ item }) => item === 'features'),
    )
    const rates = features.flatMap((one) => (one?.unitRateDollars == null ? [] : [one.unitRateDollars]))
    expect(new Set(rates)).toEqual(new Set([featureRate]))
    for (const one of features)
      expect(one?.amountDollars).toBe(Math.round(featureRate * (one?.difference ?? Number.NaN)) || 0)
  })

  it('counts special features at no more than the record’s own dollar, whatever they brought', () => {
    expect(ratesOf(withDocks(SALES, 1.5)).featureRate).toBe(1)
  })

  it('gives each amount as its units times its rate, in whole cents', () => {
    const lines = valued(withDocks(SALES, 0.6)).grid.flatMap(({ adjustments }) => adjustments)
    const rated = lines.flatMap(({ difference, counted, unitRateDollars, amountDollars }) =>
      unitRateDollars === null
        ? []
        : [{ difference: counted?.difference ?? difference, unitRateDollars, amountDollars }],
    )
    expect(rated.length).toBeGreaterThan(20)
    for (const { difference, unitRateDollars, amountDollars } of rated) {
      expect(Number(unitRateDollars.toFixed(2))).toBe(unitRateDollars)
      expect(amountDollars).toBe(Math.round((difference ?? 0) * unitRateDollars) || 0)
    }
  })

  it('never takes a square foot for more than those of the sale cost on average', () => {
    const rates = ratesOf(SALES)
    // Prices that grow faster than the area, as in a tower: the equation alone would go beyond them.
    const steep = {
      ...rates,
      coefficients: rates.coefficients.map((one, n) => (COLUMN_ITEMS[n] === 'area' ? 1.6 : one)),
    }
    const outcome = valueHome(home, SALES, steep)
    const areas = outcome.ok
      ? outcome.grid.flatMap(({ sale, adjustments }) =>
          adjustments.flatMap(({ item, unitRateDollars }) =>
            item === 'area' && unitRateDollars !== null
              ? [{ unitRateDollars, own: sale.priceDollars / sale.home.livingAreaSqft }]
              : [],
          ),
        )
      : []
    expect(areas.length).toBeGreaterThan(0)
    for (const { unitRateDollars, own } of areas) expect(unitRateDollars).toBeLessThanOrEqual(own)
    expect(areas.some(({ unitRateDollars, own }) => own - unitRateDollars < 0.02)).toBe(true)
  })
})

describe('a sale that would need more than half its price in adjustments', () => {
  const farAway = (sale: UsableSale): UsableSale => ({
    ...sale,
    home: { ...sale.home, specialFeatureDollars: 400_000 },
  })
  const gridIds = new Set(PLAIN.grid.map(({ sale }) => sale.saleId))
  const withBeyond = (count: number): HomeValue => {
    const beyond = new Set([...gridIds].slice(0, count))
    const sales = SALES.map((sale) => (beyond.has(sale.saleId) ? farAway(sale) : sale))
    const outcome = valueHome(home, sales, ratesOf(SALES))
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome
  }

  it('is left out with its reason, as long as three others remain', () => {
    const value = withBeyond(7)
    expect(value.grid).toHaveLength(3)
    expect(value.grid.every(({ grossPercent }) => grossPercent <= COMPARABLES.mostGrossPercent)).toBe(true)
    expect(value.selection.overAdjusted).toHaveLength(7)
    const reasons = explainNotChosen(value.selection, value.selection.overAdjusted)
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(new Set(['over_adjusted']))
  })

  it('is kept where fewer would remain', () => {
    const value = withBeyond(8)
    expect(value.grid).toHaveLength(10)
    expect(value.selection.overAdjusted).toEqual([])
  })
})

describe('the rates', () => {
  it('find the rule: 6 percent a year, price growing with area to the power 0.8', () => {
    const rates = ratesOf(SALES)
    expect(rates.saleCount).toBe(240)
    expect(Math.exp(rates.coefficients[1] ?? 0)).toBeCloseTo(1.06, 1)
    expect(rates.spread).toBeLessThan(0.04)
  })

  const wild = SALES.map((sale, n) =>
    n % 40 === 0 ? { ...sale, priceDollars: sale.priceDollars * 3 } : sale,
  )

  it('are hardly moved by a few wild prices', () => {
    const value = valueHome(home, SALES, ratesOf(wild))
    if (!value.ok) throw new Error(value.reason)
    expect(Math.abs(dollarsOf(value) / dollarsOf(PLAIN) - 1)).toBeLessThan(0.005)
  })

  it('let a wild price among the comparables pull no further than its own share', () => {
    const value = valued(wild)
    const dear = value.grid.filter(({ sale }) =>
      SALES.some(({ saleId, priceDollars }) => saleId === sale.saleId && priceDollars !== sale.priceDollars),
    )
    const share = dear.reduce((sum, { weight }) => sum + weight, 0)
    expect(share).toBeGreaterThan(0)
    // Three times the price is two more than it should be.
    const most = share * 2
    // The rest lie within 3 percent of the rule, so that the middle one may lie that much higher.
    expect(dollarsOf(value) / dollarsOf(PLAIN) - 1).toBeLessThan(most + 0.03)
    expect(dollarsOf(value) / dollarsOf(PLAIN) - 1).toBeGreaterThan(0)
  })

  it('know nothing of the value date’s month', () => {
    const january = usableOf([madeSale({ saleId: 'JAN', year: 2_025, month: 1, priceDollars: 900_000 })])
    expect(ratesOf([...SALES, ...january])).toEqual(ratesOf(SALES))
  })

  it('are not estimated from a handful of sales', () => {
    expect(fitRates(SALES.slice(0, 59), AS_OF)).toEqual({ ok: false, reason: 'too_few_sales' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareJustValue } from '#words/valuation/compare-just-value.ts'
import { askAbout } from '#words/valuation/record-doubt.ts'
import { BAND_STEPS } from '../params.ts'
import { findBands, selectComparables } from '../select/comparables.ts'
import { salesAtHand } from '../select/sales-at-hand.ts'
import { fetchBoundsOf, isSettled, SCOPES } from '../select/sales-to-fetch.ts'
import { madeCountySales, madeHome, madeSale, usableOf } from '../testing/made-county.ts'
import { fitCounty, valueMonth } from './county.ts'
import { fitRates } from './rates.ts'

const AS_OF = valueMonth(2025)

describe('what a county’s sales teach', () => {
  const { fit, screened } = fitCounty(madeCountySales(240), 2025)

  it('is rates, error bands and a level for each use, from the same usable sales', () => {
    expect(screened.usable).toHaveLength(240)
    expect(fit?.rates).toMatchObject({ asOf: 2_025 * 12, saleCount: 240 })
    expect(fit?.errorBands.get('001')?.count).toBeGreaterThanOrEqual(60)
    expect([...(fit?.levels.keys() ?? [])]).toEqual(['001'])
    expect(fit?.levels.get('001')?.share).toBeCloseTo(0.85, 1)
  })

  it('takes no part of what is no home', () => {
    const app = madeSale({ saleId: 'SHOP', home: madeHome({ parcelId: 'SHOP', useCode: '011' }) })
    expect(fitCounty([...madeCountySales(240), app], 2025)).toEqual({ fit, screened })
  })

  it('is nothing where sales are few', () => {
    expect(fitCounty(madeCountySales(59), 2025).fit).toBeNull()
  })
})

describe('fetching sales scope by scope', () => {
  const sales = usableOf(madeCountySales(240))
  const fitted = fitRates(sales, AS_OF)
  if (!fitted.ok) throw new Error(fitted.reason)
  const { places } = fitted.rates

  /** As the server looks: what lies within the reach of each scope, until enough have passed. */
  const fetched = (home: ReturnType<typeof madeHome>) => {
    const looked: (typeof SCOPES)[number][] = []
    let found: typeof sales = []
    for (const scope of SCOPES) {
      const reach = fetchBoundsOf(home, AS_OF, scope)
      const isNear = (other: (typeof sales)[number]['home']) =>
        scope !== 'neighborhood' || other.neighborhoodCode === home.neighborhoodCode
      found = [
        ...new Set([
          ...found,
          ...sales.filter(
            ({ home: other }) =>
              isNear(other) &&
              other.livingAreaSqft >= reach.leastAreaSqft &&
              other.livingAreaSqft <= reach.mostAreaSqft &&
              other.effectiveYearBuilt >= (reach.earliestYear ?? 0) &&
              other.effectiveYearBuilt <= (reach.latestYear ?? 9_999),
          ),
        ]),
      ]
      looked.push(scope)
      if (isSettled(findBands(home, found, AS_OF), looked)) break
    }
    return selectComparables(home, found, AS_OF, places)
  }

  it('goes from the neighborhood to the county', () => {
    expect(SCOPES).toEqual(['neighborhood', 'market_area', 'zip', 'county'])
    expect(BAND_STEPS.every(({ scope }) => SCOPES.includes(scope))).toBe(true)
  })

  it('chooses what is chosen from all sales of the county', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 4_000 }),
        fc.integer({ min: 1_930, max: 2_024 }),
        fc.constantFrom('1001', '1002', '1003', ''),
        fc.constantFrom('01', '02'),
        (livingAreaSqft, effectiveYearBuilt, neighborhoodCode, marketAreaCode) => {
          const home = madeHome({
            parcelId: 'OURS',
            livingAreaSqft,
            effectiveYearBuilt,
            neighborhoodCode,
            marketAreaCode,
          })
          const fromAll = selectComparables(home, sales, AS_OF, places)
          expect(fetched(home)).toEqual(fromAll)
          expect(selectComparables(home, salesAtHand(sales, AS_OF)(home), AS_OF, places)).toEqual(fromAll)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a just value beside what the sales support', () => {
  const supported = { justValueDollars: 200_000, range: { low: 180_000, high: 225_000 }, isRough: false }

  it.each([
    [230_000, 15, 'above', '15% above'],
    [210_000, 5, 'within', '5% above'],
    [170_000, -15, 'below', '15% below'],
    [200_000, 0, 'within', 'is just what the sales support'],
  ] as const)('of $%d is %d %% and %s', (dollars, abovePercent, place, words) => {
    const compared = compareJustValue({ dollars, basis: 'roll' }, supported)
    expect(compared).toMatchObject({ abovePercent, place, words: expect.stringContaining(words) })
  })

  it('is given no percent beside a rough estimate', () => {
    const compared = compareJustValue({ dollars: 322_600, basis: 'roll' }, { ...supported, isRough: true })
    expect(compared).toMatchObject({ abovePercent: null, place: 'above' })
    expect(compared.words).toContain('give only a rough estimate')
    expect(compared.words).not.toMatch(/%/)
  })

  it('that was typed is called so', () => {
    expect(compareJustValue({ dollars: 230_000, basis: 'typed' }, supported).words).toContain(
      'The market value you entered, $230,000, is 15% above what the sales support.',
    )
  })
})

describe('a doubt about the record', () => {
  it.each([
    [{ code: 'split_or_combined', flag: '10419' }, 'split in April 2019'],
    [{ code: 'split_or_combined', flag: '21198' }, 'combined with another in November 1998'],
    [{ code: 'same_address_twice', parcelIds: ['A', 'B', 'C', 'D', 'E'] }, '(A, B, C and 2 more)'],
    [
      { code: 'area_unlike_same_plat', areaSqft: 2_600, usualSqft: 1_750, homes: 12 },
      '2,600 square feet. Half of the 12 homes of about the same age in this development have 1,750 or less.',
    ],
    [{ code: 'inspection_long_ago', inspectedYear: 2_014, yearsAgo: 11 }, 'last inspected the home in 2014'],
  ] as const)('%j is a question with the roll’s figures', (doubt, words) => {
    expect(askAbout(doubt)).toContain(words)
    expect(askAbout(doubt)).toMatch(/\?$/)
  })
})

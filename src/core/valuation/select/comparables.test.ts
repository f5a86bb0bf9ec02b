import { describe, expect, it } from 'vitest'
import type { PlaceEffects } from '../fit/place-effects.ts'
import { monthNumber, type Sale } from '../home.ts'
import { COMPARABLES } from '../params.ts'
import { madeHome, madeSale, usableOf } from '../testing/made-county.ts'
import { explainNotChosen, selectComparables } from './comparables.ts'
import { screenSales } from './screen-sales.ts'

const AS_OF = monthNumber(2025, 1)
const home = madeHome({ parcelId: 'OURS' })
const NOWHERE_DEARER: PlaceEffects = { neighborhood: new Map(), plat: new Map() }

const twins = (count: number): Sale[] =>
  Array.from({ length: count }, (_, n) => madeSale({ saleId: `T${String(n).padStart(2, '0')}` }))

const reasonsWith = (added: Sale) => {
  const sales = usableOf([...twins(COMPARABLES.wanted), added])
  return explainNotChosen(selectComparables(home, sales, AS_OF, NOWHERE_DEARER), sales)
}

describe('choosing comparables', () => {
  it.each([
    ['own_sale', { home }],
    ['other_use', { home: madeHome({ parcelId: 'X', useCode: '004' }) }],
    ['outside_window', { year: 2022, month: 12 }],
    ['outside_window', { year: 2025, month: 5 }],
    ['after_value_date', { year: 2025, month: 1 }],
    ['elsewhere', { home: madeHome({ parcelId: 'X', neighborhoodCode: '1002' }) }],
    ['size', { home: madeHome({ parcelId: 'X', livingAreaSqft: 2_100 }) }],
    ['age', { home: madeHome({ parcelId: 'X', effectiveYearBuilt: 1_989 }) }],
    ['land', { home: madeHome({ parcelId: 'X', landSqft: 12_100 }) }],
    ['land', { home: madeHome({ parcelId: 'X', landSqft: null }) }],
    ['quality', { home: madeHome({ parcelId: 'X', qualityCode: '4' }) }],
    ['too_long_ago', { year: 2023, month: 6 }],
    ['less_alike', { home: madeHome({ parcelId: 'X', livingAreaSqft: 1_900, plat: 'ELSEWHERE' }) }],
  ])('gives the reason %s', (reason, sale) => {
    expect(reasonsWith(madeSale({ saleId: 'X', ...sale }))).toEqual([{ saleId: 'X', reason }])
  })

  it('never compares a sale from after the value date, however few there are', () => {
    const later = ['2025-01', '2025-02', '2025-03'].map((when) =>
      madeSale({ saleId: when, year: 2025, month: Number(when.slice(-2)) }),
    )
    const few = usableOf([...twins(2), ...later])
    const selection = selectComparables(home, few, AS_OF, NOWHERE_DEARER)
    expect(selection.comparables).toEqual([])
    expect(explainNotChosen(selection, usableOf(later)).map(({ reason }) => reason)).toEqual(
      later.map(() => 'after_value_date'),
    )
  })

  it('takes from elsewhere first what is sold where homes cost as much as here', () => {
    const effect = (worth: number) => ({ effect: worth, weight: 20, logPerSqft: null })
    const places = {
      neighborhood: new Map([
        ['1001', effect(0)],
        ['1002', effect(0.4)],
        ['1003', effect(0.02)],
      ]),
      plat: new Map(),
    }
    const away = (neighborhoodCode: string) =>
      twins(COMPARABLES.wanted).map((sale) =>
        madeSale({
          saleId: `${neighborhoodCode} ${sale.saleId}`,
          home: madeHome({ parcelId: `${neighborhoodCode} ${sale.saleId}`, neighborhoodCode }),
        }),
      )
    const sales = usableOf([...away('1002'), ...away('1003')])
    const { bands, comparables } = selectComparables(home, sales, AS_OF, places)
    expect(bands.scope).toBe('market_area')
    expect(comparables.map((sale) => sale.home.neighborhoodCode)).toEqual(
      Array.from({ length: COMPARABLES.wanted }, () => '1003'),
    )
  })

  it('prints no thin set: fewer than three are not compared, and it is said why', () => {
    const sales = usableOf(twins(2))
    const selection = selectComparables(home, sales, AS_OF, NOWHERE_DEARER)
    expect(selection.comparables).toEqual([])
    expect(explainNotChosen(selection, sales)).toEqual(
      sales.map(({ saleId }) => ({ saleId, reason: 'too_few_alike' })),
    )
    expect(selectComparables(home, usableOf(twins(3)), AS_OF, NOWHERE_DEARER).comparables).toHaveLength(3)
  })

  it('sets the home’s own sale apart', () => {
    const sales = usableOf([...twins(10), madeSale({ saleId: 'OWN', home })])
    expect(
      selectComparables(home, sales, AS_OF, NOWHERE_DEARER).ownSales.map(({ saleId }) => saleId),
    ).toEqual(['OWN'])
  })

  it('widens the bands no further than it must', () => {
    expect(selectComparables(home, usableOf(twins(10)), AS_OF, NOWHERE_DEARER).bands).toMatchObject({
      areaPercent: 15,
    })
    const larger = twins(10).map((sale) => ({
      ...sale,
      home: madeHome({ parcelId: sale.saleId, livingAreaSqft: 2_200 }),
    }))
    expect(selectComparables(home, usableOf(larger), AS_OF, NOWHERE_DEARER).bands).toMatchObject({
      scope: 'neighborhood',
      areaPercent: 25,
    })
  })

  it('leaves the neighborhood only when it holds too few', () => {
    const away = twins(10).map((sale) => ({
      ...sale,
      home: madeHome({ parcelId: sale.saleId, neighborhoodCode: '1002' }),
    }))
    expect(selectComparables(home, usableOf(away), AS_OF, NOWHERE_DEARER).bands.scope).toBe('market_area')
  })

  it('does not take two blank market areas for one', () => {
    const blank = { marketAreaCode: '', zip: '' }
    const away = twins(10).map((sale) => ({
      ...sale,
      home: madeHome({ parcelId: sale.saleId, neighborhoodCode: '1002', ...blank }),
    }))
    expect(selectComparables({ ...home, ...blank }, usableOf(away), AS_OF, NOWHERE_DEARER).bands.scope).toBe(
      'county',
    )
  })

  it('puts a sale in the same development before one that is as alike', () => {
    const rest = twins(9)
    const elsewhere = madeSale({ saleId: 'A', home: madeHome({ parcelId: 'A', plat: 'PINE HILL' }) })
    const { comparables } = selectComparables(home, usableOf([elsewhere, ...rest]), AS_OF, NOWHERE_DEARER)
    expect(comparables.at(-1)?.saleId).toBe('A')
  })
})

describe('screening sales', () => {
  it.each([
    ['not_qualified', { qualificationCode: '37' }],
    ['vacant_land', { vacantOrImproved: 'V' }],
    ['several_parcels', { multiParcelCode: 'D' }],
    ['changed_after_sale', { changeCode: '3' }],
    // incomplete new construction, since the rolls of 2026
    ['changed_after_sale', { changeCode: '8' }],
    ['nominal_price', { priceDollars: 100 }],
    ['not_measured', { home: { ...madeHome({ parcelId: 'X' }), effectiveYearBuilt: null } }],
  ])('gives the reason %s', (reason, sale) => {
    expect(screenSales([madeSale({ saleId: 'X', ...sale })])).toEqual({
      usable: [],
      unusable: [{ saleId: 'X', reason }],
    })
  })

  it('finds one price written on several parcels, but not two homes of one price', () => {
    const dear = (saleId: string) => madeSale({ saleId, priceDollars: 2_000_000 })
    expect(screenSales([dear('A'), dear('B')]).unusable.map(({ reason }) => reason)).toEqual([
      'unmarked_several_parcels',
      'unmarked_several_parcels',
    ])
    expect(screenSales([dear('A')]).usable).toHaveLength(1)
    expect(screenSales(twins(2)).usable).toHaveLength(2)
  })

  it('counts a sale that stands in two files once', () => {
    expect(screenSales([...twins(1), ...twins(1)]).usable).toHaveLength(1)
  })
})

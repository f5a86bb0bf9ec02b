/** Proves that a place is drawn towards what holds it, and that condominiums are a place of their own. */
import { describe, expect, it } from 'vitest'
import { type Home, monthNumber } from '../home.ts'
import { madeCountySales, madeHome, usableOf } from '../testing/made-county.ts'
import { placeKeys, placeWorth } from './place-effects.ts'
import { placeTree } from './place-tree.ts'
import { fitRates } from './rates.ts'

const AS_OF = monthNumber(2025, 1)

/** Neighborhoods 2001 to 2004 of area 02 are dear, the rest is not; 2005 of area 02 has one sale, at a plain price. */
const sales = usableOf(madeCountySales(400)).map((sale, n) => {
  const isDear = n % 2 === 0
  const isLone = n === 1
  const dearer = isDear && !isLone ? 1.3 : 1
  const neighborhoodCode = isLone ? '2005' : isDear ? String(2_001 + ((n / 2) % 4)) : '1001'
  return {
    ...sale,
    priceDollars: Math.round(
      (sale.priceDollars * dearer) / (sale.home.neighborhoodCode === '1002' ? 1.2 : 1),
    ),
    home: { ...sale.home, neighborhoodCode, marketAreaCode: isDear || isLone ? '02' : '01', plat: '' },
  }
})

const worthOf = (home: Partial<Home>): number => {
  const fitted = fitRates(sales, AS_OF)
  if (!fitted.ok) throw new Error(fitted.reason)
  return placeWorth(fitted.rates.places, placeKeys({ ...madeHome({ parcelId: 'X', plat: '' }), ...home }))
}

describe('the worth of a place', () => {
  const plain = worthOf({ neighborhoodCode: '1001', marketAreaCode: '01' })
  const dear = worthOf({ neighborhoodCode: '2001', marketAreaCode: '02' })
  const lone = worthOf({ neighborhoodCode: '2005', marketAreaCode: '02' })

  it('is what its sales show, where it has many', () => {
    expect(Math.exp(dear - plain)).toBeCloseTo(1.3, 1)
  })

  it('lies between its one sale and its area, where it has one', () => {
    expect(lone).toBeGreaterThan(plain + 0.3 * (dear - plain))
    expect(lone).toBeLessThan(dear)
  })

  it('is its area’s, where it has none', () => {
    const unknown = worthOf({ neighborhoodCode: '2009', marketAreaCode: '02' })
    expect(unknown).toBeGreaterThan(plain + 0.6 * (dear - plain))
    expect(unknown).toBe(worthOf({ neighborhoodCode: '', marketAreaCode: '02' }))
  })
})

describe('the tree of places', () => {
  it('puts a neighborhood into the area of most of its sales, a development into its neighborhood', () => {
    const of = (zip: string, plat: string, useCode = '001') =>
      madeHome({ parcelId: `${zip} ${plat}`, marketAreaCode: '', zip, plat, useCode })
    const tree = placeTree([
      of('33601', 'OAK'),
      of('33602', 'OAK'),
      of('33602', ''),
      of('33602', 'OAK', '004'),
    ])
    const holderOf = (key: string) => {
      const holder = tree.parent[tree.numbers.get(key) ?? -1]
      return [...tree.numbers].find(([, n]) => n === holder)?.[0] ?? null
    }
    expect(Object.fromEntries([...tree.numbers.keys()].map((key) => [key, holderOf(key)]))).toEqual({
      'area 33602': null,
      '1001': 'area 33602',
      '1001 004': 'area 33602',
      '1001 OAK': '1001',
      '1001 004 OAK': '1001 004',
    })
    expect([...tree.placeOf].every((place) => place >= 0)).toBe(true)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { publishedStudy } from '../testing/published-studies.ts'
import { studyRatios } from './ratio-study.ts'

describe('the published studies of the assessing officers', () => {
  it.each([
    ['1-1', 36, 29.8177, 0.9833, 0.23226],
    ['1-4', 17, 14.5238, 0.97659, 0.13549],
    ['D-1', 25, 7.5074, 1.0269, -0.11984],
    ['D-2', 16, 7.8125, 1.0558, -0.01085],
  ] as const)('table %s is repeated to the published digits', (table, count, cod, prd, prb) => {
    const study = studyRatios(publishedStudy(table))
    expect(study.count).toBe(count)
    expect(study.cod?.toFixed(4)).toBe(cod.toFixed(4))
    expect(study.prd?.toFixed(5)).toBe(prd.toFixed(5))
    expect(study.prb?.value.toFixed(5)).toBe(prb.toFixed(5))
  })
})

describe('a ratio study', () => {
  it('is what arithmetic by hand gives', () => {
    // Ratios 0.8, 1.0, 1.3: median 1.0, distances 0.2, 0, 0.3, COD 100 × 0.5 ÷ 3.
    const pairs = [
      { estimate: 80, price: 100 },
      { estimate: 200, price: 200 },
      { estimate: 520, price: 400 },
    ]
    const study = studyRatios(pairs)
    expect(study).toMatchObject({ count: 3, medianRatio: 1 })
    expect(study.cod).toBeCloseTo(16.6667, 4)
    // Mean ratio 3.1 ÷ 3; weighted 800 ÷ 700.
    expect(study.prd).toBeCloseTo(3.1 / 3 / (800 / 700), 10)
    expect(study.prb?.value).toBeGreaterThan(0)
  })

  it('leaves out pairs without a price, and measures nothing where nothing is left', () => {
    expect(studyRatios([{ estimate: 5, price: 0 }])).toEqual({
      count: 0,
      medianRatio: null,
      cod: null,
      prd: null,
      prb: null,
    })
  })

  it('has no bias to measure where all homes are worth the same', () => {
    const same = { estimate: 90, price: 100 }
    expect(studyRatios([same, same, same])).toEqual({ count: 3, medianRatio: 0.9, cod: 0, prd: 1, prb: null })
  })

  it('has no dispersion where the median is nothing', () => {
    const free = { estimate: 0, price: 100 }
    expect(studyRatios([free, free, free])).toMatchObject({ medianRatio: 0, cod: null, prd: null, prb: null })
    // One home valued at its price beside two at nothing: mean ratio 1 ÷ 3 over the weighted one, 100 ÷ 300.
    const mixed = studyRatios([free, free, { estimate: 100, price: 100 }])
    expect(mixed).toMatchObject({ medianRatio: 0, cod: null, prb: null })
    expect(mixed.prd).toBeCloseTo(1, 12)
  })

  const pair = fc.record({
    estimate: fc.integer({ min: 1, max: 9e5 }),
    price: fc.integer({ min: 1, max: 9e5 }),
  })

  it('does not change when all prices and values are scaled', () => {
    fc.assert(
      fc.property(
        fc.array(pair, { minLength: 3, maxLength: 40 }),
        fc.integer({ min: 2, max: 50 }),
        (pairs, by) => {
          const scaled = pairs.map(({ estimate, price }) => ({ estimate: estimate * by, price: price * by }))
          const [a, b] = [studyRatios(pairs), studyRatios(scaled)]
          expect(b.medianRatio).toBeCloseTo(a.medianRatio ?? 0, 8)
          expect(b.cod ?? 0).toBeCloseTo(a.cod ?? 0, 6)
          expect(b.prd ?? 0).toBeCloseTo(a.prd ?? 0, 8)
        },
      ),
    )
  })
})

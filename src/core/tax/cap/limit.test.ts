import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, dollars } from '#core/money.ts'
import { saveOurHomesPercent } from '../params.ts'
import { assessedAt, capAssessed } from './limit.ts'

const amount = fc.integer({ min: 0, max: 10 ** 12 }).map(cents)

describe('the Save Our Homes cap', () => {
  it.each([
    [1995, 2.7],
    [2009, 0.1],
    [2015, 0.8],
    [2020, 2.3],
    [2025, 2.9],
    [2026, 2.7],
    [2027, null],
    [1994, null],
  ])('in %d is %s percent', (year, percent) => {
    expect(saveOurHomesPercent(year)).toBe(percent)
  })

  // 300,000 × 1.027 = 308,100
  it('raises last year by at most its percentage', () => {
    expect(capAssessed(dollars(300_000), dollars(420_000), 2.7)).toBe(dollars(308_100))
  })

  it('still raises when just value falls but stays above (recapture)', () => {
    expect(capAssessed(dollars(300_000), dollars(310_000), 2.7)).toBe(dollars(308_100))
  })

  it('stops at just value', () => {
    expect(capAssessed(dollars(300_000), dollars(305_000), 2.7)).toBe(dollars(305_000))
    expect(capAssessed(dollars(300_000), dollars(280_000), 2.7)).toBe(dollars(280_000))
  })
})

describe('any cap', () => {
  it('never raises a value above just value', () => {
    const percent = fc.double({ min: 0, max: 10, noNaN: true })
    fc.assert(fc.property(amount, amount, percent, (last, just, cap) => capAssessed(last, just, cap) <= just))
  })

  it('never raises an assessed value when just value moves', () => {
    fc.assert(
      fc.property(amount, amount, (assessed, just) => {
        const after = assessedAt(assessed, just)
        return after <= assessed && after <= just
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cents,
  dollars,
  formatCents,
  formatMills,
  formatMoney,
  mills,
  scaleHalfUp,
  scaleUp,
  sumCents,
  taxOn,
} from './money.ts'
import { EARLY_PAYMENT_DISCOUNT_PERCENT } from './tax/params.ts'

describe('tax on a taxable value', () => {
  // value × mills ÷ 1,000, worked by hand
  it.each([
    [275_000, 6.34, 174_350], //  275 × 6.3400 = 1,743.50
    [248_589, 12.5153, 311_117], // 248.589 × 12.5153 = 3,111.1659…
    [0, 12.5153, 0],
    [1_000, 0, 0],
    [1_000, 0.005, 1], // half a cent rounds up
    [1_000, 0.0049, 0], // just under half a cent rounds down
    [9_999_999_999, 23.03, 23_029_999_998], // 9,999,999.999 × 23.03 = 230,299,999.97697
  ])('%d dollars at %d mills', (value, rate, expected) => {
    expect(taxOn(dollars(value), mills(rate))).toBe(expected)
  })

  it('gives the total of the worked example, 4,854.67, and 4,660.48 with 4 % off', () => {
    const total = sumCents([taxOn(dollars(275_000), mills(6.34)), taxOn(dollars(248_589), mills(12.5153))])
    expect(total).toBe(485_467)
    expect(scaleHalfUp(total, 100 - EARLY_PAYMENT_DISCOUNT_PERCENT.november, 100)).toBe(466_048) // 4,854.67 × 0.96 = 4,660.4832
  })

  it('never falls when the value rises', () => {
    const value = fc.integer({ min: 0, max: 10 ** 12 })
    const rate = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(value, value, rate, (one, other, perMille) => {
        const [low, high] = [cents(Math.min(one, other)), cents(Math.max(one, other))]
        return taxOn(low, mills(perMille)) <= taxOn(high, mills(perMille))
      }),
    )
  })
})

describe('minting', () => {
  it('refuses fractions, unsafe integers and impossible rates', () => {
    expect(() => cents(1.5)).toThrow(RangeError)
    expect(() => cents(2 ** 53)).toThrow(RangeError)
    expect(() => dollars(0.01)).toThrow(RangeError)
    expect(() => mills(-0.1)).toThrow(RangeError)
    expect(() => mills(100.1)).toThrow(RangeError)
    expect(() => mills(Number.NaN)).toThrow(RangeError)
  })

  it('knows no negative zero, which JSON would not keep', () => {
    expect(Object.is(cents(-0), 0)).toBe(true)
  })

  it('keeps six decimals of a rate', () => {
    expect(mills(6.34000049)).toBe(6.34)
    expect(mills(6.3400005)).toBe(6.340001)
  })
})

describe('shares', () => {
  it('round half up, or up', () => {
    expect(scaleHalfUp(cents(5), 1, 2)).toBe(3)
    expect(scaleHalfUp(cents(4), 1, 3)).toBe(1)
    expect(scaleUp(cents(4), 1, 3)).toBe(2)
    expect(scaleUp(cents(6), 1, 3)).toBe(2)
  })
})

describe('words', () => {
  it('shows cents only where they matter', () => {
    expect(formatMoney(42_000_000)).toBe('$420,000')
    expect(formatMoney(174_350)).toBe('$1,743.50')
    expect(formatCents(42_000_000)).toBe('$420,000.00')
    expect(formatMoney(-1_230)).toBe('−$12.30')
    expect(formatMills(6.34)).toBe('6.3400')
    expect(formatMills(10)).toBe('10.0000')
    expect(formatMills(12.51534)).toBe('12.51534')
    expect(formatMills(12.515346)).toBe('12.515346')
  })
})

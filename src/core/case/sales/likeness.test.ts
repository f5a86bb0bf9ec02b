/** Proves the words for how a sale is like a home, and which sales are the most alike. */
import { describe, expect, it } from 'vitest'
import { likenessOf, reasonFromLikeness, type SaleBesideHome } from './likeness.ts'

const own = { livingAreaSqft: 2_000, effectiveYearBuilt: 1998 }

const sold = (changes: Partial<SaleBesideHome> = {}): SaleBesideHome => ({
  nearness: 'same_development',
  home: { livingAreaSqft: 1_920, effectiveYearBuilt: 2000 },
  sale: { year: 2025, month: 8 },
  ...changes,
})

describe('how a sale is like the home', () => {
  it.each([
    // 1,920 of 2,000 is 4% less; August is five months before January 1
    [sold(), ['same development', '4% smaller', '2 years newer', 'sold 5 months before January 1']],
    [
      sold({ home: { livingAreaSqft: 2_250, effectiveYearBuilt: 1997 }, sale: { year: 2025, month: 12 } }),
      ['same development', '13% larger', '1 year older', 'sold 1 month before January 1'],
    ],
    [
      sold({ nearness: 'same_zip', home: { livingAreaSqft: 2_004, effectiveYearBuilt: 1998 } }),
      ['same ZIP code', 'same size', 'same age', 'sold 5 months before January 1'],
    ],
    [
      sold({ home: { livingAreaSqft: null, effectiveYearBuilt: null }, sale: { year: 2024, month: 11 } }),
      ['same development', 'sold 14 months before January 1'],
    ],
    [
      sold({ sale: { year: 2026, month: 1 } }),
      ['same development', '4% smaller', '2 years newer', 'sold after January 1, 2026'],
    ],
  ])('%# is said in few words', (sale, words) => {
    expect(likenessOf(sale, own, 2026)).toEqual(words)
  })

  it('is a sentence of its owner’s, with the value date', () => {
    expect(reasonFromLikeness(likenessOf(sold(), own, 2026))).toBe(
      'Same development, 4% smaller, 2 years newer, sold 5 months before January 1.',
    )
    expect(reasonFromLikeness([])).toBe('')
  })
})

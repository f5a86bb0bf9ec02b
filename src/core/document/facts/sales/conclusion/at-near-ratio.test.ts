import { describe, expect, it } from 'vitest'
import { atNearRatio, estimateAtNearRatio } from './at-near-ratio.ts'

describe('a price at the ratio of its neighborhood', () => {
  // 465,000 × 91.9 % = 427,335
  it('is the price times that ratio, in whole dollars', () => {
    expect(atNearRatio(465_000_00, 84.1, 0.9191)).toEqual({ percent: 91.9, justValueCents: 427_335_00 })
  })

  it.each([
    ['lower', 0.8],
    ['within a point of the one used', 0.85],
    ['not known', undefined],
  ])('is not told where the ratio is %s', (_, share) => {
    expect(atNearRatio(465_000_00, 84.1, share)).toBeUndefined()
  })
})

describe('an estimate at the ratio of its neighborhood', () => {
  const estimate = {
    sufficient: true,
    priceCents: 465_000_00,
    supported: { level: { percent: 84.1 } },
  } as const
  const uniformity = { medianRatio: { value: 0.9191 } }

  it('is its price at that ratio', () => {
    expect(estimateAtNearRatio({ estimate, uniformity })?.justValueCents).toBe(427_335_00)
  })

  it('is not told without an estimate, a comparison or a ratio', () => {
    expect(estimateAtNearRatio({ estimate: { sufficient: false }, uniformity })).toBeUndefined()
    expect(estimateAtNearRatio({ estimate: { ...estimate, supported: null }, uniformity })).toBeUndefined()
    expect(estimateAtNearRatio({ estimate, uniformity: null })).toBeUndefined()
  })
})

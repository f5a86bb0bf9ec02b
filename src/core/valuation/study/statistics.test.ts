import { describe, expect, it } from 'vitest'
import { mean, median, nextValueQuantile, quantile, robustSpread, weightedMean } from './statistics.ts'

describe('statistics', () => {
  it('take the middle value, or half way between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([1, 2, 3, 10])).toBe(2.5)
  })

  it('take a share of the way through ordered values', () => {
    expect(quantile([40, 10, 30, 20, 50], 0.25)).toBe(20)
    expect(quantile([10, 20], 0.9)).toBe(19)
  })

  it('foretell where the next value lies: of nine values, one in ten times below the lowest', () => {
    // Ten gaps between and around nine values are equally likely for the next one.
    const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(nextValueQuantile(nine, 0.1)).toBe(1)
    expect(nextValueQuantile(nine, 0.25)).toBeCloseTo(2.5, 12)
    expect(nextValueQuantile(nine, 0.9)).toBe(9)
    expect(nextValueQuantile(nine, 0.99)).toBe(9)
    expect(nextValueQuantile([4], 0.2)).toBe(4)
  })

  it('measure spread without being carried away by one wild value', () => {
    // Distances from the middle 3: 2, 1, 0, 1, 997; their middle is 1.
    expect(robustSpread([1, 2, 3, 4, 1000])).toBeCloseTo(1.4826, 10)
  })

  it('weigh', () => {
    expect(
      weightedMean([
        { value: 10, weight: 3 },
        { value: 20, weight: 1 },
      ]),
    ).toBe(12.5)
    expect(mean([1, 2, 6])).toBe(3)
  })

  it.each([() => median([]), () => mean([]), () => weightedMean([]), () => nextValueQuantile([], 0.5)])(
    'refuse nothing: case %#',
    (take) => {
      expect(take).toThrow(RangeError)
    },
  )
})

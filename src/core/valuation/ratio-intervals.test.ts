import { describe, expect, it } from 'vitest'
import { medianInterval, ratioIntervals, studentPoint } from './ratio-intervals.ts'

describe('intervals of a ratio study', () => {
  it('hold the median between the published ranks', () => {
    // Binomial, 20 tosses: at most 5 heads 0.0207, at most 6 heads 0.0577. So the 6th and the 15th value.
    const values = Array.from({ length: 20 }, (_, n) => n + 1)
    expect(medianInterval(values)).toEqual({ low: 6, high: 15 })
    // Six values: none beyond the ends is 2 × 0.0156; five: 2 × 0.0313 is too much.
    expect(medianInterval([6, 5, 4, 3, 2, 1])).toEqual({ low: 1, high: 6 })
    expect(medianInterval([1, 2, 3, 4, 5])).toBeNull()
    expect(medianInterval([])).toBeNull()
  })

  it.each([
    [10, 2.2281],
    [20, 2.086],
    [60, 2.0003],
  ])('use the table of Student’s t: %d degrees', (degrees, point) => {
    expect(studentPoint(degrees)).toBeCloseTo(point, 2)
  })

  it('are narrower with more sales', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ estimate: 80 + ((n * 7) % 41), price: 100 + (n % 5) }))
    const width = (count: number) => {
      const { cod } = ratioIntervals(pairs(count))
      return (cod?.high ?? 0) - (cod?.low ?? 0)
    }
    expect(width(400)).toBeGreaterThan(0)
    expect(width(400)).toBeLessThan(width(40))
  })

  it('are not given for a few pairs', () => {
    const few = Array.from({ length: 9 }, (_, n) => ({ estimate: 90 + n, price: 100 }))
    expect(ratioIntervals(few)).toMatchObject({ cod: null, prd: null, prb: null })
  })
})

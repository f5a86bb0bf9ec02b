import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorise, solveFactorised } from './solve-linear.ts'

describe('solving linear equations', () => {
  it('gives what substitution by hand gives', () => {
    // 4x + 2y = 10 and 2x + 3y = 9: x = 1.5, y = 2.
    const factor = factorise(Float64Array.of(4, 2, 2, 3), 2)
    expect([...solveFactorised(factor, 2, Float64Array.of(10, 9))]).toEqual([1.5, expect.closeTo(2, 12)])
  })

  it('refuses a matrix that has no single answer', () => {
    expect(() => factorise(Float64Array.of(1, 1, 1, 1), 2)).toThrow(RangeError)
  })

  it('gives back the x that b was made from', () => {
    const number = fc.integer({ min: -9, max: 9 })
    const vector = fc.array(number, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(vector, { minLength: 4, maxLength: 4 }), vector, (rows, x) => {
        const entry = (i: number, j: number) =>
          rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), i === j ? 1 : 0)
        const matrix = Float64Array.from({ length: 16 }, (_, n) => entry(Math.floor(n / 4), n % 4))
        const right = Float64Array.from({ length: 4 }, (_, i) =>
          x.reduce((sum, value, j) => sum + entry(i, j) * value, 0),
        )
        const found = solveFactorised(factorise(matrix, 4), 4, right)
        for (const [i, value] of x.entries()) expect(found[i]).toBeCloseTo(value, 6)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { monthNumber } from '../home.ts'
import { errorBands, intervalFactors, type MeasuredError } from './error-bands.ts'

const AS_OF = monthNumber(2025, 1)

/** 101 errors from −10 to +10 percent, evenly; or as many as told. */
const even = (useCode: string, month: number, size = 0.1, isNear = true, count = 101): MeasuredError[] =>
  Array.from({ length: count }, (_, n) => ({
    month,
    useCode,
    isNear,
    disagreement: 0.1,
    logError: size * ((2 * n) / (count - 1) - 1),
  }))

const factorsOf = (errors: readonly MeasuredError[], useCode: string, isNear = true, disagreement = 0.1) =>
  intervalFactors(errorBands(errors, AS_OF), { useCode, isNear }, disagreement)

/** Of 101 errors, ranks 0.0875 × 102 = 8.925 and 93.075: 7.925 steps of 2 % of the size inside either end. */
const reach = (size: number) => Math.exp(size * (1 - 7.925 / 50))

describe('the interval', () => {
  it('leaves 8.75 percent of what comes next outside at either end', () => {
    const factors = factorsOf(even('001', AS_OF - 1), '001')
    expect(factors?.low).toBeCloseTo(1 / reach(0.1), 10)
    expect(factors?.high).toBeCloseTo(reach(0.1), 10)
  })

  it('is wider where the comparables disagree', () => {
    const errors = even('001', AS_OF - 1)
    const close = factorsOf(errors, '001', true, 0.02)
    const apart = factorsOf(errors, '001', true, 0.2)
    expect(apart?.high).toBeGreaterThan(close?.high ?? Number.POSITIVE_INFINITY)
  })

  it('uses the errors of the same use', () => {
    const errors = [...even('001', AS_OF - 1), ...even('004', AS_OF - 1, 0.3)]
    expect(factorsOf(errors, '001')?.high).toBeCloseTo(reach(0.1), 10)
    expect(factorsOf(errors, '004')?.high).toBeCloseTo(reach(0.3), 10)
  })

  it('is not taken from other uses where a use has too few errors of its own', () => {
    const houses = even('001', AS_OF - 1)
    expect(factorsOf([...houses, ...even('002', AS_OF - 1, 0.5, true, 29)], '002')).toBeNull()
    expect(factorsOf([...houses, ...even('002', AS_OF - 1, 0.5, true, 30)], '002')?.high).toBeGreaterThan(1.4)
  })

  it('is wider for homes whose comparables came from far, where that was measured so', () => {
    const errors = [...even('001', AS_OF - 1), ...even('001', AS_OF - 1, 0.3, false)]
    expect(factorsOf(errors, '001', true)?.high).toBeCloseTo(reach(0.1), 10)
    expect(factorsOf(errors, '001', false)?.high).toBeCloseTo(reach(0.3), 10)
  })

  it('is the wider of use and distance where both were measured, but not together', () => {
    const errors = [...even('001', AS_OF - 1, 0.3, false), ...even('004', AS_OF - 1, 0.1)]
    expect(factorsOf(errors, '004', false)?.high).toBeCloseTo(reach(0.3), 10)
    expect(factorsOf(even('004', AS_OF - 1), '004', false)).toBeNull()
  })

  it('knows nothing of the month itself, of later ones, or of long ago', () => {
    const wrong = [...even('001', AS_OF), ...even('001', AS_OF + 1), ...even('001', AS_OF - 7)]
    expect(errorBands(wrong, AS_OF).size).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { errorBands, intervalFactors, type MeasuredError } from './error-bands.ts'
import { monthNumber } from './home.ts'

const AS_OF = monthNumber(2025, 1)
const near = (useCode: string) => ({ useCode, isNear: true })

/** 101 errors from −10 to +10 percent, evenly. */
const even = (useCode: string, month: number, size = 0.1, isNear = true): MeasuredError[] =>
  Array.from({ length: 101 }, (_, n) => ({
    month,
    useCode,
    isNear,
    disagreement: 0.1,
    logError: size * (n / 50 - 1),
  }))

describe('the interval', () => {
  it('leaves 8.75 percent of the measured errors outside at either end', () => {
    const bands = errorBands(even('001', AS_OF - 1), AS_OF)
    const factors = bands && intervalFactors(bands, near('001'), 0.1)
    expect(factors?.low).toBeCloseTo(Math.exp(-0.0825), 10)
    expect(factors?.high).toBeCloseTo(Math.exp(0.0825), 10)
  })

  it('is wider where the comparables disagree', () => {
    const bands = errorBands(even('001', AS_OF - 1), AS_OF)
    const close = bands && intervalFactors(bands, near('001'), 0.02)
    const apart = bands && intervalFactors(bands, near('001'), 0.2)
    expect(apart?.high).toBeGreaterThan(close?.high ?? Number.POSITIVE_INFINITY)
  })

  it('uses the errors of the same use, and all errors where those are few', () => {
    const bands = errorBands([...even('001', AS_OF - 1), ...even('004', AS_OF - 1, 0.3)], AS_OF)
    const high = (useCode: string) => (bands ? intervalFactors(bands, near(useCode), 0.1).high : 0)
    expect(high('004')).toBeCloseTo(Math.exp(0.2475), 10)
    expect(high('008')).toBeGreaterThan(high('001'))
    expect(high('008')).toBeLessThan(high('004'))
  })

  it('is wider for homes whose comparables came from far, where that was measured so', () => {
    const bands = errorBands([...even('001', AS_OF - 1), ...even('001', AS_OF - 1, 0.3, false)], AS_OF)
    const high = (isNear: boolean) =>
      bands ? intervalFactors(bands, { useCode: '001', isNear }, 0.1).high : 0
    expect(high(true)).toBeCloseTo(Math.exp(0.0825), 10)
    expect(high(false)).toBeCloseTo(Math.exp(0.2475), 10)
  })

  it('knows nothing of the month itself, of later ones, or of long ago', () => {
    const wrong = [...even('001', AS_OF), ...even('001', AS_OF + 1), ...even('001', AS_OF - 7)]
    expect(errorBands(wrong, AS_OF)).toBeNull()
  })
})

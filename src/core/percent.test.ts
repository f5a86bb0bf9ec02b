import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPercent, formatSignedPercent, percentDone, toTenths, wholePercent } from './percent.ts'

it.each([
  [12, '12%'],
  [12.04, '12%'],
  [84.26, '84.3%'],
  [-3.4, '−3.4%'],
  [-0.01, '0%'],
  [0, '0%'],
])('tells %s as %s', (percent, words) => {
  expect(formatPercent(percent)).toBe(words)
})

it.each([
  [4.25, '+4.3%'],
  [-4, '−4%'],
  [0, '0%'],
  [0.01, '0%'],
])('signs %s as %s', (percent, words) => {
  expect(formatSignedPercent(percent)).toBe(words)
})

it('tells what was rounded before as it tells the number itself', () => {
  fc.assert(
    fc.property(fc.double({ min: -500, max: 500, noNaN: true }), (percent) => {
      expect(formatPercent(toTenths(percent))).toBe(formatPercent(percent))
    }),
  )
})

describe('a share', () => {
  it.each([
    [0, 0],
    [0.2, 1],
    [37.5, 38],
    [99.6, 99],
    [100, 100],
  ])('of %s percent is told as %s', (percent, whole) => {
    expect(wholePercent(percent)).toBe(whole)
  })
})

describe('progress', () => {
  it.each([
    [0, 1_000, 0],
    [1, 1_000, 1],
    [8, 21, 38],
    [999, 1_000, 99],
    [1_000, 1_000, 100],
    [3, 0, 0],
  ])('of %s from %s is %s percent', (done, total, percent) => {
    expect(percentDone(done, total)).toBe(percent)
  })

  it('is 0 only at the beginning and 100 only at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }), (done, more) => {
        expect(percentDone(done, done + more)).toBeGreaterThan(0)
        expect(percentDone(done, done + more)).toBeLessThan(100)
      }),
    )
  })
})

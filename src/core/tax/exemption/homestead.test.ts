import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { CITATIONS } from '../law/citations.ts'
import { homesteadRule, nonHomesteadCapPercent, regimesOf } from '../law/readings.ts'
import type { Regime } from '../verdict/codes.ts'
import { homesteadExemption } from './homestead.ts'

const exemption = (year: number, regime: Regime, assessed: number): readonly [number, number] => {
  const rule = homesteadRule(year, regime)
  if (rule === null) throw new Error(`No rule for ${year}`)
  const on = (levy: 'school' | 'non_school') => homesteadExemption(rule, levy, dollars(assessed)) / 100
  return [on('school'), on('non_school')]
}

describe('the homestead exemption', () => {
  // second piece = what lies above 50,000, up to 25,000 / 25,722 / 26,411 / about 27,000
  it.each<[number, Regime, number, number, number]>([
    [2020, 'current-law', 268_658, 25_000, 50_000],
    [2024, 'current-law', 75_000, 25_000, 50_000],
    [2025, 'current-law', 300_000, 25_000, 50_722],
    [2026, 'current-law', 300_000, 25_000, 51_411],
    [2026, 'current-law', 76_411, 25_000, 51_411],
    [2026, 'current-law', 76_410, 25_000, 51_410],
    [2026, 'current-law', 60_000, 25_000, 35_000],
    [2026, 'current-law', 50_000, 25_000, 25_000],
    [2026, 'current-law', 20_000, 20_000, 20_000],
    [2027, 'current-law', 300_000, 25_000, 52_000],
    [2028, 'current-law', 300_000, 25_000, 52_000],
    [2027, 'amendment-3', 300_000, 25_000, 150_000],
    [2028, 'amendment-3', 300_000, 25_000, 250_000],
    [2027, 'amendment-3', 140_000, 25_000, 140_000],
    [2028, 'amendment-3', 240_000, 25_000, 240_000],
  ])('%d, %s, assessed %d: %d school, %d other', (year, regime, assessed, school, other) => {
    expect(exemption(year, regime, assessed)).toEqual([school, other])
  })

  it('is not known outside 2008 to 2028, nor for Amendment 3 before 2027', () => {
    expect(homesteadRule(2007, 'current-law')).toBeNull()
    expect(homesteadRule(2029, 'current-law')).toBeNull()
    expect(homesteadRule(2026, 'amendment-3')).toBeNull()
  })

  it('marks what is an estimate', () => {
    const confidence = (year: number) =>
      CITATIONS[homesteadRule(year, 'current-law')?.citation ?? 'cut-thresholds'].confidence
    expect(confidence(2025)).toBe('verified')
    expect(confidence(2026)).toBe('likely')
    expect(confidence(2027)).toBe('estimate')
    expect(confidence(2028)).toBe('estimate')
  })
})

describe('the regimes', () => {
  it('are undecided from 2027', () => {
    expect(regimesOf(2026)).toEqual(['current-law'])
    expect(regimesOf(2027)).toEqual(['current-law', 'amendment-3'])
    expect(regimesOf(2028)).toEqual(['current-law', 'amendment-3'])
  })

  it('differ in the cap on non-homestead property', () => {
    expect(nonHomesteadCapPercent(2026, 'current-law')).toBe(10)
    expect(nonHomesteadCapPercent(2027, 'current-law')).toBe(10)
    expect(nonHomesteadCapPercent(2027, 'amendment-3')).toBe(5)
  })
})

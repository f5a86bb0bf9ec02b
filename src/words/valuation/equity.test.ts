import { describe, expect, it } from 'vitest'
import { explainEquity } from './equity.ts'

describe('the words of the equity view', () => {
  const thin = { sufficient: false, why: 'too_few_neighbors' } as const
  const even = {
    sufficient: true,
    neighborCount: 12,
    homePerSqft: 200,
    quarterPerSqft: 150,
    medianPerSqft: 180,
    threeQuartersPerSqft: 210,
    lowerPercent: 75,
    atMedianDollars: 360_000,
  } as const

  it('speak of a home as a home', () => {
    expect(explainEquity(even, '001')[0]).toMatch(
      /^The county values this home at .* 12 similar homes .* this home would/,
    )
  })

  it('speak of an app as a property', () => {
    expect(explainEquity(thin, '011')[0]).toContain('properties of the same type')
    expect(explainEquity(even, '011')[0]).not.toContain('home')
  })
})

/** Proves that the just values of like homes are shown only where they carry the request, and then by name. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { richSales as known, rich } from '../../testing/rich-case.ts'
import { handedOverText } from '../../testing/whole-text.ts'
import { materialOf, sheetOf } from '../../testing/written-cases.ts'
import { equityFacts } from './equity-support.ts'
import type { LikeHomes, SalesMaterial } from './material.ts'

describe('like homes', () => {
  const ofHomes = (more: Partial<LikeHomes>): Pick<SalesMaterial, 'equity'> => {
    const points: LikeHomes['points'] = [{ centsPerSqft: 20_000 }]
    return {
      equity: {
        sufficient: true,
        neighborCount: 40,
        homeCentsPerSqft: 22_000,
        quarterCentsPerSqft: 19_000,
        medianCentsPerSqft: 20_000,
        threeQuartersCentsPerSqft: 21_000,
        lowerPercent: 80,
        atMedianCents: 37_900_000,
        points,
        ...more,
      },
    }
  }
  const requested = { justCents: 42_000_000, opinionCents: 37_900_000 }
  const said = (more: Partial<LikeHomes>) => equityFacts(ofHomes(more), requested).map(({ value }) => value)

  it('are shown only five percent above the median', () => {
    expect(said({ homeCentsPerSqft: 20_999 })).toEqual([])
    expect(said({ homeCentsPerSqft: 21_000 })).toContain(
      'My home is at $210.00 per square foot. The median of the others is $200.00, and 80% of them are lower.',
    )
    expect(equityFacts({ equity: { sufficient: false } }, requested)).toEqual([])
    // They count an area that the owner says is wrong.
    expect(equityFacts({ ...ofHomes({}), correctedFrom: { livingAreaSqft: 1_598 } }, requested)).toEqual([])
  })

  it('are left out where their median is above the value requested, or their land is of another kind', () => {
    expect(said({ atMedianCents: 37_900_100 })).toEqual([])
    expect(said({ isTypical: false })).toEqual([])
    const undecided = { ...requested, opinionCents: null }
    expect(equityFacts(ofHomes({ atMedianCents: 37_900_100 }), undecided)).not.toEqual([])
  })

  it('of one building carry the greater part of a request, and the paper says that it is a part', () => {
    const ofBuilding = true
    expect(said({ ofBuilding, atMedianCents: 39_900_000 }).join('\n')).toContain(
      'At the median my home would be at $399,000. That is $20,000 above the value that I request, so it supports part of the difference.',
    )
    expect(said({ ofBuilding, atMedianCents: 40_000_000 })).toEqual([])
    expect(said({ ofBuilding }).join('\n')).toContain('40 homes of about the same size in my own building')
  })

  it('stand in the paper as words, as a plot and by name, after the sales', () => {
    const likest = [
      {
        address: '12 Elm St',
        parcelId: 'L-1',
        effectiveYearBuilt: 1994,
        livingAreaSqft: 1_810,
        landSqft: 8_000,
        justValueCents: 36_200_000,
        centsPerSqft: 20_000,
      },
    ]
    const paperOf = (more: Partial<LikeHomes>) => {
      const sales = { ...known, ...ofHomes({ likest, ...more }) }
      return handedOverText(sheetOf(materialOf('comparable_analysis', NEW_HOMESTEAD, { ...rich, sales })))
    }
    const text = paperOf({})
    expect(text.indexOf('Similar homes nearby')).toBeGreaterThan(text.indexOf('Sales comparison grid'))
    expect(text).toContain('2026 just value per square foot of effective area: similar homes nearby.')
    expect(text).toContain('12 Elm St, parcel L-1 | 1994 | 1,810 | $362,000 | $200.00')
    expect(text).not.toMatch(/assessed values? of/i)
    expect(paperOf({ atMedianCents: 41_000_000 })).not.toMatch(/similar homes nearby|12 Elm St/iu)
  })
})

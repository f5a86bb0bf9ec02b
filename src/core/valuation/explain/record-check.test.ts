import { describe, expect, it } from 'vitest'
import { madeHome } from '../testing/made-county.ts'
import { checkRecord } from './record-check.ts'
import type { RecordedHome } from './recorded-home.ts'

const recorded = (home: Partial<RecordedHome> & { readonly parcelId: string }): RecordedHome => ({
  ...madeHome({ parcelId: home.parcelId }),
  actualYearBuilt: 2_000,
  landUnits: 0.18,
  landUnitCode: '1',
  situsLine: `${home.parcelId} OAK ST`,
  splitCode: '',
  lastInspectedMmyy: '0624',
  ...home,
})

/** Eight homes of 1,760 to 1,830 square feet; the middle is 1,795. */
const neighbors = Array.from({ length: 8 }, (_, n) =>
  recorded({ parcelId: `N${n}`, livingAreaSqft: 1_760 + n * 10 }),
)
const doubtsOf = (home: Partial<RecordedHome>) =>
  checkRecord(recorded({ parcelId: 'OURS', ...home }), neighbors, 2025)

describe('the record check', () => {
  it('doubts nothing about a home like its neighbors', () => {
    // 0.18 acres × 43,560 = 7,841 square feet, 2 percent from the 8,000 recorded.
    expect(doubtsOf({})).toEqual([])
  })

  it.each<[string, Partial<RecordedHome>, object]>([
    ['an area unlike its plan', { livingAreaSqft: 2_600 }, { usualSqft: 1_795, homes: 8 }],
    [
      'renewed before it was built',
      { effectiveYearBuilt: 1_990 },
      { effectiveYear: 1_990, actualYear: 2_000 },
    ],
    ['land unlike its units', { landUnits: 0.25 }, { landSqft: 8_000, unitsSqft: 10_890 }],
    ['an address on two parcels', { situsLine: 'N3 OAK ST' }, { parcelIds: ['N3'] }],
    ['a split', { splitCode: '10324' }, { flag: '10324' }],
    ['an old inspection', { lastInspectedMmyy: '0319' }, { inspectedYear: 2019, yearsAgo: 6 }],
    ['an inspection of the last century', { lastInspectedMmyy: '1198' }, { inspectedYear: 1998 }],
    ['a building on vacant land', { useCode: '000' }, { code: 'building_on_vacant_use', areaSqft: 1_800 }],
    ['a building on a vacant commercial lot', { useCode: '010' }, { code: 'building_on_vacant_use' }],
    ['a home without a building', { livingAreaSqft: null }, { code: 'home_without_building' }],
  ])('asks about %s', (_, home, doubt) => {
    expect(doubtsOf(home)).toEqual([expect.objectContaining(doubt)])
  })

  it.each(['', '0000', '1324'])('takes an inspection of %j for unknown', (lastInspectedMmyy) => {
    expect(doubtsOf({ lastInspectedMmyy })).toEqual([])
  })

  it.each(['12026', '10024', '21399'])('asks nothing about %j, whose month there is not', (splitCode) => {
    expect(doubtsOf({ splitCode })).toEqual([])
  })

  it('does not judge an area by a few homes', () => {
    const home = recorded({ parcelId: 'OURS', livingAreaSqft: 2_600 })
    expect(checkRecord(home, neighbors.slice(1), 2025)).toEqual([])
  })

  it('does not turn front feet into square feet', () => {
    expect(doubtsOf({ landUnitCode: '3', landUnits: 75 })).toEqual([])
  })
})

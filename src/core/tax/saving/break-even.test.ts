import { describe, expect, it } from 'vitest'
import { dollars, mills } from '#core/money.ts'
import type { CutSharing, Millage } from '../appeal-facts.ts'
import {
  basisOf,
  CAPPED_HOMESTEAD,
  factsOf,
  homeBasis,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  TYPED_ON,
  valuesOfRow,
} from '../testing/example-homes.ts'
import { breakEvenJust, savingAt, worthwhileJust } from './of-cut.ts'

describe('a parcel that is homestead in part', () => {
  // homestead 300,000 just, 200,000 assessed; rented part 200,000 just, 180,000 assessed on other levies
  const read = valuesOfRow(
    rowOf({
      JV: 500_000,
      AV_SD: 400_000,
      AV_NSD: 380_000,
      TV_SD: 375_000,
      TV_NSD: 328_589,
      JV_HMSTD: 300_000,
      AV_HMSTD: 200_000,
      JV_NON_HMSTD_RESD: 200_000,
      AV_NON_HMSTD_RESD: 180_000,
      EXMPT_01: 25_000,
      EXMPT_02: 26_411,
    }),
  )
  if (!read.ok) throw new Error(read.reason)
  const values = read.value

  it.each<[string, CutSharing, number, number]>([
    // parts 270,000 and 180,000: only school falls, by 20,000
    ['10 % in proportion', { kind: 'proportional' }, 450_000, 126_80],
    // parts 240,000 and 160,000: school 40,000 = 253.60, others 20,000 = 250.31
    ['20 % in proportion', { kind: 'proportional' }, 400_000, 503_91],
    // rented part 150,000: school 50,000 = 317.00, others 30,000 = 375.459
    ['on the rented part', { kind: 'portion', portion: 'non_homestead_residential' }, 450_000, 692_46],
    // homestead part 250,000, still above its 200,000
    ['on the homestead', { kind: 'portion', portion: 'homestead' }, 450_000, 0],
    // the parcel has no such part: in proportion
    ['on a part it does not have', { kind: 'portion', portion: 'classified' }, 450_000, 126_80],
  ])('%s', (_, cutSharing, target, saving) => {
    expect(savingAt(basisOf(values, 2026, { cutSharing }), dollars(target))).toBe(saving)
  })

  it('saves from the first dollar, on the school levy of the rented part', () => {
    expect(breakEvenJust(basisOf(values, 2026))).toBe(dollars(500_000))
  })
})

describe('where the saving begins', () => {
  it('is the capped value of a homestead', () => {
    expect(breakEvenJust(homeBasis(CAPPED_HOMESTEAD))).toBe(dollars(300_000))
  })

  it('is the just value itself without a cap, and on the school levy of a rental', () => {
    expect(breakEvenJust(homeBasis(NEW_HOMESTEAD))).toBe(dollars(420_000))
    expect(breakEvenJust(homeBasis(RENTAL))).toBe(dollars(420_000))
  })

  it('does not count a levy whose rate is zero', () => {
    const { values } = factsOf(RENTAL)
    if (!values.ok) throw new Error(values.reason)
    const noSchool: Millage = {
      kind: 'typed',
      typedOn: TYPED_ON,
      schoolMills: mills(0),
      nonSchoolMills: mills(12.5153),
    }
    expect(breakEvenJust(basisOf(values.value, 2026, { millage: noSchool }))).toBe(dollars(360_000))
  })

  // 2,652 less: 16.81 + 33.19 = 50.00, not above the fee; 2,653 less: 16.82 + 33.20 = 50.02
  it('passes a fee of $50 at 2,653 dollars below the assessed value', () => {
    expect(worthwhileJust(homeBasis(NEW_HOMESTEAD), dollars(50))).toBe(dollars(417_347))
    expect(worthwhileJust(homeBasis(CAPPED_HOMESTEAD), dollars(50))).toBe(dollars(297_347))
  })

  it('does not exist where nothing is taxed', () => {
    const exempt = homeBasis({ ...CAPPED_HOMESTEAD, taxable: [0, 0] })
    expect(breakEvenJust(exempt)).toBeNull()
    expect(worthwhileJust(exempt, dollars(50))).toBeNull()
  })
})

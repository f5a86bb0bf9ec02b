/**
 * Expectations by hand. 2026: homestead $25,000 on school levies, $25,000 + $26,411 on the others, cap 2.7 %.
 * 2027: undecided, so both regimes: 10 % or 5 % on non-homestead property, $52,000 or $150,000 of exemption.
 */

import { describe, expect, it } from 'vitest'
import { classifyParcel, classifyTypedHome } from './classify.ts'
import type { Parcel } from './parcel.ts'

const PARCEL: Parcel = {
  key: '39-2026-A',
  countyNumber: 39,
  rollYear: 2026,
  parcelId: 'A',
  rollName: 'roll',
  synthetic: false,
  situs: { line1: '', line2: '', city: '', zip: '' },
  useCode: '001',
  neighborhoodCode: '',
  marketAreaCode: '',
  taxingAuthorityCode: '',
  shortLegal: '',
  isHomestead: true,
  livingAreaSqft: null,
  landSqft: null,
  actualYearBuilt: null,
  effectiveYearBuilt: null,
  qualityCode: '',
  buildingCount: null,
  residentialUnitCount: null,
  lastInspectedMmyy: '',
  amounts: {},
}

const SIMPLE = { JV: 400_000, AV_SD: 300_000, AV_NSD: 300_000, TV_SD: 275_000, TV_NSD: 248_589 }

describe('a home as its owner describes it', () => {
  it('with a homestead stands under the Save Our Homes cap on both sides', () => {
    expect(classifyTypedHome({ taxYear: 2026, homestead: true, unitCount: 1 })).toMatchObject({
      homestead: 'whole',
      portions: ['homestead'],
      caps: [
        {
          portion: 'homestead',
          caps: { school: { kind: 'percent', percent: 2.7 }, non_school: { kind: 'percent', percent: 2.7 } },
        },
      ],
      homesteadExemption: [
        { regime: 'current-law', mostCents: { school: 2_500_000, non_school: 5_141_100 } },
      ],
      granted: [],
    })
  })

  it('without one stands under the 10 % cap, and only outside school levies', () => {
    const found = classifyTypedHome({ taxYear: 2026, homestead: false, unitCount: 9 })
    expect(found).toMatchObject({
      homestead: 'none',
      portions: ['non_homestead_residential'],
      homesteadExemption: [],
    })
    expect(found?.caps[0]?.caps).toEqual({
      school: { kind: 'none' },
      non_school: { kind: 'percent', percent: 10 },
    })
  })

  it('of ten dwellings is other property', () => {
    expect(classifyTypedHome({ taxYear: 2026, homestead: false, unitCount: 10 })?.portions).toEqual(['other'])
  })

  it('in one of two dwellings is a homestead in part', () => {
    expect(classifyTypedHome({ taxYear: 2026, homestead: true, unitCount: 2 })).toMatchObject({
      homestead: 'part',
      portions: ['homestead', 'non_homestead_residential'],
    })
  })

  it('in an undecided year is told both rules', () => {
    const found = classifyTypedHome({ taxYear: 2027, homestead: true, unitCount: 2 })
    expect(found?.caps.map(({ portion, regime, caps }) => [portion, regime, caps.non_school])).toEqual([
      ['homestead', 'current-law', { kind: 'unpublished' }],
      ['homestead', 'amendment-3', { kind: 'unpublished' }],
      ['non_homestead_residential', 'current-law', { kind: 'percent', percent: 10 }],
      ['non_homestead_residential', 'amendment-3', { kind: 'percent', percent: 5 }],
    ])
    expect(found?.homesteadExemption.map(({ mostCents }) => mostCents.non_school)).toEqual([
      5_200_000, 15_000_000,
    ])
  })

  it.each([2007, 2029])('in %i has no rules that are known here', (taxYear) => {
    expect(classifyTypedHome({ taxYear, homestead: true, unitCount: 1 })).toBeNull()
  })
})

describe('a parcel on the roll', () => {
  it('names the exemptions it was granted, with their levies and statutes', () => {
    const amounts = { ...SIMPLE, JV_HMSTD: 400_000, AV_HMSTD: 300_000, EXMPT_01: 25_000, EXMPT_33: 5_000 }
    expect(classifyParcel({ ...PARCEL, amounts })).toMatchObject({
      homestead: 'whole',
      granted: [
        { column: 'EXMPT_01', cents: 2_500_000, levies: ['school', 'non_school'], statute: '196.031(1)(a)' },
        { column: 'EXMPT_33', name: 'Widow', cents: 500_000, statute: '196.202' },
      ],
    })
  })

  it('of several portions has a cap for each', () => {
    const amounts = {
      ...SIMPLE,
      JV_HMSTD: 250_000,
      AV_HMSTD: 150_000,
      JV_NON_HMSTD_RESD: 150_000,
      AV_NON_HMSTD_RESD: 150_000,
    }
    const found = classifyParcel({ ...PARCEL, amounts })
    expect(found?.homestead).toBe('part')
    expect(found?.caps.map(({ portion }) => portion)).toEqual(['homestead', 'non_homestead_residential'])
  })

  it('whose values cannot be read is not classified', () => {
    expect(classifyParcel({ ...PARCEL, amounts: { JV: 1 } })).toBeNull()
  })
})

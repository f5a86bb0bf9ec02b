import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { basisOf, ROLL_NAME, rowOf, valuesOfRow } from '../testing/example-homes.ts'
import type { RollRow } from './values.ts'
import { portabilityThisYear } from './values.ts'

const read = (amounts: RollRow['amounts'], rollYear?: number) => {
  const result = valuesOfRow(rowOf(amounts, rollYear))
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

const refused = (amounts: RollRow['amounts']) => {
  const result = valuesOfRow(rowOf(amounts))
  if (result.ok) throw new Error('The row was accepted')
  return result
}

// a 2020 row: 473,506 just, 268,658 assessed, 25,000 and 50,000 exempt
const HOMESTEAD_2020 = {
  JV: 473_506,
  AV_SD: 268_658,
  AV_NSD: 268_658,
  TV_SD: 243_658,
  TV_NSD: 218_658,
  JV_HMSTD: 473_506,
  AV_HMSTD: 268_658,
  EXMPT_01: 25_000,
  EXMPT_02: 25_000,
}

describe('a row of the roll', () => {
  it('gives one homestead portion and its exemption on each levy', () => {
    const values = read(HOMESTEAD_2020, 2020)
    const assessed = { school: dollars(268_658), non_school: dollars(268_658) }
    expect(values.portions).toEqual([
      { kind: 'homestead', justCents: dollars(473_506), assessedCents: assessed },
    ])
    const { school, non_school: other } = basisOf(values, 2020).rules.exemptions
    expect(school).toMatchObject({ homesteadCents: dollars(25_000), fixedCents: 0 })
    expect(other).toMatchObject({ homesteadCents: dollars(50_000), fixedCents: 0 })
    expect(values.origin).toEqual({
      kind: 'roll',
      rollYear: 2020,
      countyNumber: 39,
      parcelId: '0012345678',
      rollName: ROLL_NAME,
    })
  })

  it('counts a rental at full just value for school levies', () => {
    const values = read({
      JV: 264_085,
      AV_SD: 264_085,
      AV_NSD: 248_933,
      TV_SD: 264_085,
      TV_NSD: 248_933,
      JV_NON_HMSTD_RESD: 264_085,
      AV_NON_HMSTD_RESD: 248_933,
    })
    expect(values.portions.map(({ kind, assessedCents }) => [kind, assessedCents])).toEqual([
      ['non_homestead_residential', { school: dollars(264_085), non_school: dollars(248_933) }],
    ])
  })

  it('treats a row without portion columns as one other portion', () => {
    const values = read({ JV: 60_060, AV_SD: 60_060, AV_NSD: 50_871, TV_SD: 60_060, TV_NSD: 50_871 })
    expect(values.portions.map(({ kind }) => kind)).toEqual(['other'])
    expect(values.portionsMerged).toBe(false)
  })

  // farm: 100,000 just, 8,000 in classified use; house 200,000 just, 150,000 assessed; 10,000 left over
  it('keeps classified use apart and what is left over as other', () => {
    const values = read({
      JV: 310_000,
      AV_SD: 168_000,
      AV_NSD: 168_000,
      TV_SD: 143_000,
      TV_NSD: 116_589,
      JV_HMSTD: 200_000,
      AV_HMSTD: 150_000,
      JV_CLASS_USE: 100_000,
      AV_CLASS_USE: 8_000,
    })
    expect(values.portions.map(({ kind, justCents }) => [kind, justCents])).toEqual([
      ['homestead', dollars(200_000)],
      ['classified', dollars(100_000)],
      ['other', dollars(10_000)],
    ])
  })

  it('merges portions that contradict the totals, and says so', () => {
    const values = read({ ...HOMESTEAD_2020, JV_HMSTD: 500_000 }, 2020)
    expect(values.portionsMerged).toBe(true)
    expect(values.portions.map(({ kind, justCents }) => [kind, justCents])).toEqual([
      ['homestead', dollars(473_506)],
    ])
  })

  // 300,000 assessed, nothing taxable: more than homestead explains
  it('reads a full exemption as a share of value', () => {
    const values = read({ ...HOMESTEAD_2020, TV_SD: 0, TV_NSD: 0, EXMPT_05: 243_658 }, 2020)
    // 268,658 − 25,000 = 243,658, all of what homestead leaves
    const { fixedCents, homesteadShare } = basisOf(values, 2020).rules.exemptions.school
    expect([fixedCents, homesteadShare]).toEqual([0, { cents: dollars(243_658), ofCents: dollars(243_658) }])
  })

  it('knows a transfer of the Save Our Homes difference in this year', () => {
    expect(portabilityThisYear({ ASS_TRNSFR_FG: 1 })).toBe(true)
    expect(portabilityThisYear({ ASS_DIF_TRNS: 50_000 })).toBe(true)
    expect(portabilityThisYear({ ASS_DIF_TRNS: null })).toBe(false)
  })
})

describe('a wrong row', () => {
  it('is refused with the column: assessed above just', () => {
    const { reason, problems } = refused({ ...HOMESTEAD_2020, AV_SD: 473_507 })
    expect(reason).toBe('assessed_above_just')
    expect(problems).toEqual([
      {
        of: 'roll',
        field: 'AV_SD',
        code: 'assessed_above_just',
        amount: 473_507,
        limit: 'JV',
        most: 473_506,
      },
    ])
  })

  it.each<[string, Partial<Record<string, number | null>>, string, string]>([
    ['taxable above assessed', { TV_NSD: 268_659 }, 'taxable_above_assessed', 'TV_NSD'],
    ['a blank value', { JV: null }, 'missing_values', 'JV'],
    ['a negative exemption', { EXMPT_01: -1 }, 'out_of_range', 'EXMPT_01'],
    ['a fraction', { AV_SD: 0.5 }, 'out_of_range', 'AV_SD'],
    ['more than any parcel', { JV: 10_000_000_000 }, 'out_of_range', 'JV'],
  ])('is refused: %s', (_, change, reason, field) => {
    const refusal = refused({ ...HOMESTEAD_2020, ...change })
    expect(refusal.reason).toBe(reason)
    expect(refusal.problems.map((problem) => problem.field)).toEqual([field])
  })
})

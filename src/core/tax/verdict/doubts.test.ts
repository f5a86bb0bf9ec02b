import { describe, expect, it } from 'vitest'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import type { RollRow } from '../roll/values.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  valuesOfRow,
} from '../testing/example-homes.ts'
import type { Outcome, ReasonCode } from './codes.ts'

const fromRoll = (amounts: RollRow['amounts']): AppealFacts =>
  factsOf(RENTAL, { values: valuesOfRow(rowOf(amounts)) })

const UNCAPPED = { JV: 420_000, AV_SD: 420_000, AV_NSD: 420_000, JV_HMSTD: 420_000, AV_HMSTD: 420_000 }

describe('a roll whose values nothing explains', () => {
  it.each<[string, RollRow['amounts'], Outcome, ReasonCode]>([
    [
      // nothing but homestead or classified use lowers the school side; without either 28.6 % may be a slip
      'a limit on the school side without homestead',
      { JV: 420_000, AV_SD: 300_000, AV_NSD: 300_000, TV_SD: 300_000, TV_NSD: 300_000 },
      'cannot_tell',
      'unexplained_assessment',
    ],
    [
      'the same, a smaller limit',
      { JV: 420_000, AV_SD: 410_000, AV_NSD: 410_000, TV_SD: 410_000, TV_NSD: 410_000 },
      'cannot_tell',
      'unexplained_assessment',
    ],
    [
      // 200,000 off on both: homestead 25,000 and 51,411, then 20,000 and 70,000 at most in fixed amounts
      'an exemption beyond homestead and all fixed amounts',
      { ...UNCAPPED, TV_SD: 220_000, TV_NSD: 220_000, EXMPT_01: 25_000, EXMPT_02: 26_411 },
      'cannot_tell',
      'unexplained_exemption',
    ],
    [
      // 45,000 − 25,000 = 20,000 for schools, 121,411 − 51,411 = 70,000 for the others: just what fixed amounts allow
      'all fixed amounts at once, uncoded',
      { ...UNCAPPED, TV_SD: 375_000, TV_NSD: 298_589, EXMPT_01: 25_000, EXMPT_02: 26_411 },
      'file',
      'cap_leaves_room',
    ],
    [
      'one dollar more',
      { ...UNCAPPED, TV_SD: 374_999, TV_NSD: 298_589, EXMPT_01: 25_000, EXMPT_02: 26_411 },
      'cannot_tell',
      'unexplained_exemption',
    ],
    [
      // the same 200,000, with a code that takes in 175,000 of it
      'the same with its code',
      { ...UNCAPPED, TV_SD: 220_000, TV_NSD: 220_000, EXMPT_01: 25_000, EXMPT_02: 26_411, EXMPT_15: 175_000 },
      'file',
      'cap_leaves_room',
    ],
    [
      'a full exemption without a code',
      { JV: 420_000, AV_SD: 420_000, AV_NSD: 420_000, TV_SD: 0, TV_NSD: 0 },
      'do_not_file',
      'full_exemption',
    ],
    [
      // a cap of 28.6 % absorbs the cut whatever the exemption is
      'an unexplained exemption under a cap that settles it',
      {
        JV: 420_000,
        AV_SD: 300_000,
        AV_NSD: 300_000,
        TV_SD: 100_000,
        TV_NSD: 100_000,
        JV_HMSTD: 420_000,
        AV_HMSTD: 300_000,
      },
      'do_not_file',
      'cap_absorbs',
    ],
    [
      // parts of 400,000 and 60,000 in a parcel of 420,000
      'parts that contradict the totals',
      {
        JV: 420_000,
        AV_SD: 300_000,
        AV_NSD: 300_000,
        TV_SD: 275_000,
        TV_NSD: 248_589,
        JV_HMSTD: 400_000,
        AV_HMSTD: 280_000,
        JV_NON_HMSTD_RESD: 60_000,
        AV_NON_HMSTD_RESD: 20_000,
      },
      'cannot_tell',
      'parts_unknown',
    ],
  ])('%s', (_, amounts, outcome, reason) => {
    expect(tellVerdict(fromRoll(amounts))).toMatchObject({ outcome, reason })
  })
})

describe('a notice whose values nothing explains', () => {
  it.each<[string, Home, Outcome, ReasonCode]>([
    [
      'no homestead, and a limit on the school row',
      { ...RENTAL, assessed: [300_000, 300_000], taxable: [300_000, 300_000] },
      'cannot_tell',
      'unexplained_assessment',
    ],
    [
      // 30,000 off: more than 4 × 5,000
      'no homestead, and more off for schools than fixed amounts allow',
      { ...RENTAL, taxable: [390_000, 360_000] },
      'cannot_tell',
      'unexplained_exemption',
    ],
    [
      'less off for schools than for the county is usual, the other way round is not',
      { ...NEW_HOMESTEAD, taxable: [360_000, 368_589] },
      'cannot_tell',
      'unexplained_exemption',
    ],
    ['a widowed owner', { ...NEW_HOMESTEAD, taxable: [390_000, 363_589] }, 'file', 'cap_leaves_room'],
    [
      // school row above the county row: a part is not homestead
      'homestead in part, under a cap that would absorb',
      { ...CAPPED_HOMESTEAD, assessed: [310_000, 300_000], taxable: [285_000, 248_589] },
      'cannot_tell',
      'parts_unknown',
    ],
    [
      // 40,000 off in the county row where the whole home would draw 51,411
      'a part of the exemption, under a cap that would absorb',
      { ...CAPPED_HOMESTEAD, taxable: [275_000, 260_000] },
      'cannot_tell',
      'parts_unknown',
    ],
    [
      // 10 % room in both rows: lumped together the saving is understated, so it stays a saving
      'homestead in part with room',
      { ...CAPPED_HOMESTEAD, assessed: [400_000, 390_000], taxable: [375_000, 338_589] },
      'file',
      'cap_leaves_room',
    ],
  ])('%s', (_, home, outcome, reason) => {
    expect(tellVerdict(factsOf(home))).toMatchObject({ outcome, reason })
  })
})

describe('a doubt', () => {
  const words = (home: Home) => tellVerdict(factsOf(home)).explanation.join(' ')

  it('is followed by what would settle it', () => {
    expect(words({ ...RENTAL, taxable: [390_000, 360_000] })).toContain(
      'come to at most $20,000 for school taxes and $70,000 for other taxes',
    )
    expect(words({ ...RENTAL, assessed: [300_000, 300_000], taxable: [300_000, 300_000] })).toContain(
      'ask the property appraiser what lowers them',
    )
  })

  it('is not spoken of where it changes nothing', () => {
    const capped: Home = { ...CAPPED_HOMESTEAD, taxable: [100_000, 100_000] }
    expect(tellVerdict(factsOf(capped))).toMatchObject({ outcome: 'do_not_file', reason: 'cap_absorbs' })
    expect(words(capped)).not.toContain('Besides homestead')
  })
})

describe('the two taxable values of a homestead that are the same', () => {
  const alike = (home: Home) => {
    const { reason, headline, problems } = tellVerdict(factsOf(home))
    return { isAsked: reason === 'taxable_rows_alike', headline, problems }
  }

  it.each<[string, Home]>([
    ['the school row twice', { ...NEW_HOMESTEAD, taxable: [395_000, 395_000] }],
    ['the county row twice', { ...NEW_HOMESTEAD, taxable: [368_589, 368_589] }],
    ['the school row twice under a cap', { ...CAPPED_HOMESTEAD, taxable: [275_000, 275_000] }],
    // 50,001 of assessed value: a dollar more comes off the county row
    [
      'just above the floor of the second piece',
      { ...NEW_HOMESTEAD, just: 50_001, assessed: [50_001, 50_001], taxable: [25_001, 25_001] },
    ],
  ])('are asked about, not refused: %s', (_, home) => {
    const { isAsked, headline, problems } = alike(home)
    expect(isAsked).toBe(true)
    expect(headline).toContain('Check them against your notice')
    expect(problems).toEqual([
      expect.objectContaining({
        field: 'taxableSchool',
        code: 'taxable_rows_alike',
        message: expect.stringContaining(
          `Both taxable values are $${home.taxable[0].toLocaleString('en-US')}.`,
        ),
      }),
    ])
  })

  it.each<[string, Home]>([
    // no second piece at or below 50,000: 50,000 − 25,000 in both rows
    [
      'at the floor of the second piece',
      { ...NEW_HOMESTEAD, just: 50_000, assessed: [50_000, 50_000], taxable: [25_000, 25_000] },
    ],
    ['with nothing taxable', { ...CAPPED_HOMESTEAD, taxable: [0, 0] }],
    ['without a homestead', { ...RENTAL, assessed: [420_000, 420_000], taxable: [420_000, 420_000] }],
  ])('are as they should be: %s', (_, home) => {
    const { isAsked, problems } = alike(home)
    expect([isAsked, problems]).toEqual([false, []])
  })
})

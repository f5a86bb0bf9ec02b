/** Checks the names and places of the stairs against notices worked out by hand. */
import { describe, expect, it } from 'vitest'
import { capName } from '#words/verdict/stairs.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { CAPPED_HOMESTEAD, factsOf } from '../testing/example-homes.ts'
import { exemptions, heldBack, type LevyValues, type StepRules, stepRules } from './value-steps.ts'

const line = (levy: LevyValues['levy'], just: number, assessed: number, taxable: number): LevyValues => ({
  levy,
  justCents: just * 100,
  assessedCents: assessed * 100,
  taxableCents: taxable * 100,
})

const rules = (parts: Partial<StepRules>): StepRules => ({
  taxYear: 2026,
  regime: 'current-law',
  homestead: false,
  schoolHeldBackCents: 0,
  arePartsOpen: false,
  ...parts,
})

const capped = rules({ homestead: true, schoolHeldBackCents: 12_000_000 })

describe('what holds a value back', () => {
  it.each([
    ['a homestead', line('school', 420_000, 300_000, 275_000), capped, 'Save Our Homes cap'],
    [
      'a rental',
      line('non_school', 420_000, 360_000, 360_000),
      rules({}),
      '10% cap on a home that isn’t your homestead',
    ],
    [
      'a homestead with a part let',
      line('non_school', 500_000, 350_000, 300_000),
      capped,
      'Save Our Homes cap and the 10% cap',
    ],
    [
      'a homestead without a cap and a part let',
      line('non_school', 420_000, 390_000, 340_000),
      rules({ homestead: true }),
      '10% cap on a part that isn’t your homestead',
    ],
    [
      'a grove',
      line('school', 420_000, 300_000, 300_000),
      rules({ schoolHeldBackCents: 12_000_000 }),
      'A limit such as classified use',
    ],
  ])('of %s is named', (_, values, given, name) => {
    expect(heldBack(values, given).map(({ rule }) => capName(rule))).toEqual([name])
  })

  it.each([
    ['not answered', { otherUse: null }, 'Cap, farmland or rented part'],
    ['yes', { otherUse: true }, 'Cap, farmland or rented part'],
    ['no', { otherUse: false }, 'Save Our Homes cap'],
  ])('of a homestead whose other use is %s is named as far as it is known', (_, answer, name) => {
    const home = { ...CAPPED_HOMESTEAD, ...answer }
    const [reading] = tellVerdict(factsOf(home)).readings
    if (reading === undefined) throw new Error('no reading')
    const given = stepRules(reading, { taxYear: 2026, homestead: true })
    const named = reading.staircase.flatMap((levy) => heldBack(levy, given).map(({ rule }) => capName(rule)))
    expect(named).toEqual([name, name])
  })

  it('of a store is not named as that of a home', () => {
    const store = {
      ...line('non_school', 420_000, 360_000, 360_000),
      heldBack: [{ kind: 'other', cents: 6_000_000 }] as const,
    }
    expect(heldBack(store, rules({}))[0]?.rule).toEqual({ code: 'other_cap', percent: 10, on: 'property' })
  })

  it('is cited by the law of each cap', () => {
    expect(heldBack(line('school', 420_000, 300_000, 275_000), capped)[0]?.citations).toEqual([
      'save-our-homes-cap',
    ])
    expect(heldBack(line('non_school', 500_000, 350_000, 300_000), capped)[0]?.citations).toEqual([
      'save-our-homes-cap',
      'non-homestead-cap',
    ])
  })

  it('is a step for each limit where the verdict tells them apart', () => {
    const held = [
      { kind: 'homestead', cents: 7_000_000 },
      { kind: 'classified', cents: 3_000_000 },
    ] as const
    const steps = heldBack({ ...line('school', 500_000, 400_000, 375_000), heldBack: held }, capped)
    expect(steps.map(({ rule, fromCents, toCents }) => [rule.code, fromCents, toCents])).toEqual([
      ['save_our_homes', 50_000_000, 43_000_000],
      ['classified_use', 43_000_000, 40_000_000],
    ])
  })

  it('is nothing where assessed and just value agree', () => {
    expect(heldBack(line('school', 420_000, 420_000, 395_000), rules({ homestead: true }))).toEqual([])
  })
})

describe('exemptions', () => {
  it('of a homestead stand one below the other: 300,000 − 25,000 − 26,411 = 248,589', () => {
    expect(exemptions(line('non_school', 420_000, 300_000, 248_589), capped)).toEqual([
      { rule: { code: 'homestead_first_part' }, fromCents: 30_000_000, toCents: 27_500_000 },
      {
        rule: { code: 'homestead_second_part' },
        fromCents: 27_500_000,
        toCents: 24_858_900,
      },
    ])
  })

  it('beyond the homestead exemption are told apart: 25,000 of 30,000 on school levies', () => {
    const steps = exemptions(line('school', 420_000, 300_000, 270_000), capped)
    expect(steps.map(({ rule, fromCents, toCents }) => [rule.code, fromCents - toCents])).toEqual([
      ['homestead', 2_500_000],
      ['other_exemptions', 500_000],
    ])
  })

  it('that leave nothing are one step', () => {
    expect(exemptions(line('school', 390_000, 310_000, 0), capped)).toEqual([
      { rule: { code: 'whole_value' }, fromCents: 31_000_000, toCents: 0 },
    ])
  })

  it('of a home without homestead have no more than their sum', () => {
    expect(exemptions(line('school', 420_000, 420_000, 415_000), rules({}))).toEqual([
      { rule: { code: 'exemptions' }, fromCents: 42_000_000, toCents: 41_500_000 },
    ])
    expect(exemptions(line('school', 420_000, 420_000, 420_000), rules({}))).toEqual([])
  })

  it('under Amendment 3 are one flat amount on the other levies: 150,000 in 2027', () => {
    const steps = exemptions(
      line('non_school', 420_000, 300_000, 150_000),
      rules({ taxYear: 2027, regime: 'amendment-3', homestead: true, schoolHeldBackCents: 12_000_000 }),
    )
    expect(steps).toEqual([{ rule: { code: 'homestead' }, fromCents: 30_000_000, toCents: 15_000_000 }])
  })
})

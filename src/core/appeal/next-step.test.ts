import { describe, expect, it } from 'vitest'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import { judgeAppeal } from '#core/tax/judge-appeal.ts'
import { verdictIn } from '#core/tax/outdated-verdict.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
} from '#core/tax/testing/example-homes.ts'
import { type NextStepKind, nextStepOf } from './next-step.ts'

const stepFor = (home: Home, facts: Partial<AppealFacts> = {}) =>
  nextStepOf(judgeAppeal(factsOf(home, facts)))

const land = (just: number): Home => ({
  taxYear: 2026,
  homestead: false,
  just,
  assessed: [just, just],
  taxable: [just, just],
})

describe('what a year’s saving leaves', () => {
  // 420,000: 21,000, 42,000 and 63,000 less on both levies, at 6.34 and 12.5153:
  // 133.14 + 262.82; 266.28 + 525.64; 399.42 + 788.46. Less 50; less 197.
  it('is shown for cuts of 5, 10 and 15 percent, after the fee, after the price', () => {
    expect(stepFor(NEW_HOMESTEAD)).toEqual({
      kind: 'course',
      feeCents: 50_00,
      priceCents: 197_00,
      cuts: [
        { cutPercent: 5, savingCents: 395_96, afterFeeCents: 345_96, afterPriceCents: 148_96 },
        { cutPercent: 10, savingCents: 791_92, afterFeeCents: 741_92, afterPriceCents: 544_92 },
        { cutPercent: 15, savingCents: 1_187_88, afterFeeCents: 1_137_88, afterPriceCents: 940_88 },
      ],
    })
  })

  // 15 % of 87,300 is 13,095: 83.0223 + 163.88785 = 83.02 + 163.89 = 246.91, less than 247
  // 15 % of 87,340 is 13,101: 83.06034 + 163.96295 = 83.06 + 163.96 = 247.02
  it.each<[number, number, NextStepKind]>([
    [87_300, -9, 'better_not_to_buy'],
    [87_340, 2, 'course'],
  ])('of land worth %i: %i cents at 15 %%, so %s', (just, afterPriceCents, kind) => {
    const step = stepFor(land(just))
    expect([step.cuts[2]?.afterPriceCents, step.kind]).toEqual([afterPriceCents, kind])
  })

  // 25 % of 60,000 would save 282.83, more than 247; 15 % saves 9,000 × 18.8553 ÷ 1,000 = 169.70
  it('does not count the best case of 25 percent', () => {
    expect(judgeAppeal(factsOf(land(60_000))).outcome).toBe('file')
    expect(stepFor(land(60_000)).kind).toBe('better_not_to_buy')
  })

  // 9,000, 18,000 and 27,000 off 180,000. Under the amendment 30,000 is taxed on the other levies, so both fall alike;
  // at 25 % it would be 45,000 against 30,000. 27 × 6.34 + 27 × 12.5153 = 171.18 + 337.91 = 509.09
  it('is that of the rules which save less while two sets are possible', () => {
    const home: Home = { ...NEW_HOMESTEAD, taxYear: 2027, just: 180_000, assessed: [180_000, 180_000] }
    expect(stepFor({ ...home, taxable: [155_000, 128_000] }).cuts[2]?.savingCents).toBe(509_09)
    // 160,000: the amendment leaves 10,000 taxed. 15 % is 24,000: 152.16 + 10 × 12.5153 = 125.153
    const smaller: Home = {
      ...home,
      just: 160_000,
      assessed: [160_000, 160_000],
      taxable: [135_000, 108_000],
    }
    expect(stepFor(smaller).cuts[2]?.savingCents).toBe(152_16 + 125_15)
  })

  it('is not known without rates', () => {
    const { cuts } = stepFor(RENTAL, { millage: { kind: 'missing' } })
    expect(cuts.map(({ savingCents, afterPriceCents }) => savingCents ?? afterPriceCents)).toEqual([
      null,
      null,
      null,
    ])
  })
})

describe('the next step', () => {
  // 608,998 just, 459,927 assessed: 24.5 % is needed, no cut of 15 % saves anything
  const atTheEdge: Home = {
    ...CAPPED_HOMESTEAD,
    just: 608_998,
    assessed: [459_927, 459_927],
    taxable: [434_927, 408_516],
  }

  it.each<[string, Home, Partial<AppealFacts>, NextStepKind]>([
    ['a cap that absorbs the cut', CAPPED_HOMESTEAD, {}, 'better_not_to_buy'],
    ['a large cut that is needed', atTheEdge, {}, 'better_not_to_buy'],
    ['a full exemption', { ...CAPPED_HOMESTEAD, taxable: [0, 0] }, {}, 'better_not_to_buy'],
    ['missing rates', RENTAL, { millage: { kind: 'missing' } }, 'check_numbers'],
    ['a limit nothing explains', { ...RENTAL, assessed: [400_000, 360_000] }, {}, 'check_numbers'],
    ['numbers that do not fit', { ...RENTAL, just: 1 }, {}, 'check_numbers'],
    ['a difference carried over', CAPPED_HOMESTEAD, { portabilityThisYear: true }, 'wait'],
  ])('after %s', (_, home, facts, kind) => {
    expect(stepFor(home, facts).kind).toBe(kind)
  })

  it('after values of an earlier year is to type this year’s', () => {
    const old = judgeAppeal(factsOf({ ...NEW_HOMESTEAD, taxYear: 2020, taxable: [395_000, 370_000] }))
    expect(nextStepOf(old).kind).toBe('course')
    expect(nextStepOf(verdictIn(old, 2026)).kind).toBe('type_current_numbers')
  })
})

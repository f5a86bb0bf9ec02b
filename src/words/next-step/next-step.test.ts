import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NextStepKind, nextStepOf } from '#core/appeal/next-step.ts'
import { dollars } from '#core/money.ts'
import type { AppealFacts } from '#core/tax/appeal-facts.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
} from '#core/tax/testing/example-homes.ts'
import { verdictIn } from '#words/verdict/outdated.ts'
import { tellVerdict } from '../verdict/tell.ts'

const stepFor = (home: Home, facts: Partial<AppealFacts> = {}) =>
  nextStepOf(tellVerdict(factsOf(home, facts)))

const withEstimate = (home: Home, low: number, point: number, high: number) =>
  nextStepOf(
    tellVerdict(factsOf(home), {
      estimate: { lowCents: dollars(low), pointCents: dollars(point), highCents: dollars(high) },
    }),
  )

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
      kind: 'check_first',
      feeCents: 50_00,
      priceCents: 197_00,
      cuts: [
        { cutPercent: 5, savingCents: 395_96, afterFeeCents: 345_96, afterPriceCents: 148_96 },
        { cutPercent: 10, savingCents: 791_92, afterFeeCents: 741_92, afterPriceCents: 544_92 },
        { cutPercent: 15, savingCents: 1_187_88, afterFeeCents: 1_137_88, afterPriceCents: 940_88 },
      ],
      estimate: null,
      // 3.1 % is 13,020: 82.55 + 162.95 = 245.50; 3.2 % is 13,440: 85.21 + 168.21 = 253.42, more than 247
      purchaseSavingCents: null,
      purchaseNear: null,
      neededCutPercent: 3.2,
      roughBecause: [],
      late: null,
      notAHome: null,
    })
  })

  // 15 % of 87,300 is 13,095: 83.0223 + 163.88785 = 83.02 + 163.89 = 246.91, less than 247
  // 15 % of 87,340 is 13,101: 83.06034 + 163.96295 = 83.06 + 163.96 = 247.02
  it.each<[number, number, NextStepKind]>([
    [87_300, -9, 'better_not_to_buy'],
    [87_340, 2, 'check_first'],
  ])('of land worth %i: %i cents at 15 %%, so %s', (just, afterPriceCents, kind) => {
    const step = stepFor(land(just))
    expect([step.cuts[2]?.afterPriceCents, step.kind]).toEqual([afterPriceCents, kind])
  })

  // 25 % of 60,000 would save 282.83, more than 247; 15 % saves 9,000 × 18.8553 ÷ 1,000 = 169.70
  it('does not count the best case of 25 percent', () => {
    expect(tellVerdict(factsOf(land(60_000))).outcome).toBe('file')
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
    const old = tellVerdict(factsOf({ ...NEW_HOMESTEAD, taxYear: 2020, taxable: [395_000, 370_000] }))
    expect(nextStepOf(old).kind).toBe('check_first')
    expect(nextStepOf(verdictIn(old, 2026)).kind).toBe('type_current_numbers')
  })
})

describe('with an estimate', () => {
  // 76,000 less: 76 × 6.34 = 481.84, 76 × 12.5153 = 951.16; the 3 % cap keeps the base low for three years after
  it('is the course where the middle pays for fee and price', () => {
    const { kind, estimate } = withEstimate(NEW_HOMESTEAD, 320_000, 344_000, 380_000)
    expect([kind, estimate?.abovePercent, estimate?.middle.savingCents]).toEqual(['course', 22.1, 1_433_00])
  })

  // 1,000 less saves 18.86 in the year; 70,000 less saves 1,319.87
  it.each<[number, NextStepKind]>([
    [419_000, 'check_first'],
    [350_000, 'course'],
  ])('is the course only where the ratio of the neighborhood pays for both, too: $%i', (near, kind) => {
    const point = { lowCents: dollars(320_000), pointCents: dollars(344_000), highCents: dollars(380_000) }
    const estimate = { ...point, near: { percent: 95, justValueCents: dollars(near) } }
    const step = nextStepOf(tellVerdict(factsOf(NEW_HOMESTEAD), { estimate }))
    expect([step.kind, step.estimate?.near?.percent]).toEqual([kind, 95])
  })

  // 8.2 % below what the sales support, while the low end would save 10,000 × 18.8553 ÷ 1,000 = 188.55
  it('is not the course where just value lies below what the sales support', () => {
    const { kind, estimate } = withEstimate(NEW_HOMESTEAD, 380_000, 457_500, 500_000)
    expect([kind, estimate?.abovePercent, estimate?.middle.savingCents]).toEqual([
      'better_not_to_buy',
      -8.2,
      0,
    ])
  })

  // rental at just value: 2,000 × 18.8553 ÷ 1,000 = 37.71 at the middle and no cap to lower; 60,000 is 1,131.32
  it('says so where only the low end pays', () => {
    const step = withEstimate(land(420_000), 360_000, 418_000, 450_000)
    expect([step.kind, step.estimate?.middle.savingCents, step.estimate?.low.savingCents]).toEqual([
      'low_end_only',
      37_71,
      1_131_32,
    ])
  })

  // the cap holds 300,000: at 380,000 nothing is saved
  it('is not the course where the cap takes all that the middle would save', () => {
    expect(withEstimate(CAPPED_HOMESTEAD, 200_000, 380_000, 400_000).kind).toBe('better_not_to_buy')
  })

  it('is not the course where the price of the home itself speaks against it', () => {
    const estimate = { lowCents: dollars(320_000), pointCents: dollars(344_000), highCents: dollars(380_000) }
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
    expect(nextStepOf({ ...verdict, reason: 'own_sale_speaks_against' }).kind).toBe('better_not_to_buy')
  })

  it('never is the course where the middle saves no more than fee and price', () => {
    const homes = fc.constantFrom(NEW_HOMESTEAD, CAPPED_HOMESTEAD, RENTAL, land(90_000), land(420_000))
    const shares = fc.tuple(
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      fc.double({ min: 0.5, max: 1.4, noNaN: true }),
    )
    fc.assert(
      fc.property(homes, shares, (home, [down, share]) => {
        const point = Math.round(home.just * share)
        const step = withEstimate(home, Math.round(point * down), point, Math.round(point * 1.2))
        const { savingCents, laterCents } = step.estimate?.middle ?? { savingCents: null, laterCents: 0 }
        const pays = (savingCents ?? 0) + laterCents > step.feeCents + step.priceCents
        expect(step.kind === 'course' && !(pays && home.just > point)).toBe(false)
      }),
    )
  })
})

describe('a parcel that is not a home', () => {
  it('is sold nothing, whatever a cut would save', () => {
    const verdict = tellVerdict(factsOf(land(420_000)))
    expect(nextStepOf(verdict, { notAHome: 'Vacant residential lot' }).kind).toBe('not_a_home')
  })
})

import { describe, expect, it } from 'vitest'
import { dollars, mills } from '#core/money.ts'
import type { AppealFacts, Millage } from './appeal-facts.ts'
import { judgeAppeal } from './judge-appeal.ts'
import { valuesFromRoll } from './roll-values.ts'
import type { Outcome, ReasonCode } from './verdict-codes.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  TYPED_ON,
} from './worked-example.ts'

const typedRates = (school: number, other: number): Millage => ({
  kind: 'typed',
  typedOn: TYPED_ON,
  schoolMills: mills(school),
  nonSchoolMills: mills(other),
})

const land = (just: number): Home => ({
  taxYear: 2026,
  homestead: false,
  just,
  assessed: [just, just],
  taxable: [just, just],
})

// 608,998 just, 459,927 assessed: the cap ends at 24.5 %, the fee is passed at 457,274, a cut of 24.914 %
const AT_THE_EDGE: Home = {
  taxYear: 2026,
  homestead: true,
  just: 608_998,
  assessed: [459_927, 459_927],
  taxable: [434_927, 408_516],
}

const farm = (): AppealFacts => {
  const values = valuesFromRoll(
    rowOf({
      JV: 400_000,
      AV_SD: 20_000,
      AV_NSD: 20_000,
      TV_SD: 20_000,
      TV_NSD: 20_000,
      JV_CLASS_USE: 400_000,
      AV_CLASS_USE: 20_000,
    }),
  )
  return factsOf(RENTAL, { values })
}

describe('the four outcomes', () => {
  it.each<[string, AppealFacts, Outcome, ReasonCode]>([
    ['a new homestead', factsOf(NEW_HOMESTEAD), 'file', 'cap_leaves_room'],
    ['a rental', factsOf(RENTAL), 'file', 'cap_leaves_room'],
    ['a cap that ends at 24.5 %', factsOf(AT_THE_EDGE), 'file_with_evidence', 'needs_large_cut'],
    ['a cap that ends at 28.6 %', factsOf(CAPPED_HOMESTEAD), 'do_not_file', 'cap_absorbs'],
    // 25 % of 10,000 saves 2,500 × 18.8553 ÷ 1,000 = 47.14
    ['land worth too little for the fee', factsOf(land(10_000)), 'do_not_file', 'fee_above_saving'],
    ['nothing taxable', factsOf({ ...CAPPED_HOMESTEAD, taxable: [0, 0] }), 'do_not_file', 'full_exemption'],
    ['a farm', farm(), 'do_not_file', 'classified_use'],
    [
      'a difference carried over this year',
      factsOf(CAPPED_HOMESTEAD, { portabilityThisYear: true }),
      'cannot_tell',
      'portability_year',
    ],
    [
      'a difference carried over, room without it',
      factsOf(NEW_HOMESTEAD, { portabilityThisYear: true }),
      'file',
      'cap_leaves_room',
    ],
    ['no rates', factsOf(NEW_HOMESTEAD, { millage: { kind: 'missing' } }), 'cannot_tell', 'missing_millage'],
    [
      'no rates, but a cap that settles it',
      factsOf(CAPPED_HOMESTEAD, { millage: { kind: 'missing' } }),
      'do_not_file',
      'cap_absorbs',
    ],
    ['rates of zero', factsOf(NEW_HOMESTEAD, { millage: typedRates(0, 0) }), 'cannot_tell', 'zero_millage'],
    [
      'a zero rate where alone something is taxed',
      factsOf({ ...land(100_000), taxable: [100_000, 0] }, { millage: typedRates(0, 12.5153) }),
      'cannot_tell',
      'zero_millage',
    ],
    ['no just value', factsOf(land(0)), 'cannot_tell', 'missing_values'],
    [
      'assessed above just',
      factsOf({ ...CAPPED_HOMESTEAD, just: 290_000 }),
      'cannot_tell',
      'assessed_above_just',
    ],
    [
      'taxable above assessed',
      factsOf({ ...CAPPED_HOMESTEAD, taxable: [300_001, 0] }),
      'cannot_tell',
      'taxable_above_assessed',
    ],
    [
      'a year without rules',
      factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2007 }),
      'cannot_tell',
      'year_not_covered',
    ],
  ])('%s', (_, facts, outcome, reason) => {
    expect(judgeAppeal(facts)).toMatchObject({ outcome, reason })
  })
})

describe('with an estimate', () => {
  // a new homestead pays below 417,347
  it.each<[number, number, number, Outcome, ReasonCode]>([
    [360_000, 380_000, 400_000, 'file', 'estimate_below_break_even'],
    [360_000, 400_000, 417_347, 'file', 'estimate_below_break_even'],
    [360_000, 400_000, 417_348, 'file_with_evidence', 'estimate_spans_break_even'],
    [417_347, 430_000, 450_000, 'file_with_evidence', 'estimate_spans_break_even'],
    [417_348, 430_000, 450_000, 'do_not_file', 'estimate_above_break_even'],
  ])('from %d over %d to %d', (low, point, high, outcome, reason) => {
    const estimate = { lowCents: dollars(low), pointCents: dollars(point), highCents: dollars(high) }
    const verdict = judgeAppeal(factsOf(NEW_HOMESTEAD), { estimate })
    expect(verdict).toMatchObject({ outcome, reason })
    expect(verdict.notes.map(({ code }) => code)).not.toContain('no_estimate_yet')
    expect(verdict.explanation.join(' ')).not.toContain('we have not estimated')
  })

  it('without rates only the cap can settle it', () => {
    const facts = factsOf(CAPPED_HOMESTEAD, { millage: { kind: 'missing' } })
    const at = (low: number) => ({
      estimate: { lowCents: dollars(low), pointCents: dollars(380_000), highCents: dollars(400_000) },
    })
    expect(judgeAppeal(facts, at(300_000))).toMatchObject({ outcome: 'do_not_file' })
    expect(judgeAppeal(facts, at(299_999))).toMatchObject({
      outcome: 'cannot_tell',
      reason: 'missing_millage',
    })
  })
})

describe('the arithmetic in view', () => {
  const [reading] = judgeAppeal(factsOf(RENTAL), { targetJustCents: dollars(340_000) }).readings
  const target = reading?.scenarios.find(({ id }) => id === 'target')

  it('shows each levy of a scenario, its saving and the net of the fee', () => {
    expect(target?.levies.map(({ arithmetic }) => arithmetic)).toEqual([
      '($420,000 − $340,000) × 6.3400 ÷ 1,000 = $507.20',
      '($360,000 − $340,000) × 12.5153 ÷ 1,000 = $250.31',
    ])
    // 80,000 ÷ 420,000 = 19.05 %; 757.51 − 50.00
    expect(target).toMatchObject({ cutPercent: 19, savingCents: 757_51, netCents: 707_51 })
  })

  // 5 %: 399,000; school 21 × 6.34 = 133.14; the other levies stay at 360,000
  // 15 %: 357,000; 63 × 6.34 = 399.42; 3 × 12.5153 = 37.5459
  it('works out cuts of 5, 10, 15 and 25 percent', () => {
    const savings = reading?.scenarios.map(({ id, savingCents }) => [id, savingCents])
    // 10 %: 378,000; 42 × 6.34 = 266.28. 25 %: 315,000; 105 × 6.34 = 665.70; 45 × 12.5153 = 563.1885
    expect(savings?.slice(0, 4)).toEqual([
      ['cut_5', 133_14],
      ['cut_10', 266_28],
      ['cut_15', 399_42 + 37_55],
      ['cut_25', 665_70 + 563_19],
    ])
  })

  it('goes down the staircase to the tax now: 420 × 6.34 + 360 × 12.5153 = 2,662.80 + 4,505.51', () => {
    expect(reading?.staircase.map(({ taxCents }) => taxCents)).toEqual([266_280, 450_551])
    expect(reading?.taxNowCents).toBe(716_831)
    expect(reading?.staircase.map(({ reason }) => reason)).toEqual([
      'The yearly cap on non-homestead property does not reach school levies. Nothing stands in between: the first dollar cut from just value already lowers this levy.',
      'Caps and exemptions absorb the first $60,000 of a cut: this levy falls only once just value is below $360,000.',
    ])
  })
})

describe('a year whose rules are undecided', () => {
  it('gives both readings side by side', () => {
    const facts = factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2028, taxable: [275_000, 248_000] })
    const verdict = judgeAppeal(facts)
    expect(verdict).toMatchObject({ outcome: 'do_not_file', reason: 'cap_absorbs' })
    expect(verdict.readings.map(({ regime, exemptionConfidence }) => [regime, exemptionConfidence])).toEqual([
      ['current-law', 'estimate'],
      ['amendment-3', 'likely'],
    ])
    expect(verdict.readings.map(({ staircase }) => staircase[1]?.taxableCents)).toEqual([
      dollars(248_000),
      dollars(50_000),
    ])
    expect(verdict.notes.map(({ code }) => code)).toContain('exemption_estimated')
  })

  // 45,000 assessed: both levies tax 20,000 now, so a cut of 2,653 (5.9 %) passes the fee;
  // under the amendment school alone: 7,888 dollars, 17.5 %
  it('says that it depends when the readings differ', () => {
    const verdict = judgeAppeal(
      factsOf({
        ...NEW_HOMESTEAD,
        taxYear: 2027,
        just: 45_000,
        assessed: [45_000, 45_000],
        taxable: [20_000, 20_000],
      }),
    )
    expect(verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'rules_undecided' })
    expect(verdict.readings.map(({ outcome }) => outcome)).toEqual(['file', 'file_with_evidence'])
    expect(verdict.readings.map(({ worthwhileCutPercent }) => worthwhileCutPercent)).toEqual([5.9, 17.6])
  })
})

describe('what a verdict says beside its outcome', () => {
  it('names what stands in: county rates of another year, and the highest fee', () => {
    const verdict = judgeAppeal(factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2020, taxable: [275_000, 250_000] }))
    expect(verdict.notes.map(({ code }) => code)).toEqual([
      'no_estimate_yet',
      'county_average_rate',
      'rate_year_differs',
      'fee_ceiling_used',
      'lower_base_later',
      'city_exemptions_not_counted',
      'fixed_charges_unchanged',
    ])
    expect(verdict.fee).toEqual({ cents: dollars(50), basis: 'ceiling' })
  })

  it('uses the county fee where it is known', () => {
    const fee = { kind: 'county', cents: dollars(15), countyName: 'Miami-Dade', feeYear: 2026 } as const
    const verdict = judgeAppeal(factsOf(NEW_HOMESTEAD, { fee }))
    expect(verdict.fee).toEqual({ cents: dollars(15), basis: 'county' })
    expect(verdict.notes.map(({ code }) => code)).not.toContain('fee_ceiling_used')
  })

  it('gives every figure its source', () => {
    const lines = judgeAppeal(farm()).sources
    expect(lines[0]).toEqual({
      figure: 'Just value',
      source: { kind: 'roll', rollYear: 2026, countyNumber: 39, parcelId: '0012345678', field: 'JV' },
      citation: 'Tax roll 2026, county 39, parcel 0012345678, field JV',
      confidence: null,
    })
    expect(lines.map(({ figure }) => figure)).toEqual([
      'Just value',
      'Assessed value, school levies',
      'Assessed value, other levies',
      'Taxable value, school levies',
      'Taxable value, other levies',
      'Hillsborough County average tax rates, 2025',
      'Highest petition fee',
      'Needed-cut limits',
    ])
  })

  it.each<[string, Home, readonly string[]]>([
    [
      'a rental',
      RENTAL,
      ['claim_homestead', 'check_exemptions', 'check_portability', 'check_record', 'type_tax_rates'],
    ],
    [
      'a capped homestead',
      CAPPED_HOMESTEAD,
      ['check_exemptions', 'check_record', 'type_tax_rates', 'mind_portability_when_selling'],
    ],
    ['numbers that do not fit', { ...CAPPED_HOMESTEAD, just: 1 }, ['check_numbers', 'check_exemptions']],
  ])('points %s to what else helps', (_, home, codes) => {
    expect(judgeAppeal(factsOf(home)).whatElseHelps.map(({ code }) => code)).toEqual(codes)
  })

  it('never promises: no outcome speaks of winning', () => {
    const words = JSON.stringify(
      [NEW_HOMESTEAD, RENTAL, CAPPED_HOMESTEAD, AT_THE_EDGE].map((home) => judgeAppeal(factsOf(home))),
    )
    expect(words).not.toMatch(/\b(win|guarantee|will save|appraisal)\b/i)
  })
})

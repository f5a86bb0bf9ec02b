import { describe, expect, it } from 'vitest'
import { dollars, mills } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts, Millage } from '../appeal-facts.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  TYPED_ON,
  valuesOfRow,
} from '../testing/example-homes.ts'
import type { Outcome, ReasonCode } from './codes.ts'

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
  const values = valuesOfRow(
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
    expect(tellVerdict(facts)).toMatchObject({ outcome, reason })
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
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
    expect(verdict).toMatchObject({ outcome, reason })
    expect(verdict.notes.map(({ code }) => code)).not.toContain('no_estimate_yet')
    expect(verdict.explanation.join(' ')).not.toContain('we have not estimated')
  })

  // (420,000 − 400,000) × 18.8553 ÷ 1,000 = 377.11 at the middle, 188.55 at $410,000; $417,348 saves 50.00, no more than the fee
  it.each<[number, Outcome, ReasonCode]>([
    [410_000, 'file', 'estimate_below_break_even'],
    [417_347, 'file', 'estimate_below_break_even'],
    [417_348, 'file_with_evidence', 'estimate_rests_on_rate'],
    [430_000, 'file_with_evidence', 'estimate_rests_on_rate'],
  ])('that comes to %d at the ratio of its neighborhood', (near, outcome, reason) => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), {
      estimate: {
        lowCents: dollars(360_000),
        pointCents: dollars(400_000),
        highCents: dollars(417_000),
        near: { percent: 90, justValueCents: dollars(near) },
      },
    })
    expect(verdict).toMatchObject({ outcome, reason, readings: [{ estimateNearPercent: 90 }] })
    expect(verdict.readings[0]?.scenarios.find(({ id }) => id === 'estimate_near')).toMatchObject({
      justCents: dollars(near),
      label: expect.stringContaining('Middle of the estimate, at your neighborhood’s rate'),
    })
  })

  it('without rates only the cap can settle it', () => {
    const facts = factsOf(CAPPED_HOMESTEAD, { millage: { kind: 'missing' } })
    const at = (low: number) => ({
      estimate: { lowCents: dollars(low), pointCents: dollars(380_000), highCents: dollars(400_000) },
    })
    expect(tellVerdict(facts, at(300_000))).toMatchObject({ outcome: 'do_not_file' })
    expect(tellVerdict(facts, at(299_999))).toMatchObject({
      outcome: 'cannot_tell',
      reason: 'missing_millage',
    })
  })
})

describe('a year whose rules are undecided', () => {
  it('gives both readings side by side', () => {
    const facts = factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2028, taxable: [275_000, 248_000] })
    const verdict = tellVerdict(facts)
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
    const verdict = tellVerdict(
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

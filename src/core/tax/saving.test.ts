import { describe, expect, it } from 'vitest'
import { dollars, mills } from '#core/money.ts'
import type { CutSharing, Millage } from './appeal-facts.ts'
import { homesteadRule, regimesOf } from './homestead-params.ts'
import type { ParcelValues } from './parcel-values.ts'
import { valuesFromRoll } from './roll-values.ts'
import { breakEvenJust, type SavingBasis, savingAt, worthwhileJust } from './saving.ts'
import type { Regime } from './verdict-codes.ts'
import {
  AVERAGE_RATES,
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  TYPED_ON,
} from './worked-example.ts'

const basisOf = (
  values: ParcelValues,
  taxYear: number,
  {
    regime = 'current-law',
    millage = AVERAGE_RATES,
    cutSharing = { kind: 'proportional' },
  }: {
    regime?: Regime
    millage?: Millage
    cutSharing?: CutSharing
  } = {},
): SavingBasis => {
  const homestead = homesteadRule(taxYear, regime)
  if (homestead === null) throw new Error(`No rule for ${taxYear}`)
  return { values, millage, rules: { homestead, settled: regimesOf(taxYear).length === 1, cutSharing } }
}

const homeBasis = (home: Home, regime: Regime = 'current-law'): SavingBasis => {
  const { values } = factsOf(home)
  if (!values.ok) throw new Error(values.reason)
  return basisOf(values.value, home.taxYear, { regime })
}

describe('the rows of the fact sheet, yearly saving in cents', () => {
  it.each<[string, Home, number, number]>([
    // assessed value stays 300,000
    ['capped homestead, modest win', CAPPED_HOMESTEAD, 380_000, 0],
    // 20,000 less on both: 20 × 6.34 = 126.80; 20 × 12.5153 = 250.306
    ['capped homestead, big win', CAPPED_HOMESTEAD, 280_000, 377_11],
    // 40,000 less on both: 253.60 + 500.612
    ['new homestead', NEW_HOMESTEAD, 380_000, 754_21],
    // school only: 40 × 6.34
    ['rental, above its capped value', RENTAL, 380_000, 253_60],
    // school 80,000 less: 507.20; others 20,000 less: 250.306
    ['rental, below its capped value', RENTAL, 340_000, 757_51],
  ])('%s', (_, home, target, saving) => {
    expect(savingAt(homeBasis(home), dollars(target))).toBe(saving)
  })
})

describe('2027 and 2028 under both regimes', () => {
  const capped = (taxYear: number): Home => ({ ...CAPPED_HOMESTEAD, taxYear, taxable: [275_000, 248_000] })
  const uncapped = (taxYear: number, just: number): Home => ({
    taxYear,
    homestead: true,
    just,
    assessed: [just, just],
    taxable: [just - 25_000, just - 52_000],
  })

  it.each<[string, Home, Regime, number, number]>([
    // 20,000 less stays taxable on both levies: 126.80 + 250.31
    ['2027 current law', capped(2027), 'current-law', 280_000, 377_11],
    ['2027 amendment, 150,000 → 130,000', capped(2027), 'amendment-3', 280_000, 377_11],
    ['2028 current law', capped(2028), 'current-law', 280_000, 377_11],
    ['2028 amendment, 50,000 → 30,000', capped(2028), 'amendment-3', 280_000, 377_11],
    // 160,000 → 140,000; others 10,000 → 0: 126.80 + 125.153
    ['2027 amendment, through the exemption', uncapped(2027, 160_000), 'amendment-3', 140_000, 251_95],
    ['2027 current law, same home', uncapped(2027, 160_000), 'current-law', 140_000, 377_11],
    // 260,000 → 240,000; others 10,000 → 0
    ['2028 amendment, through the exemption', uncapped(2028, 260_000), 'amendment-3', 240_000, 251_95],
    // assessed value below the exemption: school millage alone, 20 × 6.34
    ['2028 amendment, below the exemption', uncapped(2028, 240_000), 'amendment-3', 220_000, 126_80],
    ['2028 current law, same home', uncapped(2028, 240_000), 'current-law', 220_000, 377_11],
  ])('%s', (_, home, regime, target, saving) => {
    expect(savingAt(homeBasis(home, regime), dollars(target))).toBe(saving)
  })

  it('reads an exemption that only the amendment explains without counting it twice', () => {
    // the notice shows 150,000 exempt: under the amendment 150,000 stays taxable, not 52,000
    const noticed: Home = { ...CAPPED_HOMESTEAD, taxYear: 2027, taxable: [275_000, 150_000] }
    expect(savingAt(homeBasis(noticed, 'amendment-3'), dollars(140_000))).toBe(101_440 + 187_730)
    // school 160 × 6.34 = 1,014.40; others 150,000 → 0: 150 × 12.5153 = 1,877.295 → 1,877.30
  })
})

describe('the second homestead piece', () => {
  // 80,000 → 60,000: school 55,000 → 35,000 = 126.80
  // others: 80,000 − 51,411 = 28,589 → 60,000 − 35,000 = 25,000; 3.589 × 12.5153 = 44.917
  it('shrinks with the assessed value it stands on', () => {
    const small: Home = {
      ...NEW_HOMESTEAD,
      just: 80_000,
      assessed: [80_000, 80_000],
      taxable: [55_000, 28_589],
    }
    expect(savingAt(homeBasis(small), dollars(60_000))).toBe(126_80 + 44_92)
  })
})

describe('fixed and proportional exemptions', () => {
  // a further 5,000 on both levies stays: the fall is 40,000 on both as before
  it('leaves a fixed amount as it is', () => {
    const widowed: Home = { ...NEW_HOMESTEAD, taxable: [390_000, 363_589] }
    expect(savingAt(homeBasis(widowed), dollars(380_000))).toBe(754_21)
  })

  // half exempt: 200,000 → 160,000 assessed, taxable 100,000 → 80,000 on both levies
  it('shrinks a share of value with the value', () => {
    const read = valuesFromRoll(
      rowOf({
        JV: 200_000,
        AV_SD: 200_000,
        AV_NSD: 200_000,
        TV_SD: 100_000,
        TV_NSD: 100_000,
        EXMPT_37: 100_000,
      }),
    )
    if (!read.ok) throw new Error(read.reason)
    expect(savingAt(basisOf(read.value, 2026), dollars(160_000))).toBe(377_11)
  })
})

describe('a parcel that is homestead in part', () => {
  // homestead 300,000 just, 200,000 assessed; rented part 200,000 just, 180,000 assessed on other levies
  const read = valuesFromRoll(
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

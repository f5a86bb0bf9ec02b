import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import {
  basisOf,
  CAPPED_HOMESTEAD,
  type Home,
  homeBasis,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  valuesOfRow,
} from '../testing/example-homes.ts'
import type { Regime } from '../verdict/codes.ts'
import { savingAt } from './of-cut.ts'

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
    const read = valuesOfRow(
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, dollars } from '#core/money.ts'
import { CAPPED_HOMESTEAD, type Home, homeBasis, NEW_HOMESTEAD, RENTAL } from '../testing/example-homes.ts'
import type { Regime } from '../verdict/codes.ts'
import { laterSavings } from './later.ts'
import { type SavingBasis, savingAt } from './of-cut.ts'

const BEFORE = { taxYear: 2026, regime: 'current-law' } as const

const later = (home: Home, target: number) =>
  laterSavings(homeBasis(home), dollars(target), BEFORE).map(({ savingCents }) => savingCents)

describe('what a lower base goes on saving', () => {
  it('shrinks by the cap of a new homestead, whose uncut value stays at the just value', () => {
    // 380,000 × 1.03 = 391,400; × 1.03 = 403,142; × 1.03 = 415,236.26. Uncut 420,000 in each year; 18.8553 mills:
    // 28,600, 16,858 and 4,763.74 × 18.8553 ÷ 1,000
    expect(later(NEW_HOMESTEAD, 380_000)).toEqual([539_26, 317_86, 89_82])
  })

  it('is nothing where the cap absorbs the cut', () => {
    expect(later(CAPPED_HOMESTEAD, 380_000)).toEqual([0, 0, 0])
  })

  it('grows with the cap while both bases lie below the just value', () => {
    // 20,000 × 1.03, × 1.03 and × 1.03, at 6.34 and at 12.5153 mills, each levy rounded by itself
    expect(later(CAPPED_HOMESTEAD, 280_000)).toEqual([388_42, 400_07, 412_08])
  })

  it('of a rental is nothing for school levies and ends at the 10 % cap for the others', () => {
    // uncut 360,000 → 396,000 → 420,000; cut 340,000 → 374,000 → 411,400 → 420,000; 12.5153 mills
    expect(later(RENTAL, 340_000)).toEqual([275_34, 107_63, 0])
  })

  it('ends sooner for none, and never rises above, under a cap of 5 %', () => {
    const [first] = laterSavings(homeBasis({ ...RENTAL, taxYear: 2027 }, 'amendment-3'), dollars(340_000), {
      taxYear: 2027,
      regime: 'amendment-3',
    })
    // 360,000 × 1.05 − 340,000 × 1.05 = 21,000 × 12.5153 ÷ 1,000
    expect(first).toEqual({ taxYear: 2028, savingCents: 262_82 })
  })

  it('is worked out under both readings of a law that is not settled, each with its own exemption', () => {
    const home: Home = { ...CAPPED_HOMESTEAD, assessed: [200_000, 200_000], taxable: [175_000, 148_589] }
    // 10,300, 10,609 and 10,927.27 at 6.34 and 12.5153 mills; from 2028 the first 250,000 are exempt outside schools
    expect(laterSavings(homeBasis(home), dollars(190_000), BEFORE)).toEqual([
      { taxYear: 2027, savingCents: 65_30 + 128_91, ifAmendedCents: 65_30 + 128_91 },
      { taxYear: 2028, savingCents: 67_26 + 132_77, ifAmendedCents: 67_26 },
      { taxYear: 2029, savingCents: 69_28 + 136_76, ifAmendedCents: 69_28 },
    ])
  })

  it('of a rental lasts longer under the amendment’s cap of 5 %', () => {
    const years = laterSavings(homeBasis(RENTAL), dollars(340_000), BEFORE)
    // 20,000 × 1.05, × 1.05 and × 1.05, all below the just value, at 12.5153 mills
    expect(years.map(({ ifAmendedCents }) => ifAmendedCents)).toEqual([262_82, 275_96, 289_76])
  })

  it('has one course where the law is settled or the reading has its own, with the exemption of each year', () => {
    const at = (taxYear: number): Home => ({
      ...CAPPED_HOMESTEAD,
      taxYear,
      assessed: [200_000, 200_000],
      taxable: [175_000, taxYear === 2027 ? 50_000 : 150_000],
    })
    const of = (taxYear: number, regime: Regime) =>
      laterSavings(homeBasis(at(taxYear), regime), dollars(190_000), { taxYear, regime })[0]
    expect(of(2027, 'amendment-3')).toEqual({ taxYear: 2028, savingCents: 65_30 })
    // the cap of 2021 is published: 10,000 × 1.014 at 6.34 and 12.5153 mills
    expect(of(2020, 'current-law')).toEqual({ taxYear: 2021, savingCents: 64_29 + 126_91 })
  })

  it('is the same under both readings in a year before the amendment’s first', () => {
    // half of the exemption is granted, as to one of two owners
    const home: Home = {
      ...CAPPED_HOMESTEAD,
      taxYear: 2025,
      assessed: [60_000, 60_000],
      taxable: [47_500, 35_000],
    }
    const [first, second] = laterSavings(homeBasis(home), dollars(40_000), { ...BEFORE, taxYear: 2025 })
    expect(first?.savingCents).toBeGreaterThan(0)
    expect(first?.ifAmendedCents).toBe(first?.savingCents)
    expect(second?.ifAmendedCents).toBeLessThan(second?.savingCents ?? 0)
  })

  it('ends with the January 1 after a sale, when the assessed value starts again from just value', () => {
    const afterSaleOf = (soldInYear: number) =>
      laterSavings(homeBasis(NEW_HOMESTEAD), dollars(380_000), { ...BEFORE, restartsIn: soldInYear + 1 }).map(
        ({ savingCents, ifAmendedCents }) => [savingCents, ifAmendedCents],
      )
    expect(afterSaleOf(2026)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(afterSaleOf(2027).map(([savingCents]) => savingCents)).toEqual([539_26, 0, 0])
  })

  it('is unknown without a rate', () => {
    const basis: SavingBasis = { ...homeBasis(NEW_HOMESTEAD), millage: { kind: 'missing' } }
    expect(laterSavings(basis, dollars(380_000), BEFORE)[0]?.savingCents).toBeNull()
  })

  it('is never negative, and never smaller for a lower target', () => {
    const target = fc.integer({ min: 0, max: 500_000_00 }).map(cents)
    fc.assert(
      fc.property(fc.constantFrom(CAPPED_HOMESTEAD, NEW_HOMESTEAD, RENTAL), target, target, (home, a, b) => {
        const basis = homeBasis(home)
        const [low, high] = [a, b]
          .toSorted((x, y) => x - y)
          .map((just) => laterSavings(basis, cents(just), BEFORE))
        return (low ?? []).every((year, at) =>
          (['savingCents', 'ifAmendedCents'] as const).every(
            (law) => (year[law] ?? -1) >= Math.max(0, high?.[at]?.[law] ?? 0),
          ),
        )
      }),
    )
  })
})

describe('a higher just value', () => {
  it('never lowers the saving that a given target brings', () => {
    const amount = fc.integer({ min: 50_000, max: 900_000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, fc.boolean(), (one, other, assessed, target, homestead) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        const savingFrom = (just: number): number => {
          const base = Math.min(assessed, low)
          // of a homestead the cap holds both levies, of a rental the others only
          const school = homestead ? base : just
          const taken = homestead ? [25_000, 51_411] : [0, 0]
          const home: Home = {
            taxYear: 2026,
            homestead,
            just,
            assessed: [school, base],
            taxable: [Math.max(0, school - (taken[0] ?? 0)), Math.max(0, base - (taken[1] ?? 0))],
          }
          return savingAt(homeBasis(home), dollars(Math.min(target, low))) ?? -1
        }
        return savingFrom(high) >= savingFrom(low)
      }),
    )
  })
})

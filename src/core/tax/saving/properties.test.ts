import fc from 'fast-check'
import { describe, it } from 'vitest'
import { cents, mills, sumCents } from '#core/money.ts'
import type { CutSharing } from '../appeal-facts.ts'
import { lawReadings } from '../law/readings.ts'
import { levyRulesOf } from '../levy/position.ts'
import { LEVIES, type Levy, PORTION_KINDS } from '../parcel-values.ts'
import { rowOf, valuesOfRow } from '../testing/example-homes.ts'
import { breakEvenJust, type SavingBasis, savingAt, savingByLevy } from './of-cut.ts'

const value = fc.integer({ min: 0, max: 2_000_000 })
const rate = fc.integer({ min: 0, max: 250_000 }).map((tenThousandths) => mills(tenThousandths / 10_000))

const millage = fc.tuple(rate, rate).map(([schoolMills, nonSchoolMills]) => ({
  kind: 'county_average' as const,
  countyName: 'Any',
  rateYear: 2025,
  schoolMills,
  nonSchoolMills,
}))

const sharing: fc.Arbitrary<CutSharing> = fc.oneof(
  fc.constant<CutSharing>({ kind: 'proportional' }),
  fc.constantFrom(...PORTION_KINDS).map((portion): CutSharing => ({ kind: 'portion', portion })),
)

interface Part {
  readonly just: number
  readonly assessed: number
}

const part: fc.Arbitrary<Part> = fc
  .tuple(value, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([just, share]) => ({
    just,
    assessed: Math.floor(just * share),
  }))

/** Codes of fixed amounts and of shares, on the homestead and beside it. */
const CODES = [
  {},
  { EXMPT_33: 5_000 },
  { EXMPT_03: 50_000 },
  { EXMPT_05: 1 },
  { EXMPT_80: 1 },
  { EXMPT_36: 40_000 },
]

const rowFrom = (home: Part, rented: Part, farm: Part, exemptShare: number, codes: object = {}) => {
  const assessedSchool = home.assessed + rented.just + farm.assessed
  const assessedOther = home.assessed + rented.assessed + farm.assessed
  const left = 1 - exemptShare
  return rowOf({
    JV: home.just + rented.just + farm.just,
    AV_SD: assessedSchool,
    AV_NSD: assessedOther,
    TV_SD: Math.floor(assessedSchool * left),
    TV_NSD: Math.floor(assessedOther * left),
    ...codes,
    JV_HMSTD: home.just,
    AV_HMSTD: home.assessed,
    JV_NON_HMSTD_RESD: rented.just,
    AV_NON_HMSTD_RESD: rented.assessed,
    JV_CLASS_USE: farm.just,
    AV_CLASS_USE: farm.assessed,
  })
}

const anyBasis: fc.Arbitrary<SavingBasis> = fc
  .record({
    home: part,
    rented: part,
    farm: part,
    exempt: fc.double({ min: 0, max: 1, noNaN: true }),
    codes: fc.constantFrom(...CODES),
    millage,
    sharing,
    rules: fc.constantFrom(
      { year: 2020, regime: 'current-law' as const },
      { year: 2026, regime: 'current-law' as const },
      { year: 2027, regime: 'current-law' as const },
      { year: 2028, regime: 'amendment-3' as const },
    ),
  })
  .map(({ home, rented, farm, exempt, codes, millage: levied, sharing: cutSharing, rules }) => {
    const read = valuesOfRow(rowFrom(home, rented, farm, exempt, codes))
    const law = lawReadings(rules.year).find(({ regime }) => regime === rules.regime)
    if (!read.ok || law === undefined) throw new Error('The generator made an impossible parcel')
    return { values: read.value, millage: levied, rules: levyRulesOf(read.value, law, cutSharing) }
  })

/** The same parcel at a just value `times` as high: what a cap holds stays in dollars, what none holds rises along. */
const raised = ({ values, ...rest }: SavingBasis, times: number): SavingBasis => {
  const portions = values.portions.map(({ kind, justCents, assessedCents }) => {
    const rise = (levy: Levy) =>
      assessedCents[levy] === justCents ? cents(justCents * times) : assessedCents[levy]
    const assessed = { school: rise('school'), non_school: rise('non_school') }
    return { kind, justCents: cents(justCents * times), assessedCents: assessed }
  })
  const total = (levy: Levy) => sumCents(portions.map(({ assessedCents }) => assessedCents[levy]))
  const assessedCents = { school: total('school'), non_school: total('non_school') }
  return {
    ...rest,
    values: { ...values, justCents: cents(values.justCents * times), portions, assessedCents },
  }
}

const share = fc.double({ min: 0, max: 1.2, noNaN: true })
const targetOf = (basis: SavingBasis, part: number) => cents(Math.floor(basis.values.justCents * part))

describe('for any parcel, rates, rules and sharing', () => {
  it('a saving is never negative and never more than the whole tax', () => {
    fc.assert(
      fc.property(anyBasis, share, (basis, at) => {
        const saving = savingAt(basis, targetOf(basis, at)) ?? -1
        return saving >= 0 && saving <= (savingAt(basis, cents(0)) ?? -1)
      }),
    )
  })

  it('a lower target never lowers the saving', () => {
    fc.assert(
      fc.property(anyBasis, share, share, (basis, one, other) => {
        const low = savingAt(basis, targetOf(basis, Math.min(one, other))) ?? -1
        const high = savingAt(basis, targetOf(basis, Math.max(one, other))) ?? -1
        return low >= high
      }),
    )
  })

  it('a higher just value never lowers the saving of a given target', () => {
    const unexempt = anyBasis.filter(({ rules }) =>
      LEVIES.every((levy) => {
        const { homesteadShare, besideShare } = rules.exemptions[levy]
        return homesteadShare.cents === 0 && besideShare.cents === 0
      }),
    )
    fc.assert(
      fc.property(unexempt, share, fc.integer({ min: 2, max: 4 }), (basis, at, times) => {
        const target = targetOf(basis, at)
        return (savingAt(raised(basis, times), target) ?? -1) >= (savingAt(basis, target) ?? 0)
      }),
    )
  })

  it('neither assessed nor taxable value of a levy ever rises', () => {
    fc.assert(
      fc.property(anyBasis, share, (basis, at) =>
        savingByLevy(basis, targetOf(basis, at)).every(
          ({ before, after }) =>
            after.assessedCents <= before.assessedCents &&
            after.taxableCents <= before.taxableCents &&
            after.taxableCents >= 0,
        ),
      ),
    )
  })

  it('nothing is saved at the break-even value or above', () => {
    fc.assert(
      fc.property(anyBasis, (basis) => {
        const breakEven = breakEvenJust(basis)
        return breakEven === null || savingAt(basis, breakEven) === 0
      }),
    )
  })

  it('a dollar below the break-even value begins to save, and one taxable value falls', () => {
    fc.assert(
      fc.property(anyBasis, (basis) => {
        const breakEven = breakEvenJust(basis)
        if (breakEven === null || breakEven === 0) return true
        return savingByLevy(basis, cents(Math.max(0, breakEven - 100))).some(
          ({ before, after }) => after.taxableCents < before.taxableCents,
        )
      }),
    )
  })

  it('what is not homestead scales: ten times the values, ten times the saving', () => {
    const tenfold = ({ just, assessed }: Part): Part => ({ just: just * 10, assessed: assessed * 10 })
    const none: Part = { just: 0, assessed: 0 }
    fc.assert(
      fc.property(part, millage, fc.integer({ min: 0, max: 100 }), (rented, levied, percent) => {
        const savingOf = (one: Part): number => {
          const read = valuesOfRow(rowFrom(none, one, none, 0))
          const [law] = lawReadings(2026)
          if (!read.ok || law === undefined) throw new Error('The generator made an impossible parcel')
          const rules = levyRulesOf(read.value, law, { kind: 'proportional' })
          return savingAt({ values: read.value, millage: levied, rules }, cents(one.just * percent)) ?? -1
        }
        // two levies, each rounded by at most half a cent before it is multiplied by ten
        return Math.abs(savingOf(tenfold(rented)) - 10 * savingOf(rented)) <= 11
      }),
    )
  })
})

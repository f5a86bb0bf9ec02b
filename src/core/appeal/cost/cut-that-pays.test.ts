import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents, dollars } from '#core/money.ts'
import type { ParcelValues, Portion } from '#core/tax/parcel-values.ts'
import { savingAt } from '#core/tax/saving/of-cut.ts'
import { justAfterCut } from '#core/tax/saving/percent.ts'
import { basisOf, factsOf, RENTAL } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { nextStepOf } from '../next-step.ts'
import { cutThatPays } from './cut-that-pays.ts'

const COST = 50_00 + 197_00

describe('the cut that pays', () => {
  it.each([
    [100_000, 85_000, 15],
    [100_000, 84_999, 15.1],
    [100_000, 99_999, 0.1],
    [100_000, 0, 100],
  ])('of %i down to %i is %d %%', (just, worthwhile, percent) => {
    expect(cutThatPays(dollars(just), dollars(worthwhile))).toBe(percent)
  })

  it('is none without a just value', () => {
    expect(cutThatPays(0, 0)).toBeNull()
  })
})

const share = fc.double({ min: 0.3, max: 1, noNaN: true })
const kinds = fc.constantFrom('homestead', 'non_homestead_residential', 'other')
const portion = fc
  .record({ kind: kinds, just: fc.integer({ min: 20_000, max: 900_000 }), school: share, other: share })
  .map(({ kind, just, school, other }): Portion => {
    const held = dollars(Math.round(just * other))
    const ofSchool =
      kind === 'homestead' ? held : dollars(Math.max(Math.round(just * other), Math.round(just * school)))
    return { kind, justCents: dollars(just), assessedCents: { school: ofSchool, non_school: held } }
  })

const sumOf = (portions: readonly Portion[], of: (portion: Portion) => number) =>
  cents(portions.reduce((sum, one) => sum + of(one), 0))

/** A parcel of these parts without exemptions. */
const parcelOf = (portions: readonly Portion[]): ParcelValues => {
  const { values } = factsOf(RENTAL)
  if (!values.ok) throw new Error(values.reason)
  const none = {
    wholeCents: cents(0),
    codedFixedCents: cents(0),
    hasHomesteadShare: false,
    shareBesideCents: cents(0),
  }
  const assessedCents = {
    school: sumOf(portions, (one) => one.assessedCents.school),
    non_school: sumOf(portions, (one) => one.assessedCents.non_school),
  }
  return {
    ...values.value,
    portions,
    assessedCents,
    taxableCents: assessedCents,
    doubts: [],
    justCents: sumOf(portions, (one) => one.justCents),
    exemptions: { school: none, non_school: none },
  }
}

const after = (justCents: number, tenths: number) =>
  Math.round((justCents * (1_000 - tenths)) / 100_000) * 100

const bruteForce = (values: ParcelValues): number | null => {
  const basis = basisOf(values, 2026)
  for (let tenths = 1; tenths <= 1_000; tenths += 1)
    if ((savingAt(basis, cents(after(values.justCents, tenths))) ?? 0) > COST) return tenths / 10
  return null
}

describe('the needed cut of a parcel', () => {
  const stepOf = (values: ParcelValues) =>
    nextStepOf(tellVerdict({ ...factsOf(RENTAL), values: { ok: true, value: values } }))

  it('is what trying every tenth of a percent finds, and agrees with the rows beside it', () => {
    fc.assert(
      fc.property(fc.array(portion, { minLength: 1, maxLength: 2 }), (portions) => {
        const values = parcelOf(portions)
        const { cuts, neededCutPercent: needed } = stepOf(values)
        expect(needed).toBe(bruteForce(values))
        for (const { cutPercent, afterPriceCents } of cuts)
          expect((afterPriceCents ?? 0) > 0).toBe(needed !== null && needed <= cutPercent)
      }),
      { numRuns: 30 },
    )
  })

  // the homestead is capped far below, the rest not at all: the saving begins with the first dollar, and of the rest alone
  it('begins part by part, not at the assessed value of the whole', () => {
    const values = parcelOf([
      {
        kind: 'homestead',
        justCents: dollars(200_000),
        assessedCents: { school: dollars(100_000), non_school: dollars(100_000) },
      },
      {
        kind: 'non_homestead_residential',
        justCents: dollars(100_000),
        assessedCents: { school: dollars(100_000), non_school: dollars(100_000) },
      },
    ])
    // 13.1 % of 100,000 × 18.8553 ÷ 1,000 = 247.00; 13.2 % is 248.89. The whole is assessed a third below its just value
    expect(stepOf(values).neededCutPercent).toBe(13.2)
    expect(savingAt(basisOf(values, 2026), justAfterCut(values.justCents, 15))).toBe(95_10 + 187_73)
  })
})

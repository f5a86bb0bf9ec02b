/** Proves what a verdict says of a home whose record has a homestead exemption that its owner says does not apply. */
import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { ok } from '#core/result.ts'
import type { SoldIn } from '#core/tax/appeal-facts.ts'
import { withoutHomestead } from '#core/tax/parcel-values.ts'
import { factsOf, NEW_HOMESTEAD, RENTAL, rowOf, valuesOfRow } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from './tell.ts'

/** A rented home at $337,449, uncapped, from which the record still takes $25,000 and $50,000. */
const recorded = valuesOfRow(
  rowOf({
    JV: 337_449,
    AV_SD: 337_449,
    AV_NSD: 337_449,
    TV_SD: 312_449,
    TV_NSD: 287_449,
    JV_HMSTD: 337_449,
    AV_HMSTD: 337_449,
    EXMPT_01: 25_000,
    EXMPT_02: 25_000,
  }),
)

const asked = { targetJustCents: dollars(281_997) }
const told = (values: typeof recorded, soldIn?: SoldIn) =>
  tellVerdict(factsOf(NEW_HOMESTEAD, { values }), { ...asked, ...(soldIn && { soldIn }) })

const withoutIt = recorded.ok ? ok(withoutHomestead(recorded.value)) : recorded

const targetOf = ({ readings: [reading] }: ReturnType<typeof told>) =>
  reading?.scenarios.find(({ id }) => id === 'target')

const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

describe('a home that is no homestead, with the exemption on its record', () => {
  it('saves the same this year, and later by the 10 percent cap alone', () => {
    const [kept, other] = [targetOf(told(recorded)), targetOf(told(withoutIt))]
    expect(other?.savingCents).toBe(kept?.savingCents)
    // 281,997 × 1.10 = 310,196.70; (337,449 − 310,196.70) × 12.5153 ÷ 1,000 = 341.07; a year on, 341,216 is above just value
    expect(other?.laterYears.map(({ savingCents }) => savingCents)).toEqual([341_07, 0, 0])
    expect(kept?.laterYears[0]?.savingCents).toBeGreaterThan(500_00)
  })

  it('is told of the cap that holds for it and the reset by a sale, and of a sale in the year before', () => {
    const note = (soldIn?: SoldIn) =>
      told(withoutIt, soldIn).notes.find(({ code }) => code === 'other_home_cap')?.text
    expect(note()).toBe(
      'Without a homestead, the assessed value rises at most 10% a year, except for school taxes. After a sale it resets to market value on January 1.',
    )
    expect(note({ year: 2025, month: 8 })).toContain(
      'The record shows a sale in August 2025, so the 2026 value is the new base for that cap.',
    )
    expect(note({ year: 2024, month: 8 })).toBe(note())
    expect(codes(told(recorded).notes)).not.toContain('other_home_cap')
  })

  it('is told to have the exemption taken off, and never to apply for it', () => {
    const helps = codes(told(withoutIt).whatElseHelps)
    expect(helps).toContain('exemption_does_not_apply')
    expect(helps).not.toContain('claim_homestead')
    expect(helps).not.toContain('check_portability')
  })
})

it('an owner who said that the home is no homestead is not told to apply, though the numbers have no exemption', () => {
  const facts = factsOf(RENTAL)
  expect(codes(tellVerdict(facts).whatElseHelps)).toContain('claim_homestead')
  const values = facts.values.ok ? ok(withoutHomestead(facts.values.value)) : facts.values
  const helps = codes(tellVerdict({ ...facts, values }).whatElseHelps)
  expect(helps).not.toContain('claim_homestead')
  expect(helps).not.toContain('exemption_does_not_apply')
})

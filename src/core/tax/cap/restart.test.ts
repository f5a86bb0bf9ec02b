import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { capOfSellerTold } from '#words/next-step/reasons.ts'
import { restartWords } from '#words/verdict/later-years.ts'
import { outcomeLabel } from '#words/verdict/outcome-label.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { factsOf, NEW_HOMESTEAD, RENTAL, rowOf, valuesOfRow } from '../testing/example-homes.ts'
import { restartYear } from './restart.ts'

const APRIL = { year: 2026, month: 4 }

describe('the year in which an assessed value starts again', () => {
  it.each([
    [2025, undefined],
    [2026, 2027],
    [2027, 2028],
  ])('of a home sold in %i, seen from its values of 2026', (year, restart) => {
    expect(restartYear(2026, { year, month: 1 })).toBe(restart)
  })

  it('is told with the sale, the law and what it means', () => {
    expect(restartWords(2026, APRIL)).toContain('The property was sold in April 2026,')
    expect(restartWords(2026, APRIL)).toContain('193.155(3)')
    expect(restartWords(2026, { year: 2025, month: 12 })).toBeNull()
    expect(restartWords(2026, undefined)).toBeNull()
  })

  it('takes the place of the note on a lower base, and of what later years would save', () => {
    const { notes, readings } = tellVerdict(factsOf(NEW_HOMESTEAD), { soldIn: APRIL })
    const codes = notes.map(({ code }) => code)
    expect(codes).toContain('cap_restarts')
    expect(codes).not.toContain('lower_base_later')
    const later = readings.flatMap(({ scenarios }) => scenarios.flatMap(({ laterYears }) => laterYears))
    expect(later.every(({ savingCents }) => savingCents === 0)).toBe(true)
  })
})

describe('a cap that a sale of last year has ended', () => {
  /** A long-held homestead, as the record had it before it was sold: 420,000 capped at 300,000. */
  const held = rowOf({
    JV: 420_000,
    AV_SD: 300_000,
    AV_NSD: 300_000,
    TV_SD: 275_000,
    TV_NSD: 248_589,
    JV_HMSTD: 420_000,
    AV_HMSTD: 300_000,
    EXMPT_01: 25_000,
    EXMPT_02: 26_411,
  })
  const told = (sold: { year: number; month: number } | undefined, facts = { values: valuesOfRow(held) }) =>
    tellVerdict(factsOf(NEW_HOMESTEAD, facts), sold && { soldIn: sold }).notes.find(
      ({ code }) => code === 'cap_was_sellers',
    )?.text

  it('is told to be the seller’s, and last what to do', () => {
    const words = told({ year: 2025, month: 11 })
    expect(words).toMatch(
      /^The record shows a sale in November 2025\. A sale usually ends the seller’s cap, this one on January 1, 2026/,
    )
    expect(words).toMatch(/Check this answer with the numbers on your own 2026 notice\.$/)
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD, { values: valuesOfRow(held) }), {
      soldIn: { year: 2025, month: 11 },
    })
    expect(capOfSellerTold(verdict)).toBe(words)
  })

  it('is the owner’s own after an older sale, before one, and on the owner’s own notice', () => {
    expect(told({ year: 2024, month: 11 })).toBeUndefined()
    expect(told({ year: 2026, month: 2 })).toBeUndefined()
    expect(told(undefined)).toBeUndefined()
    expect(told({ year: 2025, month: 11 }, { values: factsOf(RENTAL).values })).toBeUndefined()
  })

  it('is none where the record was reset', () => {
    const reset = rowOf({
      ...held.amounts,
      AV_SD: 420_000,
      AV_NSD: 420_000,
      AV_HMSTD: 420_000,
      TV_SD: 395_000,
      TV_NSD: 368_589,
    })
    expect(told({ year: 2025, month: 11 }, { values: valuesOfRow(reset) })).toBeUndefined()
  })
})

describe('a rough estimate', () => {
  const low = { lowCents: dollars(300_000), pointCents: dollars(330_000), highCents: dollars(350_000) }

  it('never makes a petition worth filing without evidence', () => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate: { ...low, isRough: true } })
    expect(verdict).toMatchObject({ outcome: 'file_with_evidence', reason: 'estimate_is_rough' })
    // 420,000 − 330,000 = 90,000; 90 × 18.8553 = 1,696.98
    expect(verdict.headline).toBe(
      'By itself, our estimate is too rough to justify filing. It puts the market value near $330,000, which would save about $1,697 in one year.',
    )
    expect(outcomeLabel(verdict)).toBe('File only if you find evidence')
    expect(tellVerdict(factsOf(NEW_HOMESTEAD), { estimate: low }).outcome).toBe('file')
  })
})

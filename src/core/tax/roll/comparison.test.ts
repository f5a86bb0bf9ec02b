/** Proves what a verdict on typed numbers says where the roll of the same parcel and year has another just value. */
import { describe, expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { factsOf, NEW_HOMESTEAD, ROLL_NAME, rowOf, valuesOfRow } from '../testing/example-homes.ts'
import { isHeldAgainstSales } from './comparison.ts'

/** 420,000 is typed. */
const judged = (onRoll: number) =>
  tellVerdict(factsOf(NEW_HOMESTEAD), { onRoll: { justCents: dollars(onRoll), rollName: ROLL_NAME } })

describe('a typed just value', () => {
  // 42,000 is a zero too many; 336,000 × 1.25 = 420,000 = 560,000 × 0.75
  it.each([42_000, 4_200_000, 335_999, 560_001])('far from the %d of the roll tells nothing', (onRoll) => {
    const verdict = judged(onRoll)
    expect(verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'far_from_roll' })
    expect(verdict.problems).toMatchObject([{ field: 'justValue', code: 'far_from_roll' }])
    expect(verdict.problems[0]?.message).toContain('$420,000')
    expect(verdict.problems[0]?.message).toContain(`$${onRoll.toLocaleString('en-US')}`)
    expect(verdict.readings.every(({ isSavingOpen }) => isSavingOpen)).toBe(true)
  })

  it.each([336_000, 560_000, 419_999])('near the %d of the roll counts, with a note of both', (onRoll) => {
    const verdict = judged(onRoll)
    expect(verdict.outcome).toBe('file')
    const text = `You entered a market value of $420,000. The ${ROLL_NAME} has $${onRoll.toLocaleString('en-US')}, which may be preliminary. We used the number from your notice.`
    expect(verdict.notes).toContainEqual({ code: 'differs_from_roll', text })
    expect(verdict.problems).toEqual([])
  })

  it.each([420_000, 0])('has no note where the roll has %d', (onRoll) => {
    expect(judged(onRoll)).toMatchObject({ outcome: 'file', problems: [] })
    expect(judged(onRoll).notes.map(({ code }) => code)).not.toContain('differs_from_roll')
  })

  it('far from the roll is not held against what the home sold for', () => {
    const ownSale = { stance: 'for', words: 'speaks for it' } as const
    const onRoll = { justCents: dollars(42_000), rollName: ROLL_NAME }
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { onRoll, ownSale })
    expect(verdict).toMatchObject({ reason: 'far_from_roll' })
    expect(verdict.explanation).not.toContain('speaks for it')
  })

  it.each([
    // same year and near; another year, near or far; same year, but a slip; a roll without a just value
    [{ year: 2026, justValue: 420_000 }, 400_000, true],
    [{ year: 2025, justValue: 420_000 }, 420_000, false],
    [{ year: 2024, justValue: 42_000 }, 420_000, false],
    [{ year: 2026, justValue: 42_000 }, 420_000, false],
    [{ year: 2026, justValue: 420_000 }, 0, true],
  ])('is held against the sales of its own year only: %j beside %d', (typed, onRoll, isHeld) => {
    expect(isHeldAgainstSales(typed, { year: 2026, justValue: onRoll })).toBe(isHeld)
  })

  it.each([
    [400_000, false],
    [265_489, true],
    [42_000, true],
  ])('of another year than the roll is used, and noted only where %d lies far off', (onRoll, isNoted) => {
    const roll = { justCents: dollars(onRoll), rollName: 'Leon County 2027 tax roll' }
    const otherYear = { ...roll, rollYear: 2027, isValued: true }
    const { outcome, problems, notes } = tellVerdict(factsOf(NEW_HOMESTEAD), { otherYear })
    expect({ outcome, problems }).toEqual({ outcome: 'file', problems: [] })
    const text = notes.find(({ code }) => code === 'differs_from_roll')?.text
    expect(text !== undefined).toBe(isNoted)
    if (isNoted) expect(text).toContain('You entered a 2026 market value of $420,000, far from the')
    expect(notes[0]).toEqual({
      code: 'no_estimate_yet',
      text: 'Our sales show what this home was worth on January 1, 2027, not January 1, 2026. We compare them only with the market value on the Leon County 2027 tax roll.',
    })
  })

  it('of another year, where no sales value the home, has no estimate and no more', () => {
    const roll = { justCents: dollars(420_000), rollName: ROLL_NAME, rollYear: 2027 }
    const { notes } = tellVerdict(factsOf(NEW_HOMESTEAD), { otherYear: { ...roll, isValued: false } })
    expect(notes[0]?.text).toBe('There’s no estimate of this home’s value yet.')
  })

  it('that looks like a slipped digit is said to', () => {
    expect(judged(42_000).problems[0]?.message).toContain('10 times')
    expect(judged(300_000).problems[0]?.message).not.toContain('10 times')
  })

  it('is not looked for in values of the roll itself', () => {
    const values = valuesOfRow(
      rowOf({ JV: 420_000, AV_SD: 420_000, AV_NSD: 420_000, TV_SD: 420_000, TV_NSD: 420_000 }),
    )
    const onRoll = { justCents: dollars(42_000), rollName: ROLL_NAME }
    expect(tellVerdict(factsOf(NEW_HOMESTEAD, { values }), { onRoll }).outcome).toBe('file')
  })
})

import { describe, expect, it } from 'vitest'
import { verdict } from '#contract/verdict.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { judgeAppeal } from '#core/tax/judge-appeal.ts'
import { CAPPED_HOMESTEAD, factsOf, type Home, NEW_HOMESTEAD, RENTAL } from '#core/tax/worked-example.ts'
import { deadlineWords } from './deadline-words.ts'
import { nextStepOf } from './next-step.ts'

const stepFor = (home: Home, facts = {}) =>
  nextStepOf(verdict.parse(JSON.parse(JSON.stringify(judgeAppeal(factsOf(home, facts))))))

describe('the next step', () => {
  it('is the course where the largest cut leaves more than its price', () => {
    // 25 % of 420,000 is 105,000; × 18.8553 ÷ 1,000 = 1,979.81 (665.70 + 1,314.11); − 50 = 1,929.81.
    expect(stepFor(NEW_HOMESTEAD)).toEqual({ kind: 'course', bestNetCents: 192_981 })
  })

  it('is filing without the course where a cut pays the fee but not the course', () => {
    // 25 % of 40,000 is 10,000; × 18.8553 ÷ 1,000 = 188.55; − 50 = 138.55, less than 197.
    const small: Home = { ...RENTAL, just: 40_000, assessed: [40_000, 40_000], taxable: [40_000, 40_000] }
    expect(stepFor(small)).toEqual({ kind: 'file_without_course', bestNetCents: 13_855 })
  })

  it('counts the rules that save less while two sets are possible', () => {
    const home: Home = {
      taxYear: 2027,
      homestead: true,
      just: 180_000,
      assessed: [180_000, 180_000],
      taxable: [155_000, 128_000],
    }
    // A cut of 25 % is 45,000. School: 45,000 × 6.34 ÷ 1,000 = 285.30 under both sets of rules.
    // Other levies: the whole 45,000 before Amendment 3; with its 150,000 only 30,000 is left to take away:
    // 30,000 × 12.5153 ÷ 1,000 = 375.46. Together 660.76, less the fee of 50.
    expect(stepFor(home)).toEqual({ kind: 'course', bestNetCents: 61_076 })
  })

  it.each([
    ['a cap that absorbs the cut', CAPPED_HOMESTEAD, {}, 'do_not_buy'],
    ['missing rates', RENTAL, { millage: { kind: 'missing' as const } }, 'wait'],
  ])('sells nothing after %s', (_, home, facts, kind) => {
    expect(stepFor(home, facts)).toEqual({ kind })
  })
})

describe('the deadline', () => {
  it('is the printed one', () => {
    expect(deadlineWords(2026, calendarDate('2026-08-20'))).toBe(
      'The petition date printed on your TRIM notice is the one that counts, and the petition must be received by then.',
    )
  })

  it('is said to be behind once the last county known is', () => {
    expect(deadlineWords(2026, calendarDate('2026-11-21'))).toContain('was Friday, September 18, 2026.')
  })

  it('of a year that is not the running one is not guessed', () => {
    expect(deadlineWords(2027, calendarDate('2026-11-21'))).not.toContain('2027')
  })
})

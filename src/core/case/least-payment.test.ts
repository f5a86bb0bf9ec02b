/** Proves what must at least be paid on each day while a petition is under way, by the worked figures of the law. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { leastOfTax } from '#core/case/least-payment.ts'
import { inAugust, prepared } from '#core/case/testing/cases.ts'
import { cents } from '#core/money.ts'
import { tellDeadline } from '#words/deadline/tell.ts'
import { caseDates } from './days/case-dates.ts'
import { type CaseFile, emptyCase } from './file.ts'
import { nextCaseStep } from './step/next-step.ts'

/** $4,854.67 of tax, as the notice proposes, and $600 of other charges. */
const billed: CaseFile = {
  ...prepared,
  filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10'), otherChargesCents: 60_000 },
}

const detailOf = (file: CaseFile, id: string): string =>
  caseDates({ ...inAugust(file), today: calendarDate('2026-11-02') })
    .map(tellDeadline)
    .find((one) => one.id === id)?.detail ?? ''

/**
 * 4,854.67 × 0.75 = 3,641.0025. To the nearest cent that is 3,641.00, which is a quarter of a cent short of 75%: paying
 * it would fail the law's "at least". So each share is rounded up, to 3,641.01.
 * 4,854.67 × 0.75 × 0.96 = 3,495.3624; × 0.97 = 3,531.772425; × 0.98 = 3,568.18245; × 0.99 = 3,604.592475.
 */
it.each([
  [0, 364_101],
  [4, 349_537],
  [3, 353_178],
  [2, 356_819],
  [1, 360_460],
])('with %s% off, the share of the tax is never a fraction of a cent short', (percent, least) => {
  expect(leastOfTax(cents(485_467), percent)).toBe(least)
  const shareOf = (paid: number) => paid * 10_000 - 485_467 * 75 * (100 - percent)
  expect(shareOf(least)).toBeGreaterThanOrEqual(0)
  expect(shareOf(least - 1)).toBeLessThan(0)
})

describe('each day of the bill', () => {
  it.each([
    ['payment-2026', '$4,241.01 ($3,641.01 + $600.00)', 'with no discount left'],
    ['discount-4-2026', '$4,095.37 ($3,495.37 + $600.00)', 'less 4% of that share'],
    ['discount-3-2026', '$4,131.78 ($3,531.78 + $600.00)', 'less 3% of that share'],
    ['discount-2-2026', '$4,168.19 ($3,568.19 + $600.00)', 'less 2% of that share'],
    ['discount-1-2026', '$4,204.60 ($3,604.60 + $600.00)', 'less 1% of that share'],
  ])('of %s names at least %s, and how it is reckoned', (id, sum, how) => {
    const detail = detailOf(billed, id)
    expect(detail).toContain(`the minimum that keeps your petition on value alive is ${sum}`)
    const share = '75% of the $4,854.67 ad valorem tax you entered from your notice'
    expect(detail).toContain(
      `${share}, ${how}, rounded up to the cent. The $600.00 is the other charges you entered from your bill, in full.`,
    )
    expect(detail).toContain('Go by the amounts on your bill.')
    expect(detail.includes('Check your bill to see whether it lowers the other charges too')).toBe(
      id !== 'payment-2026',
    )
  })

  it('asks for the other charges while they are not typed, as in a case of before', () => {
    const { otherChargesCents: _, ...ofBefore } = billed.filing
    const detail = detailOf({ ...billed, filing: ofBefore }, 'discount-4-2026')
    expect(detail).toContain('alive is $3,495.37, plus all the non-ad valorem assessments on your bill')
    expect(detail).toContain('Enter their total in your case')
    expect(detailOf({ ...billed, filing: { ...ofBefore, otherChargesCents: null } }, 'discount-4-2026')).toBe(
      detail,
    )
  })

  it('asks for the tax where only the other charges are typed, and says nothing where neither is', () => {
    const untaxed = { ...billed, notice: emptyCase.notice }
    expect(detailOf(untaxed, 'payment-2026')).toContain(
      'The $600.00 of other charges you entered must be paid in full.',
    )
    const bare = { ...untaxed, filing: { ...billed.filing, otherChargesCents: null } }
    expect(detailOf(bare, 'payment-2026')).not.toContain('entered')
    expect(detailOf(bare, 'discount-4-2026')).not.toContain('least')
  })

  it('names no least once the board has decided', () => {
    const outcome = {
      ...emptyCase.outcome,
      kind: 'not_reduced',
      decidedOn: calendarDate('2026-10-30'),
    } as const
    expect(detailOf({ ...billed, outcome }, 'discount-4-2026')).not.toContain('least')
  })
})

it('stands at the next step too, where that is to pay', () => {
  const next = nextCaseStep({ ...inAugust(billed), today: calendarDate('2027-03-20') })
  expect(next).toMatchObject({
    id: 'pay',
    least: { discountPercent: 0, ofTax: { taxCents: 485_467, shareCents: 364_101 }, chargesCents: 60_000 },
  })
})

import { expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from './tell.ts'

const told = (low: number, point: number, high: number, isRough = false) => {
  const estimate = { lowCents: dollars(low), pointCents: dollars(point), highCents: dollars(high), isRough }
  return tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
}

// the county's value is 420,000
it('says where the middle of the sales lies above the county’s value, though the low end would pay', () => {
  const verdict = told(380_000, 440_000, 500_000)
  expect(verdict.reason).toBe('estimate_spans_break_even')
  expect(verdict.headline).toContain('point to $440,000, above the county’s $420,000.')
})

it('keeps the worth of evidence where the middle lies below it', () => {
  expect(told(380_000, 415_000, 430_000).headline).toContain('Each $10,000 off saves about')
})

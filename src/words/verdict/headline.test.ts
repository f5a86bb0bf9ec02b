import { expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
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
  expect(told(380_000, 415_000, 430_000).headline).toContain('Every $10,000 cut saves about')
})

// the cap holds 300,000 of 420,000
it('says what a home with a cap is taxed as where even the low end saves nothing', () => {
  const estimate = { lowCents: dollars(320_000), pointCents: dollars(348_000), highCents: dollars(380_000) }
  const { reason, headline } = tellVerdict(factsOf(CAPPED_HOMESTEAD), { estimate })
  expect(reason).toBe('estimate_above_break_even')
  expect(headline).toContain('already taxed as if the home were worth $300,000')
})

import { expect, it } from 'vitest'
import { purchaseRows, rateWords, withNothingOff } from './purchase-steps.ts'

const steps = {
  paidCents: 27_500_000,
  bought: { year: 2025, month: 4 },
  broughtCents: 28_627_700,
  percent: 83.4,
  levelOf: 'county',
  justCents: 23_875_500,
  near: { percent: 86.2, justValueCents: 24_677_000 },
  countyCents: 28_491_600,
} as const

it('goes from the price to a market value, and shows the county’s below it', () => {
  expect(purchaseRows(steps).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'You paid, April 2025: $275,000',
    'Adjusted to January 1: $286,277',
    '× 83.4%, the county’s rate: $238,755',
    'At your neighborhood’s 86.2%: $246,770',
    'The county’s value: $284,916',
  ])
})

it('leaves out what is not known', () => {
  const bare = { ...steps, bought: null, broughtCents: null, percent: null, near: null }
  expect(purchaseRows(bare).map(({ label }) => label)).toEqual([
    'You paid',
    'As a county value',
    'The county’s value',
  ])
})

// 1,000 × the rate in cents: what a home of $100,000 is listed at.
it.each([
  [
    83.38,
    '83.4% is 83.4 cents on the dollar: the county lists a home that sells for $100,000 at about $83,400.',
  ],
  [84, '84% is 84 cents on the dollar: the county lists a home that sells for $100,000 at about $84,000.'],
  [null, null],
])('tells a rate of %s by an example', (percent, words) => {
  expect(rateWords({ ...steps, percent })).toBe(words)
})

it('says by how much a price is below the county’s value with nothing off', () => {
  const clearlyBelow = { ...steps, broughtCents: steps.countyCents - 3_000_000 }
  expect(withNothingOff(clearlyBelow)).toBe(
    'Even with nothing off, your price on January 1 is $30,000 below the county’s value.',
  )
  expect(withNothingOff({ ...steps, broughtCents: null })).toBeNull()
})

it('says where the rate is the whole saving, as for a price a few dollars below the county’s value', () => {
  expect(withNothingOff({ ...steps, broughtCents: steps.countyCents - 1_200 })).toBe(
    'You save only if the board accepts that the county values homes below their prices.',
  )
})

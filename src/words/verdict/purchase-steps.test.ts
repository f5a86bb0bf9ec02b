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
    '× the county’s 83.4%: $238,755',
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

it.each([
  [83.38, 'Across the county, homes are valued at about 83.4% of what they sell for.'],
  [84, 'Across the county, homes are valued at about 84% of what they sell for.'],
  [null, null],
])('says what a rate of %s is', (percent, words) => {
  expect(rateWords({ ...steps, percent })).toBe(words)
})

it('says whose rate it is', () => {
  expect(rateWords({ ...steps, levelOf: 'neighborhood' })).toBe(
    'The county values homes in your neighborhood at about 83.4% of what they sell for.',
  )
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

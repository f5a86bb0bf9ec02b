import { expect, it } from 'vitest'
import { purchaseRows } from './purchase-steps.ts'

const steps = {
  paidCents: 27_500_000,
  bought: { year: 2025, month: 4 },
  broughtCents: 28_627_700,
  percent: 83,
  levelOf: 'county',
  justCents: 23_761_000,
  near: { percent: 86.2, justValueCents: 24_677_000 },
  countyCents: 28_491_600,
} as const

it('goes from the price to a market value, and ends with the county’s', () => {
  expect(purchaseRows(steps).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'You paid, April 2025: $275,000',
    'Adjusted to January 1: $286,277',
    'At the county’s 83 cents on the dollar: $237,610',
    'At your neighborhood’s 86 cents: $246,770',
    'The county’s market value: $284,916',
  ])
})

it('leaves out what is not known', () => {
  const bare = { ...steps, bought: null, broughtCents: null, percent: null, near: null }
  expect(purchaseRows(bare).map(({ label }) => label)).toEqual([
    'You paid',
    'As a market value',
    'The county’s market value',
  ])
})

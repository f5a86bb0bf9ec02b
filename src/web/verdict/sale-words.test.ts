/** Checks how differences and their rates are told: in the unit of each item, from the home's side. */
import { expect, it } from 'vitest'
import { differenceWords, rateWords, signedMoney, soldIn } from './sale-words.ts'

it.each([
  ['time', 1, 44_157, 'sold 1 month before the valuation date', '$441.57 a month'],
  ['time', -2, 44_157, 'sold 2 months after the valuation date', '$441.57 a month'],
  ['area', 1_151, 7_100, 'your home is 1,151 sq ft larger', '$71 a sq ft'],
  ['age', -3, -28_200, 'your home is 3 years newer', '−$282 a year'],
  ['land', -435, 253, 'your lot is 435 sq ft smaller', '$2.53 a sq ft'],
  ['quality', 1, 500_000, 'your home is 1 grade higher', '$5,000 a grade'],
  ['features', -4_865, 280, 'features worth $4,865 less', '$2.80 a dollar'],
  ['features', 4_071, 100, 'features worth $4,071 more', 'dollar for dollar'],
  ['land', 0, null, 'the same', ''],
  ['location', null, null, 'different location or type', ''],
] as const)('%s of %s at %s: %s, %s', (item, difference, unitRateCents, how, rate) => {
  const adjustment = { item, difference, unitRateCents, amountCents: 100 }
  expect([differenceWords(adjustment), rateWords(adjustment)]).toEqual([how, rate])
})

it.each([
  [5, 97_514, '$975.14 a year, applied to 5 years'],
  [0, null, 'not adjusted'],
] as const)('of 10 years, %s of which count, the rate says so', (difference, unitRateCents, rate) => {
  const counted = { difference, from: 0, to: 50 }
  expect(rateWords({ item: 'age', difference: 10, unitRateCents, amountCents: 100, counted })).toBe(rate)
})

it('what is not counted and moves nothing is said to be so', () => {
  const adjustment = { item: 'quality', difference: null, unitRateCents: null, amountCents: 0 } as const
  expect(differenceWords(adjustment)).toBe('the same, or not adjusted')
})

it('amounts carry their sign, sales their month', () => {
  expect([signedMoney(528_000), signedMoney(-528_000), signedMoney(0)]).toEqual(['+$5,280', '−$5,280', '$0'])
  expect(soldIn({ year: 2019, month: 6 })).toBe('Jun 2019')
})

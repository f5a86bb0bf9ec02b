import { expect, it } from 'vitest'
import { taxGoingBack } from './tax-part.ts'

/** $197.00 and 7 % tax. */
const paid = { amountCents: 21_079, taxCents: 1_379 }

it.each([
  ['all of it', 21_079, 0, 1_379],
  // 210.79 of 210.79 holds 13.79; 110.79 of it 1379 × 11079 / 21079 = 724.79…, rounded 7.25; 13.79 − 7.25.
  ['a part, $100.00', 21_079, 11_079, 654],
  ['the rest of it', 11_079, 0, 725],
  ['nothing', 21_079, 21_079, 0],
])('[F41] the tax in a refund of %s', (_what, beforeCents, afterCents, cents) => {
  expect(taxGoingBack(paid, { beforeCents, afterCents })).toBe(cents)
})

it('[F41] there is none in a payment without tax, nor in one of nothing', () => {
  expect(taxGoingBack({ amountCents: 19_700, taxCents: 0 }, { beforeCents: 19_700, afterCents: 0 })).toBe(0)
  expect(taxGoingBack({ amountCents: 0, taxCents: 0 }, { beforeCents: 0, afterCents: 0 })).toBe(0)
})

import { expect, it } from 'vitest'
import { type CheckoutTotal, isExpectedTotal } from './checkout-total.ts'

const order = { amountCents: 19_700, currency: 'usd' }
const plain: CheckoutTotal = {
  currency: 'usd',
  subtotalCents: 19_700,
  discountCents: 0,
  taxCents: 0,
  totalCents: 19_700,
}

it.each([
  ['the price', {}, true],
  ['197.00 − 19.70', { discountCents: 1_970, totalCents: 17_730 }, true],
  ['nothing, by a code for all of it', { discountCents: 19_700, totalCents: 0 }, true],
  ['197.00 + 7 % tax [F41]', { taxCents: 1_379, totalCents: 21_079 }, true],
  ['197.00 − 19.70 + 12.41 tax [F41]', { discountCents: 1_970, taxCents: 1_241, totalCents: 18_971 }, true],
  ['tax that is asked for and not stated [F41]', { totalCents: 21_079 }, false],
  ['the same figure in yen, which has no cents [F40]', { currency: 'jpy' }, false],
  ['another price', { subtotalCents: 100, totalCents: 100 }, false],
  ['less than the discount explains', { discountCents: 1_970, totalCents: 100 }, false],
  ['a discount below zero', { discountCents: -100, totalCents: 19_800 }, false],
])('a checkout of %s', (_case, change, expected) => {
  expect(isExpectedTotal(order, { ...plain, ...change })).toBe(expected)
})

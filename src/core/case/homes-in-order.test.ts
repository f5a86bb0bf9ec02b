/** Proves that of homes that need their owner alike the one with the most money left comes first, whatever its address. */
import { expect, it } from 'vitest'
import { dollars } from '#core/money.ts'
import { type HomeSeen, homesInOrder } from './homes-in-order.ts'

const worth = (address: string, saved: number, own: HomeSeen['own'] = null): HomeSeen => ({
  address,
  own,
  outlook: {
    verdict: { outcome: 'file', reason: 'estimate_below_break_even' },
    presentCents: dollars(400_000),
    salesOnlyListed: false,
    purchase: null,
    feeCents: dollars(50),
    options: [
      {
        id: 'estimate',
        justCents: dollars(380_000),
        repairsCents: 0,
        saving: { lowCents: dollars(saved), highCents: dollars(saved) },
      },
    ],
  },
})

const order = (...homes: HomeSeen[]): string[] =>
  homesInOrder(homes, (home) => home).map(({ address }) => address)

it('puts the most money left first, and the address last', () => {
  expect(order(worth('1 Less St', 300), worth('2 More St', 900), worth('10 Same St', 300))).toEqual([
    '2 More St',
    '1 Less St',
    '10 Same St',
  ])
})

it('counts nothing below the fee, where only the address is left to go by', () => {
  expect(order(worth('9 None St', 0), worth('10 None St', 40))).toEqual(['9 None St', '10 None St'])
})

it('keeps a day of an open case before more money', () => {
  const own = { isFiled: false, dueOn: '2026-09-14' }
  expect(order(worth('1 More St', 900), worth('2 Begun St', 300, own))).toEqual(['2 Begun St', '1 More St'])
})

/** Proves that ticking a sale keeps what its owner wrote, and that nothing of ours is left when it is no longer ticked. */
import { describe, expect, it } from 'vitest'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { withListChanged, withoutSale, withSale } from './choose-sale.ts'

const sale: AdjustedRollSale = {
  home: {
    parcelId: 'P-1',
    address: '1 Sample Lane',
    livingAreaSqft: 1_920,
    landSqft: 8_000,
    effectiveYearBuilt: 2000,
  },
  sale: {
    year: 2025,
    month: 8,
    priceCents: 40_000_000,
    qualificationCode: '01',
    recording: 'Book 1, page 2',
  },
  nearness: 'same_development',
  nearnessWords: 'Same development',
  adjustments: [],
  netPercent: 0,
  grossPercent: 0,
  adjustedCents: 40_000_000,
}
const offered = { sale, reason: 'Same development, 4% smaller.', id: 'new' }

describe('a sale of the record', () => {
  it('comes with what the record has of it, chosen, and with the reason', () => {
    expect(withSale([], offered)).toEqual([
      {
        id: 'new',
        source: 'roll',
        address: '1 Sample Lane',
        parcelId: 'P-1',
        soldYear: 2025,
        soldMonth: 8,
        priceCents: 40_000_000,
        livingAreaSqft: 1_920,
        yearBuilt: 2000,
        recordedAt: 'Book 1, page 2',
        decision: 'chosen',
        reason: 'Same development, 4% smaller.',
      },
    ])
  })

  it('is there once, however often it is ticked', () => {
    const once = withSale([], offered)
    expect(withSale(once, { ...offered, id: 'other' })).toEqual(once)
  })

  it('goes as it came', () => {
    expect(withoutSale(withSale([], offered), offered)).toEqual([])
    expect(withoutSale([], offered)).toEqual([])
  })

  it('keeps the reason that its owner wrote, undecided', () => {
    const own = withSale([], offered).map((one) => ({ ...one, reason: 'Same plan as mine.' }))
    const [kept] = withoutSale(own, offered)
    expect(kept).toMatchObject({ decision: null, reason: 'Same plan as mine.' })
    expect(withSale(kept ? [kept] : [], offered)).toEqual(own)
  })
})

it('a sale removed from the list below leaves the others in their places', () => {
  const [first, shown, last] = ['a', 'x', 'b'].map((id) => withSale([], { ...offered, id })[0])
  if (!first || !shown || !last) throw new Error('each makes an entry')
  const added = { ...first, id: 'c' }
  const after = withListChanged([first, shown, last], [first, last], [last, added])
  expect(after.map(({ id }) => id)).toEqual(['x', 'b', 'c'])
})

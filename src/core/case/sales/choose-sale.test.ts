/** Proves that ticking a sale keeps what its owner wrote, and that nothing of ours is left when it is no longer ticked. */
import { describe, expect, it } from 'vitest'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { inListOrder, numberInPapers, withListChanged, withoutSale, withSale } from './choose-sale.ts'

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

describe('sales as the papers number them', () => {
  const offeredAs = (parcelId: string): AdjustedRollSale => ({ ...sale, home: { ...sale.home, parcelId } })
  const listed = ['P-1', 'P-2', 'P-3'].map(offeredAs)
  const take = (sales: Parameters<typeof withSale>[0], at: number) => {
    const one = listed[at]
    if (one === undefined) throw new Error('there is no such sale')
    return withSale(sales, { sale: one, reason: '', id: `s${at}` })
  }

  it('stand in the order of the list whichever was ticked first, and one that was typed keeps its place', () => {
    const [typed] = take([], 1)
    if (typed === undefined) throw new Error('a sale was taken')
    const own = { ...typed, id: 'own', source: 'typed' as const, parcelId: 'elsewhere' }
    const ticked = take([...take([], 2), own], 0)
    expect(ticked.map(({ id }) => id)).toEqual(['s2', 'own', 's0'])
    expect(inListOrder(ticked, listed).map(({ id }) => id)).toEqual(['s0', 'own', 's2'])
  })

  it('are counted among those in use; one left out has no number', () => {
    const [first, second] = take(take([], 0), 1)
    if (first === undefined || second === undefined) throw new Error('two sales were taken')
    const left = { ...first, decision: 'rejected' as const }
    expect([left, second].map((one) => numberInPapers([left, second], one))).toEqual([null, 1])
  })
})

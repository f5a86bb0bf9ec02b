/** Proves which sales are taken to begin with, and which unused ones are named as nearer than a used one. */
import { describe, expect, it } from 'vitest'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { rich } from '#core/document/testing/rich-case.ts'
import { nearestFirst } from '#core/valuation/select/nearest-first.ts'
import type { CaseSale } from '../file.ts'
import { sale } from '../testing/cases.ts'
import { firstChoices, mostAlike, nearerUnused } from './nearer-sales.ts'

const known = rich.sales && typeof rich.sales !== 'string' ? rich.sales.comparables[0] : undefined
if (known === undefined) throw new Error('the roll has a sale')

const offer = (parcelId: string, grossPercent: number, more: Partial<AdjustedRollSale> = {}) => ({
  ...known,
  home: { ...known.home, parcelId },
  grossPercent,
  ...more,
})

const decided = (parcelId: string, decision: CaseSale['decision']): CaseSale =>
  sale(parcelId, { parcelId, decision, priceCents: known.sale.priceCents })

const offered = [
  offer('a', 12),
  offer('b', 18),
  offer('c', 20.4),
  offer('nearer', 19.4),
  offer('nearest', 11),
  offer('larger', 21),
  offer('elsewhere', 5, { nearness: 'same_county' }),
  offer('left', 10),
]
const used = ['a', 'b', 'c'].map((id) => decided(id, 'chosen'))
const named = (own: readonly CaseSale[]) => nearerUnused(own, offered, 2026).map(({ home }) => home.parcelId)

it('names those in a place as near that need smaller adjustments than a used sale', () => {
  expect(named([...used, decided('left', 'rejected')])).toEqual(['nearest', 'nearer'])
})

it('names the nearest however many are used, and none before enough are chosen', () => {
  expect(named([...used, ...['left', 'd', 'e'].map((id) => decided(id, 'chosen'))])).toEqual([
    'nearest',
    'nearer',
  ])
  expect(named(used.slice(0, 2))).toEqual([])
})

it('names none that was sold after the value date', () => {
  const late = [...offered, offer('late', 3, { sale: { ...known.sale, year: 2026, month: 1 } })]
  expect(nearerUnused(used, late, 2026).map(({ home }) => home.parcelId)).not.toContain('late')
})

describe('those to begin with', () => {
  const begun = (sales: readonly AdjustedRollSale[]) =>
    mostAlike(sales, 2026).map(({ home }) => home.parcelId)

  it('are the first five where all are adjusted alike, none of them sold after the value date', () => {
    const late = offer('late', 8, { sale: { ...known.sale, year: 2026, month: 1 } })
    expect(begun([late, ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => offer(id, 8))])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })

  it('leave out no sale that is nearer than one of them', () => {
    // c, of the list's six, is the largest in change and no nearer than another: it is left out, and f is in.
    const sales = [
      offer('a', 12),
      offer('b', 9),
      offer('c', 20),
      offer('d', 10),
      offer('e', 11),
      offer('f', 15),
    ]
    expect(begun(sales)).toEqual(['b', 'd', 'e', 'a', 'f'])
    const chosen = begun(sales).map((id) => decided(id, 'chosen'))
    expect(nearerUnused(chosen, sales, 2026)).toEqual([])
  })

  it('are those of the nearer place though they are changed more', () => {
    const far = offer('far', 2, { nearness: 'same_county' })
    expect(begun([...['a', 'b', 'c', 'd', 'e'].map((id) => offer(id, 15)), far])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })

  it('are the first of the list as it is shown, which ends with those sold after the value date', () => {
    const late = offer('late', 1, { sale: { ...known.sale, year: 2026, month: 1 } })
    const sales = [
      late,
      offer('a', 12),
      offer('b', 9),
      offer('c', 20),
      offer('d', 10),
      offer('e', 11),
      offer('f', 15),
    ]
    const shown = nearestFirst(sales, 2026).map(({ home }) => home.parcelId)
    expect(shown).toEqual(['b', 'd', 'e', 'a', 'f', 'c', 'late'])
    expect(begun(sales)).toEqual(shown.slice(0, 5))
  })
})

describe('the first choices', () => {
  const chosen = (sales: readonly AdjustedRollSale[]) =>
    firstChoices(sales, 2026).map(({ id, sales: taken }) => `${id} ${taken.length}`)
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => offer(id, 8))

  it('are the nearest five and all, without those sold after the value date', () => {
    const late = offer('late', 3, { sale: { ...known.sale, year: 2026, month: 1 } })
    expect(chosen([...many, late])).toEqual(['nearest 5', 'all 7'])
  })

  it('are one where the nearest are all, and none where too few carry a value', () => {
    expect(chosen(many.slice(0, 5))).toEqual(['nearest 5'])
    expect(chosen(many.slice(0, 2))).toEqual([])
  })
})

/** Proves which unused sales are named as nearer than a used one, and that none is before the owner has chosen enough. */
import { expect, it } from 'vitest'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { rich } from '#core/document/testing/rich-case.ts'
import type { CaseSale } from '../file.ts'
import { sale } from '../testing/cases.ts'
import { nearerUnused } from './nearer-sales.ts'

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
const named = (own: readonly CaseSale[]) => nearerUnused(own, offered).map(({ home }) => home.parcelId)

it('names those in a place as near that need smaller adjustments than a used sale', () => {
  expect(named([...used, decided('left', 'rejected')])).toEqual(['nearest', 'nearer'])
})

it('names as many as the grid has room for, and none before enough are chosen', () => {
  expect(named([...used, ...['left', 'd', 'e'].map((id) => decided(id, 'chosen'))])).toEqual([])
  expect(named(used.slice(0, 2))).toEqual([])
})

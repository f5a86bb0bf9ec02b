/** Proves in which order sales are shown: by place, then by how much they were adjusted, those after the value date last. */
import { expect, it } from 'vitest'
import { nearestFirst, type PlacedSale } from './nearest-first.ts'

const placed = (
  nearness: PlacedSale['nearness'],
  grossPercent: number,
  year = 2025,
): PlacedSale & { name: string } => ({
  name: `${nearness} ${grossPercent}`,
  nearness,
  grossPercent,
  sale: { year },
})

it('shows none before one that is as near and adjusted less', () => {
  const sales = [
    placed('same_neighborhood', 4, 2026),
    placed('same_county', 10),
    placed('same_neighborhood', 12),
    placed('same_neighborhood', 9),
  ]
  expect(nearestFirst(sales, 2026).map(({ name }) => name)).toEqual([
    'same_neighborhood 9',
    'same_county 10',
    'same_neighborhood 12',
    'same_neighborhood 4',
  ])
})

/** Proves that a grid says why its sales are from elsewhere, and why another development is not adjusted. */
import { expect, it } from 'vitest'
import { rich } from '#core/document/testing/rich-case.ts'
import type { AdjustedRollSale } from '../material.ts'
import { otherPlaceFacts } from './other-places.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
const [first] = rich.sales.comparables
if (first === undefined) throw new Error('the case has sales')

const saleOf = (nearness: AdjustedRollSale['nearness'], developmentName = 'Elm Park'): AdjustedRollSale => ({
  ...first,
  nearness,
  home: { ...first.home, developmentName },
  adjustments: first.adjustments.map((line) =>
    line.item === 'location' ? { ...line, amountCents: 0 } : line,
  ),
})

const saidOf = (shown: readonly AdjustedRollSale[], others: readonly AdjustedRollSale[] = []): string =>
  otherPlaceFacts(shown, ['1', '2', '3'], {
    home: { ...first.home, developmentName: 'Oak Park' },
    comparables: [...shown, ...others],
  })
    .map(({ value }) => value)
    .join(' ')

it('says that none of the own neighborhood fits only where none was offered', () => {
  const far = [saleOf('same_zip'), saleOf('same_county')]
  expect(saidOf(far)).toContain('No sale in my own neighborhood fits')
  expect(saidOf(far, [saleOf('same_neighborhood')])).toBe('')
  expect(saidOf([saleOf('same_development', 'Oak Park'), saleOf('same_zip')])).toBe(
    'Few sales in my own neighborhood fit, so Sale 2 is from elsewhere.',
  )
})

it('says why a development of the same neighborhood is not adjusted', () => {
  expect(saidOf([saleOf('same_neighborhood'), saleOf('same_development', 'Oak Park')])).toContain(
    'I do not adjust Sale 1 for its development or building: with fewer than 10 sales',
  )
  const others = [
    saleOf('same_neighborhood'),
    saleOf('same_neighborhood'),
    saleOf('same_development', 'Oak Park'),
  ]
  expect(saidOf(others)).toContain('I do not adjust Sales 1 and 2 for their developments or buildings: with')
  expect(saidOf(others.slice(0, 2))).toContain(
    'I do not adjust any sale for its development or building: with',
  )
})

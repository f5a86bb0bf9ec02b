/** Proves that an owner's reason for a sale is held against the record of that sale, in English and in Spanish. */
import { expect, it } from 'vitest'
import { rich } from '#core/document/testing/rich-case.ts'
import { saleReasonDoubt } from './sale-reason-doubts.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
const [first] = rich.sales.comparables
if (first === undefined) throw new Error('the case has sales')

const home = { ...first.home, address: '305 W Ida St, Tampa, FL 33603' }
const sold = {
  ...first,
  nearness: 'same_neighborhood' as const,
  home: { ...first.home, livingAreaSqft: 1_360, address: '4907 N Willis St, Tampa, FL 33603' },
  adjustments: [{ item: 'area', difference: 265, unitRateCents: 100, amountCents: 26_500 }] as const,
}

it.each([
  ['En la misma calle, del mismo tamaño', 'it is on N Willis St, and it is 16% smaller'],
  ['Same street as mine', 'it is on N Willis St'],
  ['The same size', 'it is 16% smaller'],
  ['In the same subdivision', 'the county’s record puts it in another development'],
  ['In my neighborhood', ''],
  ['Sold by a bank, needs a roof', ''],
  ['', ''],
])('%j is doubted with %j', (reason, doubt) => {
  expect(saleReasonDoubt({ reason }, sold, home)).toBe(doubt)
})

it('says nothing of what the record does not hold', () => {
  expect(saleReasonDoubt({ reason: 'Same street' }, undefined, home)).toBe('')
  expect(saleReasonDoubt({ reason: 'Same street' }, sold, { ...home, address: '' })).toBe('')
})

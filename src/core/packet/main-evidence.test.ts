/** Proves that a cover names the best evidence of a case first, and none that its packet leaves out. */
import { expect, it } from 'vitest'
import type { CaseMaterial } from '#core/document/facts/case.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { mainEvidence } from './main-evidence.ts'

const sheetWith = (more: Partial<CaseMaterial>) => sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, more))

const all = ['comparable_analysis', 'condition_exhibit', 'evidence_list'] as const

it('is the sales as a just value, the record and what a paper shows of the repairs, each with its part', () => {
  expect(mainEvidence(sheetWith(rich), all)).toEqual([
    {
      said: 'Three comparable sales, less the repairs, indicate a just value of $338,650.',
      shownIn: 'Reconciliation to one value',
    },
    {
      said: 'The county’s record is wrong about living area (1,910 sq ft, not 2,140 sq ft).',
      shownIn: 'Record and condition',
    },
    {
      said: 'A written estimate puts the repair of the slab at $12,500.',
      shownIn: 'Record and condition',
    },
  ])
})

it('begins with the own purchase, in one sentence, where that leads the case', () => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
  const ownSaleCompared = { words: '', justValueCents: 34_300_000, broughtCents: 39_000_000 }
  const ownSales = [{ year: 2025, month: 11, priceCents: 38_500_000, qualificationCode: '01', recording: '' }]
  const [first] = mainEvidence(sheetWith({ ...rich, sales: { ...sales, ownSales, ownSaleCompared } }), all)
  expect(first).toEqual({
    said: 'I bought my home in November 2025 for $385,000, $30,000 less than the just value once adjusted to January 1.',
    shownIn: 'My own purchase',
  })
})

it('is of a purchase alone what was paid, what that comes to, and how the county lists it', () => {
  const { sales } = rich
  if (sales === undefined || typeof sales === 'string') throw new Error('the case has sales')
  const ownSaleCompared = { words: '', justValueCents: 34_300_000, broughtCents: 39_000_000 }
  const ownSales = [{ year: 2025, month: 11, priceCents: 38_500_000, qualificationCode: '01', recording: '' }]
  const value = { opinionCents: 34_300_000, reasons: '' }
  const file = { ...richHeld.file, comparables: [], purchaseIsEnough: true, value }
  const held = { ...richHeld, file }
  const found = mainEvidence(sheetWith({ held, sales: { ...sales, ownSales, ownSaleCompared } }), all)
  expect(found.map(({ said }) => said)).toEqual([
    'I bought my home in November 2025 for $385,000, $30,000 less than the just value once adjusted to January 1.',
    'As a just value on January 1, that is $343,000.',
    'The county lists it as a sale at arm’s length, qualified from the deed.',
  ])
})

it('names nothing of a paper that is not in the packet', () => {
  expect(
    mainEvidence(sheetWith(rich), ['evidence_list', 'condition_exhibit']).map(({ shownIn }) => shownIn),
  ).toEqual(['Record and condition', 'Record and condition'])
  expect(mainEvidence(sheetWith({}), all)).toEqual([])
})

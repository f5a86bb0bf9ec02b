/** Proves that the sentence of a cost stays right, however its owner typed who estimated or billed it and when. */
import { expect, it } from 'vitest'
import type { ConditionItem } from '#core/case/file.ts'
import { costWords } from './condition.ts'

const item: ConditionItem = {
  id: 'r',
  what: 'Roof leaks',
  where: '',
  presentOnValuationDay: true,
  costCents: 1_100_000,
  costSource: 'estimate',
  costDetail: '',
}

it.each([
  ['', 'The written estimate puts'],
  ['Bay Roofing', 'The written estimate from Bay Roofing puts'],
  ['Bay Roofing, in november', 'The written estimate from Bay Roofing, in November, puts'],
  ['Bay Roofing in NOVEMBER 2025.', 'The written estimate from Bay Roofing in November 2025 puts'],
  ['Bay Roofing, LLC', 'The written estimate from Bay Roofing, LLC, puts'],
  ['Bay Roofing, 12/9/2025', 'The written estimate from Bay Roofing, dated December 9, 2025, puts'],
  ['Bay Roofing, LLC, 12/9/2025', 'The written estimate from Bay Roofing, LLC, dated December 9, 2025, puts'],
  ['My neighbor has it from Bay Roofing', 'The written estimate puts'],
])('%j', (costDetail, said) => {
  expect(costWords({ ...item, costDetail })).toBe(`${said} the repair at $11,000.`)
})

/** Proves that a number which cannot be so is told with its field and with what would be right. */
import { expect, it } from 'vitest'
import type { NoticeProblem } from '#core/tax/value-problem.ts'
import { tellNoticeProblem } from './problem.ts'

it.each<[NoticeProblem, string]>([
  [
    {
      of: 'notice',
      field: 'assessedSchool',
      code: 'assessed_above_just',
      amount: 300_000,
      limit: 'justValue',
      most: 290_000,
    },
    'Assessed value, school row is $300,000. It can be at most $290,000, the market value (just value). Check both numbers in this year’s column.',
  ],
  [
    { of: 'notice', field: 'totalTax', code: 'not_whole' },
    'Total proposed tax must be in dollars and cents, with at most two decimals.',
  ],
  [
    { of: 'notice', field: 'justValue', code: 'not_whole' },
    'Market value (just value) must be in whole dollars, without cents.',
  ],
  [
    { of: 'notice', field: 'taxableCounty', code: 'too_large' },
    'Taxable value, county row can’t be above $9,999,999,999. Check the number of digits.',
  ],
])('%o', (problem, words) => {
  expect(tellNoticeProblem(problem)).toBe(words)
})

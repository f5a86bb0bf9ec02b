/** Proves that a place stands in a sentence as one says it. */
import { expect, it } from 'vitest'
import { defectWords } from './statement.ts'

it.each([
  ['Kitchen', 'in the kitchen'],
  ['Above the kitchen', 'above the kitchen'],
  ['Outside the garage', 'outside the garage'],
  ['The back yard', 'in the back yard'],
])('%s', (where, words) => {
  expect(defectWords('Roof leaking', where, 'On January 1, 2026')).toBe(
    `On January 1, 2026 the roof was leaking ${words}.`,
  )
})

/** Proves that a period or comma is set inside a closing quotation mark. */
import { expect, it } from 'vitest'
import { closingQuotes } from './closing-quotes.ts'

it.each([
  ['I call it “the roof”.', 'I call it “the roof.”'],
  ['“Pool”, “Garage”, and more', '“Pool,” “Garage,” and more'],
  ['You wrote “It leaks.”, but', 'You wrote “It leaks,” but'],
  ['You wrote “It leaks.”.', 'You wrote “It leaks.”'],
  ['You asked “Why?”.', 'You asked “Why?”'],
  ['You asked “Why?”, and', 'You asked “Why?”, and'],
  ['The “subject”; the “comparable”: both', 'The “subject”; the “comparable”: both'],
])('%s', (typed, set) => {
  expect(closingQuotes(typed)).toBe(set)
})

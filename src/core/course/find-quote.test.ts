import { expect, it } from 'vitest'
import { findQuote } from './find-quote.ts'

const blocks = ['Just value comes first.', 'Then caps.', 'Just value, then caps. Just value again.']

it.each([
  ['where it was', { block: 2, start: 23, quote: 'Just value' }, { block: 2, start: 23 }],
  ['moved within its block', { block: 2, start: 20, quote: 'Just value' }, { block: 2, start: 23 }],
  ['moved to another block', { block: 1, start: 0, quote: 'Just value comes' }, { block: 0, start: 0 }],
  ['the nearest of two blocks', { block: 3, start: 0, quote: 'caps' }, { block: 2, start: 17 }],
  ['gone', { block: 0, start: 0, quote: 'assessed value' }, null],
])('finds words: %s', (_what, wanted, place) => {
  expect(findQuote(blocks, wanted)).toEqual(place)
})

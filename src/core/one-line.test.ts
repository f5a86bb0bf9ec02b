import { expect, it } from 'vitest'
import { splitForLines, togetherInCells } from './one-line.ts'

it.each([
  ['File by Friday, September 4, 2026.', ['September 4, 2026.']],
  ['The value on January 1 counts, from May 2025 on.', ['January 1']],
  ['Call (813) 272-6100, or use form DR-486.', ['(813) 272-6100,', 'DR-486.']],
  ['You’d save $1,234 a year on 1,891 sq ft.', ['$1,234 a year', '1,891 sq ft.']],
  ['The last day (September 14, 2026), not later.', ['(September 14, 2026),']],
  [
    'It is allowed (s. 193.011(8)), and ss. 194.011(4) and 194.032 say how.',
    ['(s. 193.011(8)),', 'ss. 194.011(4)'],
  ],
  ['Nothing to keep together.', []],
])('of "%s" keeps %j together, and every letter', (text, kept) => {
  const parts = splitForLines(text)
  expect(parts.join('')).toBe(text)
  expect(parts.filter((_, at) => at % 2 === 1)).toEqual(kept)
})

it.each([
  ['sold nearest January 1', 'January 1'],
  ['allows under s. 193.011(8), so', 's. 193.011(8),'],
  ['Lot, sq ft', 'sq ft'],
])('in a cell of a table "%s" keeps "%s" together', (text, kept) => {
  expect(togetherInCells.exec(text)?.[0]).toBe(kept)
})

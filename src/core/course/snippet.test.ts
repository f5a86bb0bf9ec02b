import { expect, it } from 'vitest'
import { snippetParts } from './snippet.ts'

it.each([
  ['no words', [['no words', false]]],
  [
    'the ⟦just⟧ ⟦value⟧ of a home',
    [
      ['the ', false],
      ['just', true],
      [' ', false],
      ['value', true],
      [' of a home', false],
    ],
  ],
  ['⟦caps⟧', [['caps', true]]],
  ['', []],
  [
    'a ⟦sign that never ends',
    [
      ['a ', false],
      ['sign that never ends', true],
    ],
  ],
] as const)('%j', (snippet, parts) => {
  expect(snippetParts(snippet).map(({ text, marked }) => [text, marked])).toEqual(parts)
})

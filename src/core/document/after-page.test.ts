/** Proves where a comma stands behind a page. */
import { expect, it } from 'vitest'
import { closingPages } from './after-page.ts'
import type { Words } from './paper.ts'

const said = (words: Words, isPaged = true): string =>
  closingPages(words, ({ pageOf }) => isPaged && pageOf !== undefined)
    .map(({ text, pageOf }) => (isPaged && pageOf !== undefined ? `${text}, page 10` : text))
    .join('')

const exhibit = { text: 'Exhibit A', strong: false, url: null, pageOf: 'Exhibit A' }
const plain = (text: string) => ({ text, strong: false, url: null })

it.each([
  [[exhibit, plain(' is a photo.')], 'Exhibit A, page 10, is a photo.'],
  [
    [plain('Please turn to '), exhibit, plain('. It shows the roof.')],
    'Please turn to Exhibit A, page 10. It shows the roof.',
  ],
  [[plain('The photo, '), exhibit, plain(', is dated.')], 'The photo, Exhibit A, page 10, is dated.'],
  [[plain('('), exhibit, plain(')')], '(Exhibit A, page 10)'],
])('of %j is read: %s', (words, read) => {
  expect(said(words)).toBe(read)
})

it('nothing is added where no page is printed', () => {
  expect(said([exhibit, plain(' is a photo.')], false)).toBe('Exhibit A is a photo.')
})

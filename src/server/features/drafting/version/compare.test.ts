/** Proves that both texts can be read out of what differs between them, however little they have in common. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareTexts } from './compare.ts'

const text = (id: string, ...paragraphs: string[]) => ({ id, title: id, paragraphs })

it('names the words that came and went, and the sections that are there in one of the two only', () => {
  const from = [text('a', 'The roof leaks.'), text('b', 'Same.'), text('c', 'Gone.')]
  const to = [text('a', 'The old roof leaks.'), text('b', 'Same.'), text('d', 'New.')]
  expect(compareTexts(from, to)).toEqual([
    {
      id: 'a',
      title: 'a',
      change: 'changed',
      pieces: [
        { kind: 'same', text: 'The ' },
        { kind: 'added', text: 'old ' },
        { kind: 'same', text: 'roof leaks.' },
      ],
    },
    { id: 'b', title: 'b', change: 'same', pieces: [{ kind: 'same', text: 'Same.' }] },
    { id: 'd', title: 'd', change: 'added', pieces: [{ kind: 'added', text: 'New.' }] },
    { id: 'c', title: 'c', change: 'removed', pieces: [{ kind: 'removed', text: 'Gone.' }] },
  ])
})

it('shows a paragraph that has little in common with the old one whole, and leaves the others as they are', () => {
  const from = [text('a', 'Kept as it is.', 'Robin Alvarez, owner: the facts in this list.')]
  const to = [text('a', 'Kept as it is.', 'My neighbor Kim saw the roof leak.')]
  expect(compareTexts(from, to)[0]?.pieces).toEqual([
    { kind: 'same', text: 'Kept as it is.\n\n' },
    { kind: 'removed', text: 'Robin Alvarez, owner: the facts in this list.' },
    { kind: 'added', text: 'My neighbor Kim saw the roof leak.' },
  ])
})

it('holds both texts whole, paragraph by paragraph', () => {
  const paragraphs = fc.array(fc.lorem({ maxCount: 12 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(paragraphs, paragraphs, (before, after) => {
      const [section] = compareTexts([text('a', ...before)], [text('a', ...after)])
      const without = (kind: string) =>
        section?.pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join('')
      expect(without('added')).toBe(before.join('\n\n'))
      expect(without('removed')).toBe(after.join('\n\n'))
    }),
  )
})

it('two long texts that have nothing in common are shown one after the other', () => {
  const words = (word: string) => Array.from({ length: 1_000 }, (_, at) => `${word}${at}`).join(' ')
  const [section] = compareTexts([text('a', words('x'))], [text('a', words('y'))])
  expect(section?.pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

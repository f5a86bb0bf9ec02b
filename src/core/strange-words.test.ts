/** Proves that a name, a month or a quantity that was not given is found, and one that was given is not. */
import { expect, it } from 'vitest'
import { strangeMonths, strangeNames, strangeQuantities } from './strange-words.ts'

const known =
  'Lake County takes form DR-486 by March 31, 2027. You may file half of it. The board cannot wait.'

it.each([
  ['So Lake County’s form is DR-486.', []],
  ['It is Ann who waits.', ['Ann']],
  ['It went to Mr. Baker of the Board.', ['Mr', 'Baker']],
  ['I think I’ll ask J. Smith’s office.', ['Smith']],
  ['Sentences begin so. They end so.', []],
])('names: %s', (text, names) => {
  expect(strangeNames(text, known)).toEqual(names)
})

it('months, whole with their day, and not the word that looks like one', () => {
  expect(strangeMonths('It is due in March, by March 31, 2027.', known)).toEqual([])
  expect(strangeMonths('It is due on March 3, or in May.', known)).toEqual(['March 3', 'May'])
})

it('quantities in words', () => {
  expect(strangeQuantities('File half of it.', known)).toEqual([])
  expect(strangeQuantities('A third, doubled, is two thirds.', known)).toEqual([
    'third',
    'doubled',
    'two',
    'thirds',
  ])
})

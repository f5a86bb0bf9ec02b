/** Which word a mistyped one is taken for: one slip, two in a longer word, and the likelier of two. */
import { expect, it } from 'vitest'
import { type KnownWord, nearestWord, withMeantWords, wordsToCheck } from './nearest-word.ts'

const known: readonly KnownWord[] = [
  { word: 'comparable', places: 30 },
  { word: 'comparables', places: 12 },
  { word: 'market', places: 40 },
  { word: 'marked', places: 3 },
  { word: 'parked', places: 60 },
  { word: 'just', places: 90 },
  { word: 'the', places: 400 },
]

it.each([
  ['comparible', 'comparable'],
  ['compareble', 'comparable'],
  ['comprable', 'comparable'],
  ['copmarable', 'comparable'],
  ['commparrable', 'comparable'],
  ['comparibles', 'comparables'],
  ['mraket', 'market'],
  ['markeet', 'market'],
  ['juts', 'just'],
])('%s is %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant)
})

it.each([
  ['two slips in a short word', 'mraekt'],
  ['three in a long one', 'cumperible'],
  ['another word', 'zebra'],
  ['one near only to a word of three letters', 'tthe'],
])('%s is taken for none', (_why, typed) => {
  expect(nearestWord(typed, known)).toBeNull()
})

it('of two as near, the one with the same first letter is meant, then the one more places hold', () => {
  // One change from 'marked' and from 'market', two from 'parked'.
  expect(nearestWord('markez', known)).toBe('market')
  // One change from each of 'marked' and 'parked'.
  expect(nearestWord('karked', known)).toBe('parked')
  // 'marked' is one change away as 'parked' is, and begins alike.
  expect(
    nearestWord('mmarked', [
      { word: 'parked', places: 60 },
      { word: 'marked', places: 3 },
    ]),
  ).toBe('marked')
})

it.each([
  [
    'Homested "speciel magistrate" -zebraa 12D-8 R2D2 or assesed',
    ['homested', 'speciel', 'magistrate', 'assesed'],
  ],
  ['over-assesed', ['over', 'assesed']],
  ['homested Homested', ['homested']],
  ['aaaa bbbb cccc dddd eeee ffff gggg', ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff']],
  ['& | !', []],
])('of %j the words %j are looked at', (q, words) => {
  expect(wordsToCheck(q)).toEqual(words)
})

it('all else of a query stays as it was typed', () => {
  const meant = new Map([
    ['homested', 'homestead'],
    ['speciel', 'special'],
  ])
  expect(withMeantWords('Homested  "speciel magistrate" -homested 2026', meant)).toBe(
    'Homestead  "special magistrate" -homested 2026',
  )
})

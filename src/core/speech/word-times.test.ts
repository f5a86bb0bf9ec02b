/** Proves that each word is found among the sounds, also where a sound is said otherwise, left out or added. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Sound, timesByLength, timesBySounds, timesOfShown } from './word-times.ts'

/** A tenth of a second for each sound. */
const heard = (...names: readonly string[]): readonly Sound[] =>
  names.map((name, at) => ({ name, end: (at + 1) / 10 }))

const rounded = (spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => [start.toFixed(1), end.toFixed(1)])

const the = ['dh', 'ax']
const house = ['hh', 'aw', 's']
const sold = ['s', 'ow', 'l', 'd']

// By hand: pau is 0 to 0.1, the two sounds of "the" end at 0.3, and so on.
it('gives each word its own sounds, and pauses to none', () => {
  const sounds = heard('pau', ...the, ...house, 'pau', ...sold, 'pau')
  expect(rounded(timesBySounds(sounds, [the, house, sold]))).toEqual([
    ['0.1', '0.3'],
    ['0.3', '0.6'],
    ['0.7', '1.1'],
  ])
})

it('finds a word that is said with another vowel, and one that lost a sound', () => {
  const sounds = heard('pau', 'dh', 'iy', ...house, 's', 'ow', 'l', 'pau')
  expect(rounded(timesBySounds(sounds, [the, house, sold]))).toEqual([
    ['0.1', '0.3'],
    ['0.3', '0.6'],
    ['0.6', '0.9'],
  ])
})

it('a word of which nothing is heard lies between its neighbors', () => {
  const spans = timesBySounds(heard('pau', ...the, 'pau', ...sold), [the, [], sold])
  expect(rounded(spans)).toEqual([
    ['0.1', '0.3'],
    ['0.3', '0.4'],
    ['0.4', '0.8'],
  ])
})

it('whatever is heard, there is one span a word, none of them backwards', () => {
  const sound = fc.constantFrom('pau', 'ax', 'iy', 's', 't', 'hh', 'l')
  const word = fc.array(
    sound.filter((name) => name !== 'pau'),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(
      fc.array(sound, { minLength: 1, maxLength: 40 }),
      fc.array(word, { minLength: 1, maxLength: 12 }),
      (names, words) => {
        const spans = timesBySounds(heard(...names), words)
        expect(spans).toHaveLength(words.length)
        let last = 0
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last - 1e-9)
          expect(end).toBeGreaterThanOrEqual(start)
          last = start
        }
      },
    ),
  )
})

it('without sounds a word takes its share by its letters', () => {
  // 'a' weighs 3, 'hello' 7: a span of 10 seconds from 1.
  expect(timesByLength(['a', 'hello'], { start: 1, end: 11 })).toEqual([
    { start: 1, end: 4 },
    { start: 4, end: 11 },
  ])
})

it('shown words take the span of all that is said of them, and a dash none', () => {
  const spans = [0, 1, 2, 3].map((at) => ({ start: at, end: at + 0.9 }))
  const shown = [{ spoken: ['d', 'r', 'four'] }, { spoken: [] }, { spoken: ['soon'] }]
  expect(timesOfShown(shown, spans)).toEqual([
    { start: 0, end: 2.9 },
    { start: 2.9, end: 2.9 },
    { start: 3, end: 3.9 },
  ])
})

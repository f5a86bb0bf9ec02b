/** Proves that only what is certainly one clause is told anew, and everything else keeps the owner’s words. */
import { expect, it } from 'vitest'
import { defectiveThing, defectWords, namedDefect, stoodWords } from './statement.ts'

it.each([
  ['Kitchen', 'in the kitchen'],
  ['Above the kitchen', 'above the kitchen'],
  ['Outside the garage', 'outside the garage'],
  ['The back yard', 'in the back yard'],
])('a place stands in a sentence as one says it: %s', (where, words) => {
  expect(defectWords('Roof is leaking', where, 'January 1, 2026')).toBe(
    `On January 1, 2026, the roof was leaking ${words}.`,
  )
  expect(defectWords('Roof leaking', where, 'January 1, 2026')).toBe(
    `Here is what was wrong ${words} on January 1, 2026: roof leaking.`,
  )
})

it.each([
  ['Roof leaks over the hall', 'the roof leaked over the hall'],
  ['The roof is 28 years old.', 'the roof was 28 years old'],
  ['Windows need replacing', 'the windows needed replacing'],
  ['AC has no return vent', 'the AC had no return vent'],
  ['Drain field failed', 'the drain field had failed'],
  ['There is mold in the bathroom', 'there was mold in the bathroom'],
  ["Garage door doesn't close", 'the garage door did not close'],
])('one clause is told of its day: %s', (what, words) => {
  expect(stoodWords(what).clause).toBe(words)
})

it.each([
  'Roof past its life, missing shingles, leak stained the bedroom ceiling',
  'Roof leak over master bedroom',
  'Slow leaks in both bathrooms',
  'Bathroom sinks cracked and stained',
  'AC is 20 yrs old but still works',
  'Roof is old and sheds granules',
  'Water stains where the roof leaks',
  'Kitchen is from 1978, never updated',
  'Pool pump is dead; liner torn',
  'Two roof leaks over bedroom',
  'Cast-iron drain line broken under unit B',
  'Roof leaking now',
  'It is falling apart',
  'We need a new roof',
  'Foundation settled, cracks in the block wall',
  'ROOF IS LEAKING',
])('everything else keeps its owner’s words: %s', (what) => {
  const own = /^\p{Lu}\p{Ll}/u.test(what) ? `${what[0]?.toLowerCase()}${what.slice(1)}` : what
  expect(stoodWords(what)).toEqual({ clause: null, asQuoted: `“${what}”` })
  expect(defectWords(what, '', null)).toBe(`Also: ${own}.`)
  expect(defectWords(what, '', 'January 1, 2026')).toBe(
    `Here is what was wrong with my home on January 1, 2026: ${own}.`,
  )
  expect(defectiveThing(what)).toBe(`“${what}”`)
})

it.each([
  ['Cracked slab', 'a cracked slab'],
  ['Uneven floor', 'an uneven floor'],
  ['Missing shingles', 'missing shingles'],
  ['Peeling paint', 'peeling paint'],
])('an adjective and its noun are said as one says them: %s', (what, words) => {
  expect(defectWords(what, 'Garage', 'January 1, 2026')).toBe(
    `On January 1, 2026, my home had ${words} in the garage.`,
  )
})

it('several sentences are said as they were typed, and a list has the first of them', () => {
  const what = 'Roof leaks. Ceiling is stained.'
  expect(defectWords(what, 'Bedroom', 'January 1, 2026')).toBe(`On January 1, 2026, this was true: ${what}`)
  expect(stoodWords(what)).toEqual({ clause: 'the roof leaked', asQuoted: '“Roof leaks”' })
})

it.each([
  ['Cracked driveway', 'the cracked driveway'],
  ['Missing shingles and roof past its life', 'what I list as “Missing shingles and roof past its life”'],
  ['Broken seal, fogged window', 'what I list as “Broken seal, fogged window”'],
])('in a list: %s', (what, words) => {
  expect(namedDefect(what)).toBe(words)
})

/** Proves that each figure spoken in a film is worked out, or is in its lesson or among the facts that its score declares. */
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { figuresIn } from '#content/figure/spoken.ts'
import { figuresOfLessons, type LessonFigures, unfoundedFigures } from '#content/film/facts.ts'

const files = contentFiles()
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ text }) => parse(text)),
})
const scores = files.filter(({ path }) => path.startsWith('films/'))

const lessons = figuresOfLessons(files, tokens)

it('knows the figures of all lessons', () => {
  expect(lessons.size).toBe(21)
  for (const [id, figures] of lessons) expect(figures.size, id).toBeGreaterThan(5)
})

describe.each(scores)('$path', ({ text }) => {
  it('speaks no figure that nobody vouches for', () => {
    expect(unfoundedFigures(parse(text), lessons)).toEqual([])
  })
})

it.each([
  ['They ask for four hundred eighty-six dollars.', ['hundred', 'eighty six dollar']],
  ['It was too high by two days.', ['two day']],
  ['The notice came on August 13.', ['august thirteenth']],
  ['Half of it was left, at half past ten.', ['half', 'half past ten']],
  ['You have 60 calendar days, or one week.', ['sixty day', 'one week']],
  ['The house is from 1994.', ['nineteen ninety four']],
])('%s has the figures %j', (says, figures) => {
  expect(figuresIn(says)).toEqual(figures)
})

it.each([
  'Four sheets lie on the table, and page six is on top.',
  'Form DR-486 and section 194.011 have names, not figures.',
  'Lee, the other half of the household, nods.',
])('%s has none', (says) => {
  expect(figuresIn(says)).toEqual([])
})

const film = (says: string, facts: readonly object[] = []) => ({
  lesson: '1-1',
  facts,
  scenes: [{ id: 'one', says }],
})
const known: LessonFigures = new Map([
  ['1-1', new Set(['march first'])],
  ['1-2', new Set(['sixty day'])],
])

it.each([
  ['a figure of its lesson', film('It is due on March 1.'), []],
  ['a token', film('It is due in {{param:cure-days}} days.'), []],
  ['a figure of nobody', film('You have sixty days.'), ['“sixty day” is no token']],
  ['one of another lesson', film('You have sixty days.', [{ says: '60 days', from: 'lesson 1-2' }]), []],
  [
    'one that is not there',
    film('Ten days.', [{ says: 'ten days', from: 'lesson 1-2' }]),
    ['does not stand in'],
  ],
  ['a fact that nobody says', film('Well.', [{ says: 'ten days', from: 'the story' }]), ['nobody says']],
])('%s is judged', (_what, score, problems) => {
  const found = unfoundedFigures(score, known)
  expect(found.length).toBe(problems.length)
  for (const [at, problem] of problems.entries()) expect(found[at]).toContain(problem)
})

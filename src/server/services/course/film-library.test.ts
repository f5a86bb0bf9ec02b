/** Proves that a score with a mistake is left out with a sentence, and takes no other film with it. */
import { expect, it } from 'vitest'
import { contentFiles } from '#content/content-files.ts'
import { loadFilmLibrary, readScores } from './film-library.ts'

const landing = contentFiles().filter(({ path }) => path === 'films/landing.yaml')
const [sound] = landing
const noTokens = new Map<string, string>()
/** Whatever a token is called, it is an amount; the steps of a staircase fall. */
const anyToken = { get: () => '$300,000' }

const sentencesOf = (text: string): readonly string[] => {
  const { scores, problems } = readScores([{ path: 'films/1-1.yaml', text }], noTokens)
  expect(scores.size).toBe(0)
  return problems
}

it('reads all 22 without a problem', () => {
  const { scores, problems } = loadFilmLibrary()
  expect([scores.size, problems]).toEqual([22, []])
})

it.each([
  [
    'a file that is no YAML',
    'lesson: 1-1\nscenes: [a',
    /^film 1-1: content\/films\/1-1\.yaml cannot be read: /,
  ],
  ['an empty file', '', /^film: /],
  ['a film without scenes', 'lesson: 1-1\nscenes: []', /^film: scenes: /],
])('%s is one clear sentence', (_what, text, sentence) => {
  const [problem = ''] = sentencesOf(text)
  expect(problem).toMatch(sentence)
  expect(problem).not.toContain('\n')
})

it('keeps the others beside a broken one', () => {
  const other = { path: 'films/1-1.yaml', text: '[' }
  const { scores, problems } = readScores([other, ...(sound ? [sound] : [])], anyToken)
  expect([...scores.keys()]).toEqual(['landing'])
  expect(problems).toHaveLength(1)
})

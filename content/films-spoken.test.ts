/** Proves of every score that its words can be said: no digit, sign or abbreviation is left for a voice to guess. */
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { contentTokens } from '#content/content-tokens.ts'
import { readFilm } from '#content/film/score.ts'
import { sentencesToSay } from '#core/film/spoken-film.ts'
import { spokenWords } from '#core/speech/spoken-words.ts'

const files = contentFiles()
const tokens = contentTokens({
  statistics: readYaml('statistics.yaml'),
  examples: files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ text }) => parse(text)),
})
const scores = files.filter(({ path }) => path.startsWith('films/'))

/** Words as they are said, letters by their names, and what is alone without a sound. */
const speakable = /^([a-z]+('[a-z]+)*|[A-Z]('s)?s?)$/
const silent = /^[—–-]+$/

it.each(scores)('$path', ({ text }) => {
  const read = readFilm(parse(text), tokens)
  if (!read.ok) throw new Error(read.problems.join('\n'))
  const words = sentencesToSay(read.score.scenes).flatMap((sentence) => spokenWords(sentence.text))
  expect(words.length).toBeGreaterThan(100)
  for (const { shown, spoken } of words) {
    if (!silent.test(shown)) expect(spoken.length, shown).toBeGreaterThan(0)
    for (const word of spoken) expect(word, shown).toMatch(speakable)
    // Whatever holds a digit is said in words of its own.
    if (/\d/.test(shown)) expect(spoken.join(' '), shown).not.toBe(shown.toLowerCase())
  }
})

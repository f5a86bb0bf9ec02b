/** Proves what we say to whom we do not advise. */
import { expect, it } from 'vitest'
import { notAdviceWords } from './not-advice.ts'

it.each([
  ['outcome', /^Nobody can say how a board will decide/],
  ['decision', /^That is for you to decide/],
  ['saving', /the free report works it out/],
  ['worth', /^What a home is worth we do not say/],
] as const)('a wish for the %s is told where it is answered, or that nobody can say it', (wish, words) => {
  expect(notAdviceWords(wish)[0]).toMatch(words)
})

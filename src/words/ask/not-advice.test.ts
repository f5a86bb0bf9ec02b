/** Proves what we say to whom we do not advise. */
import { expect, it } from 'vitest'
import { notAdviceWords } from './not-advice.ts'

it.each([
  ['outcome', /^Nobody can say how a board will decide/],
  ['decision', /^That’s your decision/],
  ['saving', /The free report does it/],
  ['worth', /^We can’t appraise your home/],
] as const)('a wish for the %s is told where it is answered, or that nobody can say it', (wish, words) => {
  expect(notAdviceWords(wish)[0]).toMatch(words)
})

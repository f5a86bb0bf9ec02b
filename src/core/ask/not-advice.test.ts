/** Proves what we say to whom we do not advise, and that a story by itself asks for no advice. */
import { expect, it } from 'vitest'
import { onlyTells } from './information.ts'
import { notAdviceWords } from './not-advice.ts'

it('a question for the outcome is told that nobody can say it, one for a figure where it stands, one for a decision that it is the owner’s', () => {
  const firstOf = (question: string) => notAdviceWords(question)[0]
  for (const outcome of ['Will I win?', 'what are my chances', 'Would the magistrate agree with me?'])
    expect(firstOf(outcome)).toMatch(/^Nobody can say how a board will decide/)
  for (const decision of ['Should I file?', 'Should I settle, or will I win?', 'What should I claim?'])
    expect(firstOf(decision)).toMatch(/^That is for you to decide/)
  for (const saving of ['how much will i save', 'How much would a petition save me?'])
    expect(firstOf(saving)).toMatch(/the free report works it out/)
  for (const worth of ['what is my house worth', 'How much is our home worth?'])
    expect(firstOf(worth)).toMatch(/^What a home is worth we do not say/)
  expect(firstOf('Should I file if my house is worth less?')).toMatch(/^That is for you to decide/)
})

it('what only tells how something is asks for no advice', () => {
  expect(onlyTells('my record card says three baths but there are only two')).toBe(true)
  expect(
    ['im only off by 15k, do i bother', 'Rate my evidence', 'My roof is old?'].filter(onlyTells),
  ).toEqual([])
})

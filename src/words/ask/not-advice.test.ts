/** Proves what we say to whom we do not advise. */
import { expect, it } from 'vitest'
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

/** Proves that questions are told apart by their small words and their order, and known again in other endings. */
import { describe, expect, it } from 'vitest'
import { alikeness, meanOf, phrasesOf, phraseWeightOf, wordForWord } from './phrases.ts'

const wordings = [
  'Who is the clerk',
  'Who is the magistrate',
  'What if the clerk is late',
  'What if I am late',
]
const weightOf = phraseWeightOf(wordings)
const of = (text: string) => phrasesOf(text, weightOf)

describe('the phrases of a question', () => {
  it('are all the same for the same words and nothing for none', () => {
    expect(alikeness(of('Who is the clerk'), of('who is the clerk?'))).toBeCloseTo(1, 10)
    expect(alikeness(of('Who is the clerk'), of('zebra'))).toBe(0)
  })

  it('tell who from what if, where the words that matter are the same', () => {
    const who = meanOf([of('Who is the clerk'), of('Who is the magistrate')])
    const late = meanOf([of('What if the clerk is late'), of('What if I am late')])
    expect(alikeness(of('what if the clerk'), late)).toBeGreaterThan(alikeness(of('what if the clerk'), who))
  })

  it('are word for word alike in other endings, marks and large letters', () => {
    expect(wordForWord('Who filed petitions?')).toBe(wordForWord('who files PETITION'))
    expect(wordForWord('Who is late')).not.toBe(wordForWord('late is who'))
  })
})

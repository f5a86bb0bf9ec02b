/** Proves what decides between an answer, no answer and no advice, on passages small enough to see through. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { namedCounties } from './named-counties.ts'
import { otherWordsFor } from './other-words.ts'
import type { Passage } from './passage.ts'
import { shelve } from './passage-shelf.ts'
import { sentencesIn } from './sentences.ts'
import { stemsOf } from './words.ts'

const passage = (id: string, about: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{
    id,
    kind: 'lesson',
    label: id,
    path: `/${id}`,
    about,
    asks: '',
    isWhole: false,
    cautions: [],
    countyId: null,
  },
  sentences: sentencesIn(text).map((sentence) => ({ text: sentence, sources: [] })),
  ...more,
})

const doubt = { text: 'We could not confirm how early that is.', sources: [] }
const passages = [
  passage(
    'fee',
    'The fee: what each parcel costs',
    'Each board sets its own fee. It may ask for up to $50 for each parcel.',
  ),
  passage('video', 'How to appear by phone or video', 'You may ask to appear by phone or video.', {
    cautions: [doubt],
  }),
  passage('old', 'The hearing', 'Under the old law the hearing had to be moved to another day.'),
  passage('clerk', 'Who does what', 'The clerk takes your petition and mails the decision.'),
]
const shelf = shelve(passages)
const ask = (question: string) =>
  answerQuestion(
    question,
    shelf,
    passages.map(({ id }) => id),
  )

const textOf = (question: string): string | null => {
  const found = ask(question)
  return found.kind === 'answer'
    ? found.parts.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
    : null
}

describe('an answer', () => {
  it('is the sentences that hold the words, in other words too, with what they lean on', () => {
    expect(textOf('What does it cost for each parcel?')).toBe(
      'Each board sets its own fee. It may ask for up to $50 for each parcel.',
    )
  })

  it('brings the doubt along that stands beside it', () => {
    expect(textOf('Can I appear by telephone?')).toContain(doubt.text)
  })

  it('is none where one word that matters stands nowhere, or only old law speaks of it', () => {
    expect(ask('What is the fee for a zebra?').kind).toBe('unknown')
    expect(ask('Can the hearing be moved to another day?').kind).toBe('unknown')
    expect(ask('the of and').kind).toBe('unknown')
  })

  it('is made of the candidates alone', () => {
    expect(answerQuestion('What is the fee for each parcel?', shelf, ['clerk']).kind).toBe('unknown')
  })
})

it.each(['Should I file?', 'What should I claim?', 'Will I win?', 'Can I sue the county?'])(
  '%s is declined',
  (question) => {
    expect(ask(question).kind).toBe('not_advice')
  },
)

it.each([
  'Should I bring copies to the clerk?',
  'Do I get the fee back if I win?',
  'What is a recommended decision?',
])('%s is not declined', (question) => {
  expect(ask(question).kind).not.toBe('not_advice')
})

it('joins the forms of a word, and words for the same', () => {
  expect(new Set(stemsOf('file files filed filing')).size).toBe(1)
  expect(stemsOf('hearing')).not.toEqual(stemsOf('hear'))
  expect(otherWordsFor('cost')).toContain('fee')
})

it('ends a sentence where it ends, with its marks', () => {
  expect(sentencesIn('See s. 194.011 first.⟦a⟧ It costs $50. “Why?” he asked.')).toEqual([
    'See s. 194.011 first.⟦a⟧',
    'It costs $50.',
    '“Why?” he asked.',
  ])
})

it('knows the counties that a question names', () => {
  const counties = ['Lake', 'Leon', 'Miami-Dade', 'St. Johns'].map((name) => ({
    id: name.toLowerCase(),
    name,
  }))
  expect(namedCounties('my house by the lake in leon', counties)).toEqual(['leon'])
  expect(namedCounties('Lake and miami dade', counties)).toEqual(['lake', 'miami-dade'])
  expect(namedCounties('lake county?', counties)).toEqual(['lake'])
})

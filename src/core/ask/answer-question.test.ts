/** Proves what decides between an answer, no answer and no advice, on passages small enough to see through. */
import { describe, expect, it } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { type KnownQuestion, shelveKnown } from './known-shelf.ts'
import { otherWordsFor } from './other-words.ts'
import type { Passage } from './passage.ts'
import { shelve } from './passage-shelf.ts'
import { inWholeWords, spellerOf } from './plain-words.ts'
import { sentencesIn } from './sentences.ts'
import { stemsOf } from './words.ts'

const passage = (id: string, about: string, text: string, more: Partial<Passage> = {}): Passage => ({
  ...{
    id,
    kind: 'lesson',
    label: id,
    path: `/${id}#here`,
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
  passage('clerk', 'Who does what', 'The clerk takes your petition. The clerk mails the decision.'),
  passage('county:leon:fee', 'fee in Leon', 'In Leon County it is $15.', {
    kind: 'county',
    countyId: 'leon',
  }),
]
const shelf = shelve(passages)
const known: readonly KnownQuestion[] = [
  {
    asks: ['How much does it cost to file?', 'Is it free to appeal?'],
    quotes: [
      { kind: 'county', fact: 'fee' },
      { kind: 'passage', id: 'fee', from: 1 },
    ],
    text: 'the fee',
  },
  { asks: ['Do I hear it from a person?'], quotes: [{ kind: 'passage', id: 'clerk', from: 1 }], text: '' },
  { asks: ['What is the charge for a new owner of each parcel?'], quotes: [], text: '' },
  { asks: ['When do I hear from the clerk?'], quotes: [{ kind: 'passage', id: 'clerk', from: 0 }], text: '' },
  ...Array.from({ length: 40 }, (_, at) => ({ asks: [`matter${at}`], quotes: [], text: '' })),
]
const library = {
  shelf,
  known: shelveKnown(known, shelf.weightOf),
  speller: spellerOf(
    ['contest register Georgia Leon'],
    ['How do I appear by telephone?', 'What does it cost to appeal?'],
  ),
}
const ids = passages.map(({ id }) => id)
const ask = (question: string, scope = { ids, places: [] as readonly string[] }) =>
  answerQuestion(question, library, scope)

const textOf = (question: string): string | null => {
  const found = ask(question)
  return found.kind === 'answer'
    ? found.parts.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
    : null
}

describe('an answer', () => {
  it('is the sentences that hold the words, in other words too, with what they lean on', () => {
    expect(textOf('What does each parcel cost?')).toBe(
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
    expect(ask('What is the charge for each parcel?', { ids: ['clerk'], places: [] }).kind).toBe('unknown')
  })
})

describe('a question that owners ask often', () => {
  const saidTo = (question: string, places: readonly string[] = []) => {
    const found = ask(question, { ids, places })
    return found.kind === 'answer' ? found.parts.map(({ passage: { id } }) => id) : found.kind
  }

  it.each([
    'how much does it cost to file',
    'Is it free to contest my value?',
    'got my notice yesterday and it is awful, what does it cost to file?',
    'my value is crazy how much does it cost to file',
  ])('%s is known in other words, and in the middle of a story', (question) => {
    expect(saidTo(question)).toContain('fee')
  })

  it('is answered from where it begins to answer, with what is so in the county', () => {
    expect(saidTo('How much does it cost to file in Leon?', ['Leon'])).toEqual(['county:leon:fee', 'fee'])
    expect(ask('Do I hear it from a person?', { ids: ['clerk'], places: [] })).toMatchObject({
      parts: [{ sentences: [{ text: 'The clerk mails the decision.' }] }],
    })
    // "It" is nobody without the sentence before.
    expect(ask('Is it free to appeal?', { ids: ['fee'], places: [] })).toMatchObject({
      parts: [
        {
          sentences: [
            { text: 'Each board sets its own fee.' },
            { text: 'It may ask for up to $50 for each parcel.' },
          ],
        },
      ],
    })
  })

  it('that none of our pages answers is not answered with what sounds like it', () => {
    expect(ask('What is the charge for the new owner of each parcel?').kind).toBe('unknown')
    expect(ask('What is the charge for each parcel?').kind).toBe('answer')
  })

  it('is not taken for one that asks of something else, another place or another kind of answer', () => {
    expect(saidTo('How much does it cost to file in Georgia?')).toBe('unknown')
    expect(saidTo('How much does it cost to register a boat?')).toBe('unknown')
    expect(saidTo('Should I file if it is free to appeal?')).toBe('not_advice')
  })
})

it('reads hurried words whole, and mends those that stand nowhere', () => {
  expect(inWholeWords('whats it cost, im broke and cant pay')).toBe(
    "what is it cost, I am broke and can't pay",
  )
  expect(textOf('Can I apear by telephone?')).toContain(doubt.text)
})

it.each([
  'Should I file?',
  'What should I claim?',
  'Will I win?',
  'Should I sue the county?',
  'Do I sue or not?',
])('%s is declined', (question) => {
  expect(ask(question).kind).toBe('not_advice')
})

it.each([
  'Should I bring copies to the clerk?',
  'Do I get the fee back if I win?',
  'What is a recommended decision?',
  'Can I sue the county?',
  'Will I lose my homestead?',
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

/** Proves that a quotation begins where what it points at is quoted too, and says nothing twice. */
import { describe, expect, it } from 'vitest'
import type { Passage, Sentence } from './passage.ts'
import { leans, quotedFrom } from './referents.ts'
import { saidOnce } from './said-once.ts'
import { shelve } from './shelve.ts'

const sentence = (text: string, lead?: string): Sentence => ({
  text,
  sources: [],
  ...(lead === undefined ? {} : { lead }),
})

const passage = (id: string, heading: string, sentences: readonly Sentence[]): Passage => ({
  id,
  kind: 'lesson',
  label: heading,
  path: `/1#${heading}`,
  about: heading,
  isWhole: false,
  sentences,
  cautions: [],
  countyId: null,
})

const shelf = shelve([
  passage('condition', 'Condition', [
    sentence('The law weighs eight things.'),
    sentence('The sixth is the condition.'),
    sentence('So a worn home may be worth less.'),
  ]),
  passage('day', 'Condition', [
    sentence('But the day is January 1.'),
    sentence('A pipe of May does not count.'),
  ]),
  passage('clerk', 'Should the clerk get a copy?', [
    sentence('This differs.', 'Should the clerk get a copy?'),
    sentence('Lake County says no.'),
    sentence('Because it has no room.', 'Why?'),
  ]),
])

const said = (id: string, from: number): readonly string[] => {
  const entry = shelf.get(id)
  return entry ? quotedFrom(entry, from).map(({ text }) => text) : []
}

describe('a quotation', () => {
  it('begins with what its first sentence points at, in the paragraph before too', () => {
    expect(said('day', 0)).toEqual([
      'The sixth is the condition.',
      'So a worn home may be worth less.',
      'But the day is January 1.',
      'A pipe of May does not count.',
    ])
    expect(said('day', 1)).toEqual(['A pipe of May does not count.'])
  })

  it('never goes on from another heading, but says its own, and the question that a sentence answers', () => {
    expect(said('clerk', 0)).toEqual([
      'Should the clerk get a copy? This differs.',
      'Lake County says no.',
      'Why? Because it has no room.',
    ])
  })

  it('leans where a word points back, not where it says itself what it is about', () => {
    const leaning = ['If you don’t, the board denies it.', 'Its page says so.', 'We could not confirm that.']
    const standing = [
      'There is one place to look.',
      'If you don’t agree, go to court.',
      'This page says what we do.',
    ]
    expect(leaning.filter((text) => !leans(sentence(text)))).toEqual([])
    expect(standing.filter((text) => leans(sentence(text)))).toEqual([])
  })
})

describe('an answer of several parts', () => {
  const once = (...parts: readonly (readonly string[])[]) =>
    saidOnce(
      parts.map((texts, at) => {
        const sentences = texts.map((text) => sentence(text))
        return { passage: passage(`${at}`, `${at}`, sentences), sentences }
      }),
    ).map(({ sentences }) => sentences.map(({ text }) => text))

  it('says nothing twice in other words', () => {
    const first = ['One website says the board cannot raise it.', 'We found no text of law that says so.']
    expect(
      once(first, ['One website says no, and we found no law text that says so.', 'Ask the clerk early.']),
    ).toEqual([first, ['Ask the clerk early.']])
    expect(once(first, first)).toEqual([first])
  })

  it('keeps what has another figure, another “not”, or carries the next sentence', () => {
    const first = ['The fee for a petition is $15.', 'The clerk mails the decision.']
    const second = ['The fee for a petition is $50.', 'The clerk does not mail the decision.']
    expect(once(first, second)).toEqual([first, second])
    const carrying = ['A decision the clerk mails.', 'It starts the clock.']
    expect(once(first, carrying)).toEqual([first, carrying])
  })
})

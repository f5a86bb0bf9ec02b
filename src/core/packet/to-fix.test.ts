/** Proves that a packet with two values, a blank, an older paper or private words is named for it, each with one thing to do. */
import { describe, expect, it } from 'vitest'
import { type AskedValue, type CheckedPaper, packetToFix } from './to-fix.ts'

const paper = (more: Partial<CheckedPaper> = {}): CheckedPaper => ({
  id: 'a',
  kind: 'comparable_analysis',
  title: 'Comparable analysis',
  locked: false,
  changed: [],
  hasPresentLetters: true,
  texts: ['I ask the board to set the just value at $379,000.'],
  isPrivate: false,
  ...more,
})

const requested: AskedValue = { requestedCents: 37_900_000, justCents: 42_000_000, fault: null }
const kindsOf = (papers: readonly CheckedPaper[], value: AskedValue = requested) =>
  packetToFix(papers, value).map(({ kind }) => kind)

describe('what is to be put right before a packet is made', () => {
  it('is nothing where every paper agrees with the case', () => {
    expect(packetToFix([paper()], requested)).toEqual([])
  })

  it('is the value, where none is written down', () => {
    const none = { ...requested, requestedCents: null }
    expect(kindsOf([paper()], none)).toEqual(['no_value'])
    expect(kindsOf([], none)).toEqual([])
  })

  it.each([
    [
      42_000_000,
      'Your case asks for $420,000, and the current just value is $420,000. Ask for a lower value',
    ],
    [
      45_000_000,
      'Your case asks for $450,000, and the current just value is $420,000. Ask for a lower value',
    ],
  ])('is a value of %d cents, which is not below the just value', (requestedCents, words) => {
    expect(packetToFix([paper({ texts: [] })], { ...requested, requestedCents })).toMatchObject([
      { kind: 'wrong_value', message: expect.stringContaining(words), documentIds: [] },
    ])
    expect(kindsOf([paper({ texts: [] })], { ...requested, requestedCents, justCents: null })).toEqual([])
  })

  it('is a value that the case itself finds impossible', () => {
    const fault = 'What your home was worth: $1 can’t be right.'
    expect(packetToFix([paper()], { ...requested, fault })).toMatchObject([
      { kind: 'wrong_value', message: fault },
    ])
  })

  it('names all older papers in one entry, and a locked one by itself', () => {
    const older = [
      paper({ id: 'a', changed: ['The hearing'] }),
      paper({ id: 'b', title: 'Record and condition', hasPresentLetters: false }),
      paper({ id: 'c', title: 'Cover letter', changed: ['The hearing'], locked: true }),
    ]
    expect(packetToFix(older, requested)).toMatchObject([
      { kind: 'stale', documentIds: ['a', 'b'] },
      { kind: 'locked', documentIds: ['c'] },
    ])
  })

  it.each([
    'In my opinion the just value was $385,000.',
    'I ask the board to set the just value at $385,000, and no more.',
    'The value that I request is $385,000.',
    'Value requested: $385,000',
  ])('is a second value: %s', (text) => {
    expect(packetToFix([paper({ texts: [text] })], requested)).toMatchObject([
      {
        kind: 'two_values',
        message: expect.stringContaining('asks for $385,000. Your case asks for $379,000'),
      },
    ])
  })

  it('is no second value where a text names the present just value or a price', () => {
    const texts = [
      'The property appraiser put its just value on January 1, 2026 at $420,000. In my opinion it was $379,000.',
      'At the median my home would be at $363,282.',
    ]
    expect(kindsOf([paper({ texts })])).toEqual([])
  })

  it('is a blank, and no line to sign on', () => {
    expect(kindsOf([paper({ texts: ['Petition number: ________.'] })])).toEqual(['blank'])
    const signed = 'Signature of the owner: ____________________________________. Date: ________.'
    expect(kindsOf([paper({ texts: [signed, `Phone: ${'_'.repeat(36)}.`] })])).toEqual([])
  })

  it('is what is for the owner alone', () => {
    expect(kindsOf([paper({ isPrivate: true })])).toEqual(['private'])
  })
})

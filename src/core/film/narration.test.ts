import { expect, it } from 'vitest'
import { narrationOf } from './narration.ts'

it('takes cues out and remembers the word they stand before', () => {
  expect(narrationOf('In August [market] an envelope comes. [assessed taxable] Two more follow.')).toEqual({
    sentences: ['In August an envelope comes.', 'Two more follow.'],
    cues: [
      { word: 2, parts: ['market'] },
      { word: 5, parts: ['assessed', 'taxable'] },
    ],
  })
})

it.each([
  ['See s. 194.011 of the law. Then ask.', ['See s. 194.011 of the law.', 'Then ask.']],
  ['It begins at 10:30 a.m. sharp. Come early.', ['It begins at 10:30 a.m. sharp.', 'Come early.']],
  ['Is it right? “No.” Lee writes it down!', ['Is it right?', '“No.”', 'Lee writes it down!']],
  ['The tax is $7,117.30 in all. Good.', ['The tax is $7,117.30 in all.', 'Good.']],
  ['It ends without a stop', ['It ends without a stop']],
  ['', []],
])('splits %j into sentences', (says, sentences) => {
  expect(narrationOf(says).sentences).toEqual(sentences)
})

it('has no place for a cue behind the last word', () => {
  expect(narrationOf('The end. [heading]').cues).toEqual([])
})

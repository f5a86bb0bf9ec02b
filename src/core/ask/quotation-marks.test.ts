/** Proves that a mark goes only where its fellow is not said. */
import { expect, it } from 'vitest'
import { withoutStrayMarks } from './quotation-marks.ts'

const said = (...texts: readonly string[]) =>
  withoutStrayMarks(texts.map((text) => ({ text, sources: [] }))).map(({ text }) => text)

it.each([
  [
    ['Brown ring, wet to the touch."', 'So ask firms.'],
    ['Brown ring, wet to the touch.', 'So ask firms.'],
  ],
  [
    ['Say: "I object.', 'I ask for a later day."'],
    ['Say: "I object.', 'I ask for a later day."'],
  ],
  [
    ['Say: "I object.', 'Then wait.'],
    ['Say: I object.', 'Then wait.'],
  ],
  [
    ['It says “just”.', 'I will speak.”'],
    ['It says “just”.', 'I will speak.'],
  ],
  [['A "just" and a "market" value.'], ['A "just" and a "market" value.']],
])('%j', (texts, expected) => {
  expect(said(...texts)).toEqual(expected)
})

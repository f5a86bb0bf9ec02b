/** Proves which lines of a script are said, which are asked, and which only tell what to do. */
import { expect, it } from 'vitest'
import { isAskedLine, isSpokenLine } from './spoken-line.ts'

it.each([
  ['“Hello. Can everyone hear me?”', true, false],
  ['Say in English, or through your interpreter: “La cocina”.', true, false],
  ['Asked: What is wrong with the roof?', false, true],
  ['By phone or video instead? Join early and begin with “Hello.”', false, false],
  ['If you are sworn in, answer “I do.”', false, false],
])('%s', (line, isSpoken, isAsked) => {
  expect([isSpokenLine(line), isAskedLine(line)]).toEqual([isSpoken, isAsked])
})

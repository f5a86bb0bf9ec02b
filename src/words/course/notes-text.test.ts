import { expect, it } from 'vitest'
import { filmTime } from '#core/course/film/time-words.ts'
import { type NoteWords, notesText } from './notes-text.ts'

const note = (parts: Partial<NoteWords>): NoteWords => ({
  kind: 'note',
  lessonId: '1-1',
  lessonTitle: 'What an assessment is',
  partTitle: null,
  filmSeconds: null,
  quote: null,
  text: '',
  ...parts,
})

it('puts notes under their lessons, with place, marked words and text', () => {
  const text = notesText([
    note({ partTitle: 'Two columns', filmSeconds: 65, text: 'Ask the clerk.\nBy phone.' }),
    note({ kind: 'bookmark' }),
    note({ kind: 'highlight', lessonId: '1-2', lessonTitle: 'Caps', quote: 'No cap helps you' }),
  ])
  expect(text).toBe(`Lesson 1-1: What an assessment is
=================================

Note (Two columns, video at 1:05)
  Ask the clerk.
  By phone.

Bookmark

Lesson 1-2: Caps
================

Highlight
  “No cap helps you”
`)
})

it('is empty without notes', () => {
  expect(notesText([])).toBe('')
})

it.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3605, '1:00:05'],
])('%d seconds read %s', (seconds, words) => {
  expect(filmTime(seconds)).toBe(words)
})

import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, cleanTexts } from './clean-text.ts'

describe('a text', () => {
  it.each([
    ['an escape code', 'a\x1b[2Jb', 'a[2Jb'],
    ['a bell, a delete and a later control', 'a\x07\x7f\x9bb', 'ab'],
    ['a turn of direction', 'Room \u202e7\u202c \u2066B\u2069', 'Room 7 B'],
    ['what is no character', 'a\ufffe\uffff\ufdd0\u{1fffe}b', 'ab'],
    ['half a pair', 'a\ud83db', 'ab'],
    ['the soft break of a word processor', 'one\vtwo\fthree', 'one two three'],
  ])('loses %s', (_, typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
  })

  it('keeps line breaks, tabs, other scripts, accents and joined pictures', () => {
    const text = 'One\r\n\ttwo\nDoña Peña – שלום\u200f 👩\u200d👧 “x”'
    expect(cleanText(text)).toBe(text)
  })

  it('that must stand in a line has no breaks', () => {
    expect(cleanLine(' one\r\n\ttwo\u2028three\rfour\x1b ')).toBe('one two three four')
  })
})

it('every text of plain data is cleaned, and nothing else changes', () => {
  const data = { place: 'Room\x1b 7', rows: [['a\0', 1, null], true], none: undefined }
  expect(cleanTexts(data)).toEqual({ place: 'Room 7', rows: [['a', 1, null], true], none: undefined })
  const deep = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  expect(cleanTexts(deep)).toHaveLength(1)
})

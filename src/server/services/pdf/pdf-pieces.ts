/** Owns cutting words into the stretches that a PDF file sets in one go: one font, one link, or room for the pen. */
import type { Run, Words } from '#core/document/paper.ts'
import { inFonts } from './pdf-characters.ts'
import { type Face, type FaceFinder, mainFont } from './pdf-faces.ts'

export type Piece = {
  readonly text: string
  readonly font: string
  readonly url: string | null
  /** An underlined blank to write on. */
  readonly isBlank: boolean
}

/** A blank to fill in, written as underscores, stands in a stretch of its own. */
const splitBlanks = (run: Run): Words =>
  run.text.split(/(_{3,})/).flatMap((text) => (text === '' ? [] : [{ ...run, text }]))

/** About as wide as the underscores, and never broken across lines. */
const penRoom = (underscores: string): string => '\u00a0'.repeat(Math.round(underscores.length * 1.9))

const cut = (run: Run, face: Face, fontOf: FaceFinder): readonly Piece[] => {
  const own = run.strong ? 'strong' : face
  if (run.text.startsWith('___'))
    return [{ text: penRoom(run.text), font: mainFont('text'), url: null, isBlank: true }]
  return inFonts(run.text, own, mainFont(own), fontOf).map((stretch) => ({
    ...stretch,
    url: run.url,
    isBlank: false,
  }))
}

export const piecesOf = (words: Words, face: Face, fontOf: FaceFinder): readonly Piece[] =>
  words.flatMap(splitBlanks).flatMap((run) => cut(run, face, fontOf))

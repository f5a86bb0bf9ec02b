/** Owns cutting words into the stretches that a PDF file sets in one go: one face, one link, or room for the pen. */
import type { Run, Words } from '#core/document/paper.ts'
import { type Alphabet, type Face, faceName } from './pdf-faces.ts'

export type Piece = {
  readonly text: string
  readonly face: string
  readonly url: string | null
  /** An underlined blank to write on. */
  readonly isBlank: boolean
}

/** A blank to fill in, written as underscores, stands in a stretch of its own. */
const splitBlanks = (run: Run): Words =>
  run.text.split(/(_{3,})/).flatMap((text) => (text === '' ? [] : [{ ...run, text }]))

/** About as wide as the underscores, and never broken across lines. */
const penRoom = (underscores: string): string => '\u00a0'.repeat(Math.round(underscores.length * 1.9))

const cut = (run: Run, face: Face, alphabetOf: (character: string) => Alphabet | null): readonly Piece[] => {
  const own = run.strong ? 'strong' : face
  if (run.text.startsWith('___')) {
    return [{ text: penRoom(run.text), face: faceName('text', 'latin'), url: null, isBlank: true }]
  }
  const pieces: Piece[] = []
  for (const character of run.text) {
    const name = faceName(own, alphabetOf(character) ?? 'latin')
    const last = pieces.at(-1)
    if (last?.face === name) pieces[pieces.length - 1] = { ...last, text: last.text + character }
    else pieces.push({ text: character, face: name, url: run.url, isBlank: false })
  }
  return pieces
}

export const piecesOf = (
  words: Words,
  face: Face,
  alphabetOf: (character: string) => Alphabet | null,
): readonly Piece[] => words.flatMap(splitBlanks).flatMap((run) => cut(run, face, alphabetOf))

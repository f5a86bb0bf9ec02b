/** Owns the order in which the words of a line stand on paper where some of them are read from right to left. */
import bidiFactory from 'bidi-js'
import { charactersIn } from './pdf-characters.ts'

/** From one place in a text to another, all in one direction. An odd level is read from right to left. */
export type Atom = { readonly from: number; readonly to: number; readonly level: number }

const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

export const isFromRight = (text: string): boolean => fromRight.test(text)

type Bidi = ReturnType<typeof bidiFactory>
let bidi: Bidi | null = null

const theBidi = (): Bidi => {
  bidi ??= bidiFactory()
  return bidi
}

/** Of each character; null where all is read from left to right. */
export const levelsOf = (text: string): Uint8Array | null =>
  isFromRight(text) ? theBidi().getEmbeddingLevels(text, 'auto').levels : null

/** A word that is read from right to left stands for itself: its neighbours stand left of it. */
const endsAtom = (text: string, levels: Uint8Array, at: number): boolean => {
  const level = levels[at] ?? 0
  if (levels[at - 1] !== level) return true
  return level % 2 === 1 && (text[at] === ' ') !== (text[at - 1] === ' ')
}

const atomsOf = (
  text: string,
  levels: Uint8Array,
  cuts: ReadonlySet<number>,
  from: number,
  to: number,
): readonly Atom[] => {
  const atoms: Atom[] = []
  let start = from
  for (let at = from + 1; at <= to; at += 1) {
    if (at < to && !cuts.has(at) && !endsAtom(text, levels, at)) continue
    atoms.push({ from: start, to: at, level: levels[start] ?? 0 })
    start = at
  }
  return atoms
}

/** From the highest level down, each stretch of at least that level is turned round. Source: Unicode, UAX #9, rule L2. */
const turned = (atoms: readonly Atom[], level: number): readonly Atom[] => {
  const done: Atom[] = []
  let stretch: Atom[] = []
  for (const atom of atoms) {
    if (atom.level >= level) stretch.unshift(atom)
    else {
      done.push(...stretch, atom)
      stretch = []
    }
  }
  return [...done, ...stretch]
}

/** As they stand from left to right on a line that goes from one place in the text to another. */
export const atomsOnLine = (
  text: string,
  levels: Uint8Array,
  cuts: ReadonlySet<number>,
  from: number,
  to: number,
): readonly Atom[] => {
  const atoms = atomsOf(text, levels, cuts, from, to)
  const highest = Math.max(0, ...atoms.map(({ level }) => level))
  let ordered = atoms
  for (let level = highest; level > 0; level -= 1) ordered = turned(ordered, level)
  return ordered
}

/** Signs without a direction of their own: brackets open the other way, and the last stands first. */
export const asSeenFromRight = (text: string): string =>
  isFromRight(text)
    ? text
    : charactersIn(text)
        .toReversed()
        .map((character) => theBidi().getMirroredCharacter(character) ?? character)
        .join('')

/** Owns how characters come onto paper: each in a font that has it, and one that no font has as its number. */
import { type Face, type FaceFinder, holdsSpace, mainFont } from './pdf-faces.ts'

/** Characters that stand next to each other in one font. */
export type Stretch = { readonly text: string; readonly font: string }

/** Joins, directions and choices of a look: nothing of them is seen, and no font has to have them. */
const unseen = /\p{Default_Ignorable_Code_Point}|[^\P{Cc}\n]/gu

const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(unseen, '')
    .normalize('NFC')

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader sees as one character. */
export const charactersIn = (text: string): readonly string[] =>
  [...graphemes.segment(text)].map(({ segment }) => segment)

/** '[U+1F3E0]': by this number anybody can look it up. */
const standIn = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `[U+${code.padStart(4, '0')}]`
}

/** The character itself, the same in a plainer form, or null. */
const inAnyForm = (face: Face, character: string, fontOf: FaceFinder): Stretch | null => {
  for (const text of [character, character.normalize('NFKC')]) {
    const font = fontOf(face, text)
    if (font !== null) return { text, font }
  }
  return null
}

const stretchesOf = (face: Face, character: string, main: string, fontOf: FaceFinder): readonly Stretch[] => {
  const whole = inAnyForm(face, character, fontOf)
  if (whole) return [whole]
  return [...character].map((one) => inAnyForm(face, one, fontOf) ?? { text: standIn(one), font: main })
}

/** Whether a text stands on paper as it is, without a stand-in. */
export const isPrintable = (text: string, fontOf: FaceFinder): boolean =>
  charactersIn(cleaned(text)).every((character) =>
    [...character].every((one) => one === '\n' || inAnyForm('text', one, fontOf) !== null),
  )

const plain = /^[\x20-\x7E\n]*$/

const joined = (stretches: readonly Stretch[]): readonly Stretch[] => {
  const done: Stretch[] = []
  for (const one of stretches) {
    const before = done.at(-1)
    if (before?.font === one.font) done[done.length - 1] = { ...before, text: before.text + one.text }
    else done.push(one)
  }
  return done
}

/** Line breaks stay: they belong to no font. */
export const inFonts = (text: string, face: Face, main: string, fontOf: FaceFinder): readonly Stretch[] => {
  if (plain.test(text)) return text === '' ? [] : [{ text, font: main }]
  const stretches: Stretch[] = []
  for (const word of cleaned(text).split(/([\n ])/)) {
    const before = stretches.at(-1)?.font ?? main
    // A space stays with what it follows where that font has one.
    if (/^[\n ]$/.test(word)) stretches.push({ text: word, font: holdsSpace(before) ? before : main })
    else if (plain.test(word)) stretches.push({ text: word, font: main })
    else stretches.push(...charactersIn(word).flatMap((one) => stretchesOf(face, one, main, fontOf)))
  }
  return joined(stretches)
}

/** What of a text is read on paper. */
export const onPaper = (text: string, fontOf: FaceFinder): string =>
  inFonts(text, 'text', mainFont('text'), fontOf)
    .map((stretch) => stretch.text)
    .join('')

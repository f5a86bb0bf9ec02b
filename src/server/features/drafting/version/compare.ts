/** Owns what differs between two texts of a document: section by section, paragraph by paragraph, word by word. */
import { diffArrays, diffWordsWithSpace } from 'diff'
import type { ComparedSection } from '#contract/document/versions.ts'

interface Text {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Words and spaces exchanged beyond which two texts are shown whole, one after the other; looking further takes seconds. */
const mostExchanged = 400

const textOf = (section: Text | undefined): string => section?.paragraphs.join('\n\n') ?? ''

const whole = (from: string, to: string): ComparedSection['pieces'] =>
  [
    { kind: 'removed' as const, text: from },
    { kind: 'added' as const, text: to },
  ].filter(({ text }) => text !== '')

/** Below this share of words in both, a paragraph reads better whole, the old before the new. */
const fewestSame = 0.4

const lengthOf = (pieces: ComparedSection['pieces'], kind: string): number =>
  pieces.reduce((sum, piece) => sum + (piece.kind === kind ? piece.text.length : 0), 0)

const byWords = (from: string, to: string): ComparedSection['pieces'] => {
  if (from === '' || to === '') return whole(from, to)
  const parts = diffWordsWithSpace(from, to, { maxEditLength: mostExchanged })
  if (!parts) return whole(from, to)
  const pieces = parts.map(({ added, removed, value }): ComparedSection['pieces'][number] => {
    if (added) return { kind: 'added', text: value }
    return { kind: removed ? 'removed' : 'same', text: value }
  })
  const isAlike = lengthOf(pieces, 'same') >= fewestSame * Math.max(from.length, to.length)
  return isAlike ? pieces : whole(from, to)
}

/** With the empty line that stands between two. */
const unitsOf = (section: Text | undefined): string[] => {
  const paragraphs = section?.paragraphs ?? []
  return paragraphs.map((text, at) => (at < paragraphs.length - 1 ? `${text}\n\n` : text))
}

/** Paragraphs that went and those that came in their place are compared by their words. */
const piecesOf = (before: Text | undefined, after: Text | undefined): ComparedSection['pieces'] => {
  const parts = diffArrays(unitsOf(before), unitsOf(after))
  return parts.flatMap(({ added, removed, value }, at): ComparedSection['pieces'] => {
    const text = value.join('')
    if (removed) return byWords(text, parts[at + 1]?.added ? (parts[at + 1]?.value.join('') ?? '') : '')
    if (!added) return [{ kind: 'same', text }]
    return parts[at - 1]?.removed ? [] : [{ kind: 'added', text }]
  })
}

const changeOf = (from: Text | undefined, to: Text | undefined): ComparedSection['change'] => {
  if (from === undefined) return 'added'
  if (to === undefined) return 'removed'
  return textOf(from) === textOf(to) ? 'same' : 'changed'
}

/** In the order of the later one, then what it does not hold any more. */
export const compareTexts = (from: readonly Text[], to: readonly Text[]): ComparedSection[] => {
  const gone = from.filter(({ id }) => to.every((one) => one.id !== id))
  return [...to, ...gone].map(({ id, title }) => {
    const [before, after] = [from.find((one) => one.id === id), to.find((one) => one.id === id)]
    return { id, title, change: changeOf(before, after), pieces: piecesOf(before, after) }
  })
}

/** Owns what differs between two texts of a document: section by section, word by word. */
import { diffWordsWithSpace } from 'diff'
import type { ComparedSection } from '#contract/document-versions.ts'

interface Text {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Words exchanged beyond which two texts have nothing to do with each other: they are shown whole, one after the other. */
const mostExchanged = 3_000

const textOf = (section: Text | undefined): string => section?.paragraphs.join('\n\n') ?? ''

const whole = (from: string, to: string): ComparedSection['pieces'] =>
  [
    { kind: 'removed' as const, text: from },
    { kind: 'added' as const, text: to },
  ].filter(({ text }) => text !== '')

const piecesOf = (from: string, to: string): ComparedSection['pieces'] => {
  if (from === '' || to === '') return whole(from, to)
  const parts = diffWordsWithSpace(from, to, { maxEditLength: mostExchanged })
  if (!parts) return whole(from, to)
  return parts.map(({ added, removed, value }) => {
    if (added) return { kind: 'added', text: value }
    return { kind: removed ? 'removed' : 'same', text: value }
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
    return { id, title, change: changeOf(before, after), pieces: piecesOf(textOf(before), textOf(after)) }
  })
}

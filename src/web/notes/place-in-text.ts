/** Where someone is in a lesson, or what they marked there, in the terms in which notes are kept. */
import { findQuote } from '#core/course/find-quote.ts'

/** Numbers of sources, and explanations that are not part of the sentence. */
const beside = 'sup, [popover]'

/** The words of a block, piece by piece. */
export const wordsIn = (part: Element): readonly Text[] => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest(beside)) found.push(node)
  return found
}

/** The piece and the place in it where the given letter of all of them stands. */
const pointAt = (nodes: readonly Text[], offset: number): readonly [Text, number] | null => {
  let rest = offset
  for (const node of nodes) {
    if (rest <= node.length) return [node, rest]
    rest -= node.length
  }
  return null
}

export const rangeOver = (nodes: readonly Text[], from: number, to: number): Range | null => {
  const [start, end] = [pointAt(nodes, from), pointAt(nodes, to)]
  if (!start || !end) return null
  const range = document.createRange()
  range.setStart(...start)
  range.setEnd(...end)
  return range
}

/** The heading at or above the block, as the text's own anchor. */
export const anchorAbove = (blocks: readonly Element[], block: number): string | null =>
  blocks.slice(0, block + 1).findLast(({ tagName, id }) => /^H[23]$/.test(tagName) && id !== '')?.id ?? null

const textOf = (nodes: readonly Text[]): string => nodes.map(({ data }) => data).join('')

export type Marked = { readonly block: number; readonly quote: string; readonly quoteStart: number }

const longestQuote = 1000

/** What is selected in the text, as far as it lies in the block where it begins; null when that is nothing. */
export const markedIn = (blocks: readonly Element[], selection: Selection | null): Marked | null => {
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null
  const range = selection.getRangeAt(0)
  const block = blocks.findIndex((one) => one.contains(range.startContainer))
  const own = blocks[block]
  if (!own) return null
  const nodes = wordsIn(own)
  let letters = 0
  let from: number | null = null
  let to = 0
  for (const node of nodes) {
    if (range.intersectsNode(node)) {
      from ??= letters + (node === range.startContainer ? range.startOffset : 0)
      to = letters + (node === range.endContainer ? range.endOffset : node.length)
    }
    letters += node.length
  }
  const quote = textOf(nodes).slice(from ?? 0, Math.min(to, (from ?? 0) + longestQuote))
  return from === null || quote.trim() === '' ? null : { block, quote, quoteStart: from }
}

type Quoted = {
  readonly block: number
  readonly quote: string | null
  readonly quoteStart: number | null
}

/** The marked words of a note on the page; null when the text no longer holds them. */
export const rangeOf = (blocks: readonly Element[], { block, quote, quoteStart }: Quoted): Range | null => {
  if (quote === null) return null
  const pieces = blocks.map(wordsIn)
  const place = findQuote(pieces.map(textOf), { block, start: quoteStart ?? 0, quote })
  return place && rangeOver(pieces[place.block] ?? [], place.start, place.start + quote.length)
}

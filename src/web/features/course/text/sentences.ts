/** The sentences of a text on the page: their words, and where they stand, so that a voice can say and a mark can follow them. */

import * as words from '#messages/course/sentences.ts'
import { rangeOver, wordsIn } from '#web/notes/place-in-text.ts'

export type Sentence = {
  readonly text: string
  readonly range: Range
  /** Which child of the text it belongs to, counted from 0. */
  readonly block: number
}

/** A list holds entries and a table holds cells: each is spoken for itself. */
const spoken = words.h1H2H3H4PLi()

const sentencesOf = (part: Element, block: number): readonly Sentence[] => {
  const nodes = wordsIn(part)
  const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })
  return [...segmenter.segment(nodes.map(({ data }) => data).join(''))].flatMap(({ segment, index }) => {
    const text = segment.replace(/\s+/g, ' ').trim()
    const range = rangeOver(nodes, index, index + segment.trimEnd().length)
    return text === '' || range === null ? [] : [{ text, range, block }]
  })
}

const isInnermost = (part: Element): boolean => part.querySelector(spoken) === null

/** `blocks` are the paragraphs, lists and tables of the text, in order. */
export const sentencesIn = (blocks: readonly Element[]): readonly Sentence[] =>
  blocks.flatMap((block, at) =>
    [block, ...block.querySelectorAll('*')]
      .filter((part) => part.matches(spoken) && isInnermost(part))
      .flatMap((part) => sentencesOf(part, at)),
  )

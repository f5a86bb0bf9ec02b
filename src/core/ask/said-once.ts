/** Owns that an answer says nothing twice, be it in other words: lessons say again what others said before them. */

import type { AnswerPart, Sentence } from './passage.ts'
import { leans } from './referents.ts'
import { stemsOf } from './words.ts'

/** The share of a sentence's words that have to have been said. */
const SAID_FROM = 0.8
/** What one sentence says may have stood in so many before, one after another. */
const LONGEST_BEFORE = 3
const FEWEST_WORDS = 2

const NEGATION = /\b(?:not|no|nor|never|nothing|none|cannot|without)\b|n[’']t\b/i
const FIGURE = /\d[\d,.]*/g

const isSaidIn = (text: string, before: string): boolean => {
  const own = new Set(stemsOf(text))
  const said = new Set(stemsOf(before))
  const figures = text.match(FIGURE) ?? []
  return (
    own.size >= FEWEST_WORDS &&
    NEGATION.test(text) === NEGATION.test(before) &&
    figures.every((figure) => before.includes(figure)) &&
    [...own].filter((stem) => said.has(stem)).length / own.size >= SAID_FROM
  )
}

const runsIn = (sentences: readonly Sentence[]): readonly string[] =>
  sentences.flatMap((_, from) =>
    Array.from({ length: LONGEST_BEFORE }, (_none, more) =>
      sentences
        .slice(from, from + more + 1)
        .map(({ text }) => text)
        .join(' '),
    ),
  )

interface Before {
  readonly runs: readonly string[]
  /** Word for word, right before. */
  readonly last: readonly string[]
}

/** A sentence on which the next one leans stays, unless it was just said. */
const withoutSaid = (sentences: readonly Sentence[], { runs, last }: Before): readonly Sentence[] =>
  sentences.reduceRight<readonly Sentence[]>((kept, one) => {
    if (last.includes(one.text)) return kept
    const isSaid = runs.some((run) => run === one.text || isSaidIn(one.text, run))
    const [next] = kept
    return isSaid && !(next && leans(next)) ? kept : [one].concat(kept)
  }, [])

/** The same parts, each without what the parts before it say; one that adds nothing goes. */
export const saidOnce = (parts: readonly AnswerPart[]): readonly AnswerPart[] =>
  parts.reduce<readonly AnswerPart[]>((done, { passage, sentences }) => {
    const runs = done.flatMap((part) => runsIn(part.sentences))
    const last = done.at(-1)?.sentences.map(({ text }) => text) ?? []
    const kept = withoutSaid(sentences, { runs, last })
    return kept.length === 0 ? done : done.concat({ passage, sentences: kept })
  }, [])

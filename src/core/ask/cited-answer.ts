/** Owns how a sentence of an answer names its place and its sources. */
import type { AnswerPart, Passage, PassageSource, Sentence } from './passage.ts'

export interface Citation {
  readonly label: string
  readonly path: string
  readonly source: string | null
  readonly checkedOn: string | null
  readonly sureness: PassageSource['sureness']
}

export interface CitedSentence {
  readonly text: string
  readonly citations: readonly Citation[]
  /** A point of a list. */
  readonly isItem?: true | undefined
}

const OUR_OWN = { source: null, checkedOn: null, sureness: null }

/** A place without a source is still the place. */
export const citationsOf = (
  { label, path }: Passage,
  sources: readonly PassageSource[],
): readonly Citation[] =>
  sources.length === 0
    ? [{ label, path, ...OUR_OWN }]
    : sources.map(({ label: source, checkedOn, sureness }) => ({ label, path, source, checkedOn, sureness }))

const cited = (passage: Passage, { text, sources, isItem }: Sentence): CitedSentence => ({
  text,
  citations: citationsOf(passage, sources),
  ...(isItem && { isItem }),
})

/** The sentences as they are on our pages. */
export const extractFrom = (parts: readonly AnswerPart[]): readonly CitedSentence[] =>
  parts.flatMap(({ passage, sentences }) => sentences.map((sentence) => cited(passage, sentence)))

/** The doubts that stand beside what was quoted and are not in `said` yet. */
export const cautionsOf = (parts: readonly AnswerPart[], said: string): readonly CitedSentence[] =>
  parts.flatMap(({ passage }) =>
    passage.cautions.filter(({ text }) => !said.includes(text)).map((sentence) => cited(passage, sentence)),
  )

/** Owns where a quotation has to begin so that its first sentence points at nothing that is not quoted with it. */
import type { Passage, Sentence, ShelvedPassage } from './passage.ts'

/** Points at what is before it; "There is", "Here are", "Each county" and "This page" say themselves what they are about. */
const LEANS =
  /^["“(]?(?:It|Its|That|This(?! (?:page|site)\b)|They|Them|Their|These|Those|He|She|But|And|So|Then|Or|There(?! (?:is|are|was|were|will|can|may)\b)|Here(?! (?:is|are)\b)|Because|Not(?! (?:each|every|all)\b)|Yet|Both(?! of\b)|Neither|Either(?! of\b)|Each time|Otherwise|Without it|If (?:you|they|we) (?:don['’]t|do not|do|did|can|can['’]t)(?=,)|If (?:so|not|it|they|that)\b|In either|The same|Mailed|After that|Ask for it)\b/

/** A question says what it asks. */
const IS_ASKED = /^[^.!]*\?/

/** "How early? We could not confirm that." */
const CONFIRMS = /^We could not (?:confirm|verify) (?:that|it|this)\b/

export const leans = ({ text }: Sentence): boolean =>
  (LEANS.test(text) && !IS_ASKED.test(text)) || CONFIRMS.test(text)

/** "So ask." and "One sentence." say nothing alone, unless they are the head of a paragraph. */
const FRAGMENT = /^\S+(?: \S+){0,2}$/

/** With the question that it answers, or the heading that it goes on from, where it would point at nothing without. */
const withLead = (sentence: Sentence): Sentence =>
  sentence.lead === undefined || !leans(sentence)
    ? sentence
    : { text: `${sentence.lead} ${sentence.text}`, sources: sentence.sources }

/** What leads up to a sentence stands a few sentences before it. */
const MOST_BACK = 5

interface Place {
  readonly entry: ShelvedPassage
  readonly at: number
}

/** The sentence before, of the same passage or of the one before under the same heading; a list is only understood whole, and begins with what leads to it. */
const stepBack = ({
  entry,
  at,
}: Place): { readonly place: Place; readonly said: readonly Sentence[] } | null => {
  const from = at > 0 ? entry : entry.before
  if (from === null) return null
  const { sentences, isWhole } = from.passage
  const isLed = at === 0 && sentences.at(-1)?.text === entry.passage.sentences[0]?.text
  const last = (at > 0 ? at : sentences.length - (isLed ? 1 : 0)) - 1
  if (last < 0) return stepBack({ entry: from, at: 0 })
  const first = isWhole ? 0 : last
  return { place: { entry: from, at: first }, said: sentences.slice(first, last + 1) }
}

const needsMore = (sentence: Sentence | undefined, { at }: Place): boolean =>
  sentence !== undefined &&
  ((leans(sentence) && sentence.lead === undefined) || (at > 0 && FRAGMENT.test(sentence.text)))

/** What is before the sentence at `from` and has to be said first; the sentence itself comes last. */
const ledUp = (entry: ShelvedPassage, from: number): readonly Sentence[] => {
  let place: Place = { entry, at: from }
  let said = entry.passage.sentences.slice(from, from + 1)
  while (said.length <= MOST_BACK && needsMore(said[0], place)) {
    const before = stepBack(place)
    if (before === null) break
    place = before.place
    said = [...before.said, ...said]
  }
  return said.map(withLead)
}

/** From there up to, not including, `to`, with what it leans on. */
export const quotedFrom = (entry: ShelvedPassage, from: number, to?: number): readonly Sentence[] => [
  ...ledUp(entry, from),
  ...entry.passage.sentences.slice(from + 1, to).map(withLead),
]

/** Whether `one` is directly before `other` under the same heading. */
export const standsBefore = (one: Passage, { before }: ShelvedPassage): boolean =>
  before?.passage.id === one.id

/** Owns that an answer for one county does not tell how another one does it. */
import { type Named, namedCounties } from './named-counties.ts'
import type { AnswerPart, Sentence } from './passage.ts'

interface Asked {
  /** The counties that the question or its asker is of; none where neither is known. */
  readonly countyIds: readonly string[]
  readonly counties: readonly Named[]
}

/** Of the counties that a sentence names none is asked about. */
const isElsewhere = ({ text }: Sentence, { countyIds, counties }: Asked): boolean => {
  const named = namedCounties(text, counties).flatMap((one) => one.countyIds)
  return named.length > 0 && !named.some((id) => countyIds.includes(id))
}

/** What is known of a county is asked for by its name; what holds for the state may name one of its counties. */
const isOfRules = ({ passage: { kind } }: AnswerPart): boolean => kind === 'lesson' || kind === 'law'

/**
 * Examples of other counties go. One that is the answer itself, since nothing else on our pages is, stays with `caution`
 * behind it.
 */
export const withoutElsewhere = (part: AnswerPart, asked: Asked, caution: Sentence): AnswerPart => {
  const [first, ...others] = part.sentences
  if (first === undefined || !isOfRules(part)) return part
  const kept = others.filter((one) => !isElsewhere(one, asked))
  return {
    passage: part.passage,
    sentences: isElsewhere(first, asked) ? [first, ...kept, caution] : [first, ...kept],
  }
}

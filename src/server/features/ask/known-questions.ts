/** The questions that owners ask most, each with the passages of ours that answer it. */
import { readYaml } from '#content/content-files.ts'
import { ownersQuestionFile } from '#content/owners-questions.ts'
import type { KnownQuestion, Passage, Quote } from '#core/ask/passage.ts'

const asTyped = (text: string): string => text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"')

/** A lesson's section, or one of our terms, `terms#lifetime-access`. */
const isAt = ({ kind, path }: Passage, place: string): boolean =>
  (kind === 'lesson' && path.endsWith(`lesson=${place}`)) || (kind === 'site' && path === `/${place}`)

const quoteOf = (passages: readonly Passage[], place: string, begins: string): Quote => {
  if (place === 'county' || place === 'case') return { kind: place, fact: begins }
  if (place === 'law' || place === 'word' || place === 'site') {
    const id = place === 'law' ? begins : `${place}:${begins}`
    if (!passages.some((one) => one.id === id)) throw new Error(`No passage is called ${id}.`)
    return { kind: 'passage', id, from: 0 }
  }
  const starts = ({ text }: { readonly text: string }) => asTyped(text).startsWith(begins)
  const passage = passages.find((one) => isAt(one, place) && one.sentences.some(starts))
  if (!passage) throw new Error(`At ${place} nothing that is quoted begins with “${begins}”.`)
  return { kind: 'passage', id: passage.id, from: passage.sentences.findIndex(starts) }
}

/** Throws where a place does not hold what is looked for there: the text of a lesson was changed. */
export const knownQuestionsFrom = (passages: readonly Passage[]): readonly KnownQuestion[] =>
  ownersQuestionFile.parse(readYaml('owners-questions.yaml')).questions.map(({ asks, answer, advice }) => ({
    asks,
    quotes: Object.entries(answer).flatMap(([place, begins]) =>
      [begins].flat().map((one) => quoteOf(passages, place, one)),
    ),
    isAdvice: advice,
  }))

/** Judges an answer against what was expected of it: right, none, or wrong. */
import type { Finding } from '#core/ask/answer-question.ts'
import type { Expected } from './plain-questions.ts'

export type Judgement = 'right' | 'unanswered' | 'wrong'

/** The first sentence has to come from an expected place, and the whole has to say what was asked. */
export const judgementOf = (found: Finding, [, place, says]: Expected): Judgement => {
  if (found.kind !== 'answer') return 'unanswered'
  const first = found.parts[0]?.passage.path ?? ''
  const words = found.parts.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  return place.test(first) && says.test(words) ? 'right' : 'wrong'
}

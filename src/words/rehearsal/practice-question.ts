/** Owns what a question of the rehearsal says: the question, what is weak, and what the case answers. */

import { saidAnswer } from '#core/rehearsal/likely/question.ts'
import type { PracticeQuestion } from '#core/rehearsal/rehearsal.ts'
import * as words from '#messages/rehearsal/likely.ts'
import { tellHint } from './hint.ts'
import { tellAsked } from './weak-point.ts'

/** What the script answers is asked and answered in its words. */
const tellLikely = ({ likely }: Extract<PracticeQuestion, { from: 'script' }>) => {
  const source = words.yourHearingScript()
  const answers = [saidAnswer(likely), ...(likely.toAdd === undefined ? [] : [likely.toAdd])]
  return {
    question: likely.question,
    words: words.thisIsOneOfTheLikeliest(),
    hints: answers.map((said) => ({ words: said, source })),
  }
}

const tellPoint = ({ reason, hints }: Extract<PracticeQuestion, { from: 'weak_point' }>) => ({
  ...tellAsked(reason),
  hints: hints.map(tellHint),
})

export const tellPracticeQuestion = (asked: PracticeQuestion) => {
  const { id, asker, step } = asked
  return { id, asker, step, ...(asked.from === 'script' ? tellLikely(asked) : tellPoint(asked)) }
}

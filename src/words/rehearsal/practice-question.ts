/** Owns what a question of the rehearsal says: the question, why it may be asked, and the answer to say aloud. */

import { calledProperty } from '#core/document/called-property.ts'
import { saidAnswer } from '#core/rehearsal/likely/question.ts'
import type { PracticeQuestion } from '#core/rehearsal/rehearsal.ts'
import * as words from '#messages/rehearsal/likely.ts'
import { tellAsked } from './weak-point.ts'

type Likely = Exclude<PracticeQuestion, { from: 'weak_point' }>

const tellLikely = ({ likely, from }: Likely) => {
  const isInScript = from === 'script'
  const source = isInScript ? words.yourHearingScript() : words.fromYourCase()
  const answers = [saidAnswer(likely), ...(likely.toAdd === undefined ? [] : [likely.toAdd])]
  return {
    question: likely.question,
    words: isInScript ? words.thisIsOneOfTheLikeliest() : words.youMayBeAskedThisToo(),
    hints: answers.map((said) => ({ words: said, source })),
  }
}

const tellPoint = ({ reason, answer }: Extract<PracticeQuestion, { from: 'weak_point' }>) => ({
  ...tellAsked(reason),
  hints: [{ words: answer, source: words.fromYourCase() }],
})

/** `isElsewhere`: its owner doesn't live in the home. */
export const tellPracticeQuestion = (asked: PracticeQuestion, isElsewhere: boolean) => {
  const { id, asker, step } = asked
  const { question, words: why, hints } = asked.from === 'weak_point' ? tellPoint(asked) : tellLikely(asked)
  const named = (said: string) => (isElsewhere ? calledProperty(said) : said)
  return {
    id,
    asker,
    step,
    question: named(question),
    words: named(why),
    hints: hints.map((hint) => ({ ...hint, words: named(hint.words) })),
  }
}

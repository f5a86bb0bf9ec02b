/** Asks each wording of the known questions while a tenth of all wordings, it among them, is not known: how a new wording fares. */
import type { AnswerLibrary } from '#core/ask/answer-question.ts'
import { answersAlike, knownQuestion } from '#core/ask/known-questions.ts'
import { type KnownQuestion, shelveKnown } from '#core/ask/known-shelf.ts'

const PARTS = 10

interface LeftOut {
  readonly right: number
  readonly wrong: number
  readonly unknown: number
}

/** The same wordings fall into the same part each time. */
const isIn = (part: number, question: number, wording: number): boolean =>
  (question + wording) % PARTS === part

const judgedIn = (part: number, questions: readonly KnownQuestion[], { shelf }: AnswerLibrary) => {
  const kept = questions.map((known, at) => {
    const asks = known.asks.filter((_, wording) => !isIn(part, at, wording))
    return { ...known, asks: asks.length === 0 ? known.asks : asks }
  })
  const left = shelveKnown(kept, shelf.weightOf)
  return questions.flatMap((known, at) =>
    known.asks
      .filter((asked, wording) => isIn(part, at, wording) && !kept[at]?.asks.includes(asked))
      .map((asked) => {
        const found = knownQuestion(asked, false, left)
        if (found === null) return 'unknown'
        return answersAlike(found.known, known) ? 'right' : 'wrong'
      }),
  )
}

export const leftOut = (library: AnswerLibrary): LeftOut => {
  const questions = library.known.entries.map(({ known }) => known)
  const judged = Array.from({ length: PARTS }, (_, part) => judgedIn(part, questions, library)).flat()
  const those = (is: string): number => judged.filter((one) => one === is).length
  return { right: those('right'), wrong: those('wrong'), unknown: those('unknown') }
}

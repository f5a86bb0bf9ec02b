/** Asks whole tables of questions, and lists those that were not answered as they should be. */
import { type Found, findAnswer } from '../find-answer.ts'
import { lookUp } from '../look-up.ts'
import { type Judgement, judgementOf } from './judge-answers.ts'
import type { Expected } from './plain-questions.ts'
import type { answerable } from './questions.ts'

export const askTables = (ctx: Parameters<typeof findAnswer>[0], countyId: string) => {
  const look = (question: string) => findAnswer(ctx, question, countyId)

  const placesOf = ({ sentences }: Found) =>
    sentences.flatMap(({ citations }) => citations.map(({ path }) => path))

  const missed = async (table: typeof answerable): Promise<readonly string[]> => {
    const found = await Promise.all(table.map(([question]) => look(question)))
    return table.flatMap(([question, right], at) =>
      found.slice(at, at + 1).some((one) => placesOf(one).some((path) => right.test(path))) ? [] : [question],
    )
  }

  const notFoundAs = async (kind: Found['kind'], questions: readonly string[]) => {
    const found = await Promise.all(questions.map(look))
    return questions.filter((_, at) => found[at]?.kind !== kind)
  }

  /** The questions by how they were answered. */
  const judge = (table: readonly Expected[]) => {
    const judgements = table.map((one) => judgementOf(lookUp(ctx, one[0], countyId).finding, one))
    const which = (wanted: Judgement) =>
      table.filter((_, at) => judgements[at] === wanted).map(([question]) => question)
    return { right: which('right'), unanswered: which('unanswered'), wrong: which('wrong') }
  }
  return { look, missed, notFoundAs, judge }
}

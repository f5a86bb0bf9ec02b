/** Asks whole tables of questions, and lists those that were not answered as they should be. */
import { type Found, findAnswer } from '../find-answer.ts'
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

  const judged = async ([question, place, says]: Expected): Promise<'right' | 'unanswered' | 'wrong'> => {
    const { kind, sentences } = await look(question)
    if (kind !== 'answer') return 'unanswered'
    const isFirst = place.test(sentences[0]?.citations[0]?.path ?? '')
    return isFirst && says.test(sentences.map(({ text }) => text).join(' ')) ? 'right' : 'wrong'
  }

  /** The questions by how they were answered. */
  const judge = async (table: readonly Expected[]) => {
    const judgements = await Promise.all(table.map(judged))
    const which = (wanted: (typeof judgements)[number]) =>
      table.filter((_, at) => judgements[at] === wanted).map(([question]) => question)
    return { right: which('right'), unanswered: which('unanswered'), wrong: which('wrong') }
  }

  const notAnsweredRight = async (table: readonly Expected[]): Promise<readonly string[]> => {
    const { unanswered, wrong } = await judge(table)
    return [...unanswered, ...wrong]
  }
  return { look, missed, notFoundAs, judge, notAnsweredRight }
}

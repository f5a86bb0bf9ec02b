/** Asks whole tables of questions, and lists those that were not answered as they should be. */
import { type Found, findAnswer } from '../find-answer.ts'
import type { plainLast } from './plain-questions.ts'
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

  const notAnsweredRight = async (table: typeof plainLast): Promise<readonly string[]> => {
    const found = await Promise.all(table.map(([question]) => look(question)))
    return table.flatMap(([question, place, says], at) => {
      const sentences = found[at]?.sentences ?? []
      const isFirst = place.test(sentences[0]?.citations[0]?.path ?? '')
      return isFirst && says.test(sentences.map(({ text }) => text).join(' ')) ? [] : [question]
    })
  }
  return { look, missed, notFoundAs, notAnsweredRight }
}

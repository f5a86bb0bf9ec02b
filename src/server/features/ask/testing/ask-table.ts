/** Asks a table of questions, one a line: its kind, the question, and what an answer has to say (and at which place). */
import { readFileSync } from 'node:fs'
import { factsWithoutCase } from '#words/ask/own-facts.ts'
import { type Found, findAnswer } from '../find-answer.ts'
import { passagesOf } from '../own-passages.ts'

/** `sealed` was looked at once, see decision 134; the last five are strangers', see decisions 160, 180 and 184. */
export const tableNames = [
  'held-out',
  'asked-before',
  'new-owners',
  'unseen',
  'learn',
  'sealed',
  'stranger-open',
  'stranger-sealed',
  'stranger-2-open',
  'stranger-2-sealed',
  'stranger-3',
] as const
export type TableName = (typeof tableNames)[number]

interface Judged {
  readonly kind: string
  readonly question: string
  readonly found: Found
  readonly verdict: 'right' | 'wrong' | 'unknown' | 'not_advice'
  /** What is right is read at once, be it the answer or one of those offered beside it or in its place. */
  readonly isShown: boolean
}

const wordsOf = ({ sentences }: Found): string => sentences.map(({ text }) => text).join(' ')

const offeredIn = ({ places }: Found): string => places.map(({ says = '' }) => says).join('\n')

const verdictOf = (found: Found, says: string | undefined, place: string | undefined): Judged['verdict'] => {
  if (found.kind !== 'answer') return found.kind
  const paths = found.sentences.flatMap(({ citations }) => citations.map(({ path }) => path))
  const isSaid = says !== undefined && new RegExp(says, 'i').test(wordsOf(found))
  return isSaid && (!place || paths.some((path) => new RegExp(place).test(path))) ? 'right' : 'wrong'
}

export const askTable = async (
  ctx: Parameters<typeof findAnswer>[0],
  name: TableName,
  /** Of so many lines that follow each other one is asked. */
  each = 1,
): Promise<readonly Judged[]> => {
  const asker = {
    countyId: 'hillsborough',
    passages: passagesOf(factsWithoutCase(), 'Your appeal', '/appeal'),
  }
  const judged: Judged[] = []
  const lines = readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  for (const line of lines.filter((_, at) => at % each === 0)) {
    const [kind = '', question = '', says, place] = line.split('\t')
    const found = await findAnswer(ctx, question, asker)
    const verdict = verdictOf(found, says, place)
    const isOffered = says !== undefined && new RegExp(says, 'i').test(offeredIn(found))
    judged.push({ kind, question, found, verdict, isShown: verdict === 'right' || isOffered })
  }
  return judged
}

export const countOf = (judged: readonly Judged[], kind: string) => {
  const those = judged.filter((one) => one.kind === kind)
  const count = (verdict: Judged['verdict']): number => those.filter((one) => one.verdict === verdict).length
  return {
    all: those.length,
    right: count('right'),
    shown: those.filter(({ isShown }) => isShown).length,
    wrong: count('wrong'),
    unknown: count('unknown'),
    declined: count('not_advice'),
  }
}

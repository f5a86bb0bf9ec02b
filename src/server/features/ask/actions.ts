/** A question as a person asks it: answered at once from our pages, kept, and worded by a model where one is configured. */
import { createHash, randomUUID } from 'node:crypto'
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import { paths } from '#contract/page-paths.ts'
import type { Page } from '#contract/paging.ts'
import type { AnswerPart, Passage } from '#core/ask/passage.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/ask/actions.ts'
import type { Context } from '#server/context.ts'
import type { QuestionRow } from '#server/db/schema/questions.ts'
import { datedFacts } from '#server/features/case-file/actions.ts'
import { ownValuesOf } from '#server/features/case-file/outlook.ts'
import { casesOf } from '#server/features/case-file/queries.ts'
import { propertiesOf } from '#server/features/property/queries.ts'
import { factsWithoutCase, type OwnFact, ownFacts } from '#words/ask/own-facts.ts'
import { findAnswer } from './find-answer.ts'
import { wordAnswer } from './jobs.ts'
import { putQuestion, questionsOf, removeBeyond } from './queries.ts'

const passagesOf = (facts: readonly OwnFact[], label: string, path: string): readonly Passage[] =>
  facts.map(({ fact, sentences }) => ({
    id: `case:${fact}`,
    kind: 'case',
    label,
    path,
    about: '',
    sentences: sentences.map((text) => ({ text, sources: [] })),
    isWhole: true,
    cautions: [],
    countyId: null,
  }))

/** Of the case worked on last; the county is that of its home, or of the newest home. */
const ownPassages = async (ctx: Context, userId: string) => {
  const homes = await propertiesOf(ctx.db, userId)
  const { entries } = await casesOf(ctx.db, userId, { page: 1, pageSize: 1 })
  const [row] = entries
  const home = row && homes.find(({ id }) => id === row.propertyId)
  if (!row || !home)
    return {
      passages: passagesOf(factsWithoutCase(), words.yourAppeal(), paths.appeal()),
      countyId: homes[0]?.countyId ?? null,
    }
  const facts = datedFacts(ctx, row, home)
  const values = await ownValuesOf(ctx, home, row)
  const own = ownFacts({ ...facts, today: todayInFlorida(ctx.now()), values })
  const label = words.yourCase({ address: facts.address, taxYear: row.taxYear })
  return { passages: passagesOf(own, label, paths.appealCase(row.id)), countyId: home.countyId }
}

/** So many a person can look back on. */
const MOST_QUESTIONS = 50

const questionView = (row: QuestionRow): AnsweredQuestion => ({
  id: row.id,
  question: row.question,
  askedAt: row.askedAt.toISOString(),
  kind: row.kind,
  sentences: row.sentences,
  places: row.places,
  writtenBy: row.writtenBy,
  isBeingWorded: row.toWord !== null,
})

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** What a person's case holds does not leave us. */
const isOwn = ({ passage }: AnswerPart): boolean => passage.kind === 'case'

export const answerFor = async (
  ctx: Context,
  userId: string,
  question: string,
): Promise<AnsweredQuestion> => {
  const own = await ownPassages(ctx, userId)
  const { kind, sentences, places, parts } = findAnswer(ctx, question, own)
  const row = await ctx.db.transaction(async (tx) => {
    const kept = await putQuestion(tx, {
      id: randomUUID(),
      userId,
      question,
      kind,
      sentences,
      places,
      writtenBy: 'extract',
      toWord: ctx.model !== null && kind === 'answer' && !parts.some(isOwn) ? parts : null,
      answerHash: hashOf(question, kind, sentences),
      askedAt: ctx.now(),
    })
    await removeBeyond(tx, userId, MOST_QUESTIONS)
    if (kept.toWord !== null)
      await ctx.queue.enqueue(tx, wordAnswer, {
        id: `word-answer:${kept.id}`,
        payload: { questionId: kept.id },
      })
    return kept
  })
  return questionView(row)
}

export const listQuestionsOf = async (ctx: Context, userId: string, page: Page) => {
  const { entries, total } = await questionsOf(ctx.db, userId, page)
  return { questions: entries.map(questionView), ...page, total }
}

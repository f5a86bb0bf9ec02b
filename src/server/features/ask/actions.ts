/** A question as a person asks it: answered at once from our pages, kept, and worded by a model where one is configured. */
import { createHash, randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { AnsweredQuestion, askQuestion } from '#contract/help/ask.ts'
import type { Page } from '#contract/paging.ts'
import type { AnswerPart } from '#core/ask/passage.ts'
import type { Context } from '#server/context.ts'
import type { QuestionRow } from '#server/db/schema/questions.ts'
import { type Found, findAnswer } from './find-answer.ts'
import { wordAnswer } from './jobs.ts'
import { type HomeMeant, homeMeant } from './own-passages.ts'
import { type Person, withOwnSaving } from './own-saving.ts'
import { putQuestion, questionsOf, removeBeyond } from './queries.ts'

/** So many a person can look back on. */
const MOST_QUESTIONS = 50

const questionView = (row: QuestionRow): AnsweredQuestion => ({
  id: row.id,
  question: row.question,
  askedAt: row.askedAt.toISOString(),
  kind: row.kind,
  sentences: row.sentences,
  places: row.places,
  about: row.about,
  writtenBy: row.writtenBy,
  isBeingWorded: row.toWord !== null,
})

const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** What a person's case holds does not leave us. */
const isOwn = ({ passage }: AnswerPart): boolean => passage.kind === 'case'

/** The home's street where a sentence is of its case, its report or its county; what holds for everybody is about no home. */
const aboutWhich = ({ among, asker }: HomeMeant, { parts }: Found): string | null => {
  if (among === null) return null
  const own = parts.filter(isOwn)
  const isOfCounty = parts.some(
    ({ passage }) => passage.countyId !== null && passage.countyId === asker.countyId,
  )
  // Told of several homes, each sentence names its own.
  if (new Set(own.map(({ passage }) => passage.path)).size > 1) return null
  return own.length > 0 || (isOfCounty && (among.isSaid || !among.areInOneCounty)) ? among.street : null
}

/** undefined where the home that was chosen is not the person's. */
export const answerFor = async (
  ctx: Context,
  person: Person,
  asked: ParsedInputOf<typeof askQuestion>,
): Promise<AnsweredQuestion | undefined> => {
  const { question } = asked
  const userId = person.id
  const meant = await homeMeant(ctx, userId, asked)
  if (meant === undefined) return undefined
  const found = await withOwnSaving(ctx, person, meant, await findAnswer(ctx, meant.question, meant.asker))
  const { kind, sentences, places, parts } = found
  const about = aboutWhich(meant, found)
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
      about,
      answerHash: hashOf(question, kind, sentences, ...(about === null ? [] : [about])),
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

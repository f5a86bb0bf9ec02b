/** Has a language model word an answer that is already there; what does not pass the check leaves it as it is. */
import { createHash } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { z } from 'zod'
import type { CitedSentence } from '#core/ask/cited-answer.ts'
import { readWordedAnswer } from '#core/ask/worded-answer.ts'
import { ASK_PROMPT_VERSION, type WordingTask, wordingTaskOf } from '#core/ask/wording-task.ts'
import type { Database } from '#server/db/open.ts'
import type { QuestionRow } from '#server/db/schema/questions.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { keepAnswer, keepFailure, keepJudgment, setAside } from '#server/services/model/model-calls.ts'
import type { ModelWriter } from '#server/services/model/model-writer.ts'
import { endWording, findQuestion } from './queries.ts'

interface WordingContext {
  readonly db: Database
  readonly log: Pick<BaseLogger, 'warn'>
  readonly now: () => Date
  readonly model: ModelWriter | null
}

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n\n')).digest('hex')

interface Words {
  readonly callId: string
  readonly text: string
}

/** Null when no words are to be had, or not for this money, or the call was made before and its answer is lost. */
const wordsFor = async (
  ctx: WordingContext,
  model: ModelWriter,
  { id: questionId, userId }: QuestionRow,
  task: WordingTask,
  signal: AbortSignal,
): Promise<Words | null> => {
  const call = {
    questionId,
    userId,
    tries: 0,
    position: 0,
    attempt: 1,
    provider: model.provider,
    model: model.model,
    promptVersion: ASK_PROMPT_VERSION,
    inputHash: hashOf(task.instructions, task.prompt),
    costMicroUsd: model.mostMicroUsd(task),
  }
  const aside = await setAside(ctx.db, call, model.limits, ctx.now())
  if (aside.kind === 'too-dear') return null
  if (aside.kind === 'made') return aside.answer === null ? null : { callId: aside.id, text: aside.answer }
  const answer = await model.write({ ...task }, signal)
  if (!answer.ok) {
    ctx.log.warn({ questionId, why: answer.why }, 'the language model gave no answer')
    await keepFailure(ctx.db, aside.id, !answer.mayCost)
    return null
  }
  const { text, costMicroUsd } = answer
  await keepAnswer(ctx.db, aside.id, { text, costMicroUsd, outputHash: hashOf(text) })
  return { callId: aside.id, text }
}

const endWith = (
  ctx: WordingContext,
  questionId: string,
  callId: string,
  sentences: readonly CitedSentence[] | null,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    await endWording(tx, questionId, sentences)
    await keepJudgment(tx, callId, sentences === null ? 'refused' : 'passed')
  })

const word = async (ctx: WordingContext, row: QuestionRow, signal: AbortSignal): Promise<void> => {
  if (ctx.model === null || row.toWord === null) return endWording(ctx.db, row.id, null)
  const words = await wordsFor(ctx, ctx.model, row, wordingTaskOf(row.question, row.toWord), signal)
  if (words === null) return endWording(ctx.db, row.id, null)
  const read = readWordedAnswer(words.text, row.toWord)
  if (!read.ok)
    ctx.log.warn({ questionId: row.id, found: read.problems }, 'the answer stays as our pages say it')
  return endWith(ctx, row.id, words.callId, read.ok ? read.sentences : null)
}

export const wordAnswer = defineJob({
  name: 'word-answer',
  payload: z.strictObject({ questionId: z.uuid() }),
  retry: { limit: 3, delaySeconds: 1, backoff: true, maxDelaySeconds: 30 },
  concurrency: 2,
  timeoutSeconds: 120,
  handle: async (ctx: WordingContext, { questionId }, { signal }) => {
    const row = await findQuestion(ctx.db, questionId)
    // Removed meanwhile, or worded by an earlier try that did not live to report it.
    if (!row || row.toWord === null) return
    await word(ctx, row, signal)
  },
})

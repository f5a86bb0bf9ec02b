/** Has a language model suggest a freer wording of one section: outside the request, under the gate, within what it may cost. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { SectionPlan } from '#core/document/draft.ts'
import { planOf } from '#core/document/draft-plan.ts'
import type { GateProblem } from '#core/document/gate/fact-gate.ts'
import { faultsOf, readModelAnswer } from '#core/document/gate/model-answer.ts'
import { type ModelTask, modelTaskOf, PROMPT_VERSION } from '#core/document/gate/model-task.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import {
  findUnjudged,
  keepAnswer,
  keepFailure,
  keepJudgment,
  setAside,
} from '#server/services/model/model-calls.ts'
import type { ModelWriter } from '#server/services/model/model-writer.ts'
import { leaks } from '../jobs.ts'
import type { StoredSection } from '../queries.ts'
import { changeSection, findSection, holdDocument } from './queries.ts'

const payload = z.strictObject({ documentId: z.uuid(), sectionId: z.string(), tries: z.int() })
type Asked = z.output<typeof payload>

type SuggestContext = Pick<Context, 'db' | 'log' | 'now' | 'model'>

interface Place {
  readonly row: DocumentRow
  readonly section: StoredSection
}

interface Words {
  readonly callId: string
  readonly text: string
}

const ATTEMPTS = [1, 2] as const

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n\n')).digest('hex')

/** undefined when it was dropped, changed or locked meanwhile, or the facts are others. */
const findAsked = async (
  tx: Transaction,
  { documentId, sectionId, tries }: Asked,
): Promise<Place | undefined> => {
  const row = await holdDocument(tx, documentId)
  const section = row?.status === 'completed' ? await findSection(tx, documentId, sectionId) : undefined
  const isAsked = section?.suggestion === 'asked' && section.suggestedTries === tries
  return row && section && isAsked && section.suggestedFrom === row.factsHash ? { row, section } : undefined
}

/**
 * Null when no words are to be had now, or not for this money. A call that was made before is not made again, answered
 * or not, and no further one after it: what was wrong with its answer is not known any more.
 */
const wordsFor = async (
  ctx: SuggestContext,
  model: ModelWriter,
  { row: { id: documentId, userId }, section: { position } }: Place,
  [tries, attempt]: readonly [number, number],
  task: ModelTask,
  signal: AbortSignal,
): Promise<Words | null> => {
  const call = {
    documentId,
    userId,
    tries,
    position,
    attempt,
    provider: model.provider,
    model: model.model,
    promptVersion: PROMPT_VERSION,
    inputHash: hashOf(task.instructions, task.prompt),
    costMicroUsd: model.mostMicroUsd(task),
  }
  const kept = async (): Promise<Words | null> => {
    const found = await findUnjudged(ctx.db, call)
    return found && { callId: found.id, text: found.answer }
  }
  if (model.outage.isOn(ctx.now())) return kept()
  const aside = await setAside(ctx.db, call, model.limits, ctx.now())
  if (aside.kind === 'too-dear') return null
  if (aside.kind === 'made') return kept()
  const answer = await model.write({ instructions: task.instructions, prompt: task.prompt }, signal)
  if (model.outage.note(answer.ok ? 'none' : answer.trouble, ctx.now()))
    ctx.log.warn({ documentId }, 'the language model is left alone for a while')
  if (!answer.ok) {
    ctx.log.warn({ documentId, position, why: answer.why }, 'the language model gave no text')
    await keepFailure(ctx.db, aside.id, !answer.mayCost)
    return null
  }
  const { text, costMicroUsd } = answer
  await keepAnswer(ctx.db, aside.id, { text, costMicroUsd, outputHash: hashOf(text) })
  return { callId: aside.id, text }
}

interface Suggested {
  readonly paragraphs: readonly string[]
  readonly callId: string
}

/** Null when no words stand; what the first got wrong goes back with the second attempt. */
const suggestedFor = async (
  ctx: SuggestContext,
  place: Place,
  plan: SectionPlan,
  tries: number,
  signal: AbortSignal,
): Promise<Suggested | null> => {
  if (!ctx.model) return null
  const { facts } = place.row
  let problems: readonly GateProblem[] = []
  for (const attempt of ATTEMPTS) {
    const task = modelTaskOf(facts, plan, faultsOf(problems))
    const words = await wordsFor(ctx, ctx.model, place, [tries, attempt], task, signal)
    if (words === null) return null
    const read = readModelAnswer(facts, plan, task, words.text)
    const draft = read.ok && ({ ...read.section, writtenBy: 'composer', locked: false } as const)
    if (draft && leaks(place.row, [draft]).length === 0)
      return { paragraphs: draft.paragraphs, callId: words.callId }
    await keepJudgment(ctx.db, words.callId, 'refused')
    problems = read.ok ? [] : read.problems
  }
  const found = problems.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
  ctx.log.warn({ documentId: place.row.id, found }, 'no suggestion of the language model passed the check')
  return null
}

const store = (ctx: SuggestContext, asked: Asked, suggested: Suggested | null) =>
  ctx.db.transaction(async (tx) => {
    if (suggested) await keepJudgment(tx, suggested.callId, 'passed')
    const found = await findAsked(tx, asked)
    if (!found) return
    const change = suggested
      ? ({ suggestion: 'offered', suggested: suggested.paragraphs } as const)
      : ({ suggestion: 'none' } as const)
    await changeSection(tx, found.row, found.section, change)
  })

export const suggestWording = defineJob({
  name: 'suggest-wording',
  payload,
  retry: { limit: 3, delaySeconds: 2, backoff: true, maxDelaySeconds: 60 },
  concurrency: 2,
  timeoutSeconds: 300,
  handle: async (ctx: SuggestContext, asked, { isLastAttempt, signal }) => {
    const place = await ctx.db.transaction((tx) => findAsked(tx, asked))
    const plan = place && planOf(place.row.facts).find(({ id }) => id === place.section.id)
    if (!place || !plan) return
    try {
      await store(ctx, asked, await suggestedFor(ctx, place, plan, asked.tries, signal))
    } catch (error) {
      if (isLastAttempt) await store(ctx, asked, null)
      throw error
    }
  },
})

/** Owns who words a section: the configured model under the gate, with one further try, and otherwise the composer. */
import { createHash } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { composeSection, type SectionPlan } from '#core/document/draft.ts'
import { checkSection, type GateProblem } from '#core/document/gate/fact-gate.ts'
import { faultsOf, readModelAnswer } from '#core/document/gate/model-answer.ts'
import { type ModelTask, modelTaskOf, PROMPT_VERSION } from '#core/document/gate/model-task.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import {
  findUnjudged,
  keepAnswer,
  keepFailure,
  keepJudgement,
  setAside,
} from '#server/services/model/model-calls.ts'
import type { ModelWriter } from '#server/services/model/model-writer.ts'
import type { DocumentRow } from './documents-table.ts'
import type { WordedSection } from './section-queries.ts'

export interface WritingContext {
  readonly db: Database
  readonly log: Pick<BaseLogger, 'error' | 'warn'>
  readonly now: () => Date
  readonly model: ModelWriter | null
}

interface Place {
  readonly document: Pick<DocumentRow, 'id' | 'userId' | 'facts'>
  /** Under which number calls of a model are made for it: none is made twice under the same. */
  readonly tries: number
  readonly position: number
  readonly plan: SectionPlan
}

interface Worded {
  readonly section: WordedSection
  /** To be called in the transaction that stores the section; null where nothing was paid for. */
  readonly settle: ((tx: Transaction) => Promise<void>) | null
}

interface Words {
  readonly callId: string
  readonly text: string
}

const ATTEMPTS = [1, 2] as const

const hashOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n\n')).digest('hex')

/** What was paid for before and not judged yet. */
const keptWords = async (
  ctx: WritingContext,
  place: Parameters<typeof findUnjudged>[1],
): Promise<Words | null> => {
  const kept = await findUnjudged(ctx.db, place)
  return kept && { callId: kept.id, text: kept.answer }
}

/**
 * Null when no words are to be had now, or not for this money. A provider that is out of order is not asked. A call that was made before is not made again, answered
 * or not, and no further one after it: what was wrong with its answer is not known any more.
 */
const wordsFor = async (
  ctx: WritingContext,
  model: ModelWriter,
  { document, tries, position }: Place,
  attempt: number,
  task: ModelTask,
  signal: AbortSignal,
): Promise<Words | null> => {
  const { id: documentId, userId } = document
  const call = {
    ...{ documentId, userId, tries, position, attempt },
    ...{ provider: model.provider, model: model.model, promptVersion: PROMPT_VERSION },
    inputHash: hashOf(task.instructions, task.prompt),
    costMicroUsd: model.mostMicroUsd(task),
  }
  if (model.outage.isOn(ctx.now())) return keptWords(ctx, call)
  const aside = await setAside(ctx.db, call, model.limits, ctx.now())
  if (aside.kind === 'too-dear') return null
  if (aside.kind === 'made') return keptWords(ctx, call)
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

/** Null when the model's words do not stand; what it got wrong goes back with the second attempt. */
const wordByModel = async (
  ctx: WritingContext,
  model: ModelWriter,
  place: Place,
  signal: AbortSignal,
): Promise<Worded | null> => {
  const { document, plan } = place
  let problems: readonly GateProblem[] = []
  for (const attempt of ATTEMPTS) {
    const task = modelTaskOf(document.facts, plan, faultsOf(problems))
    const words = await wordsFor(ctx, model, place, attempt, task, signal)
    if (words === null) return null
    const { callId, text } = words
    const read = readModelAnswer(document.facts, plan, task, text)
    if (read.ok) {
      const section = { ...read.section, writtenBy: 'model' as const }
      return { section, settle: (tx) => keepJudgement(tx, callId, 'passed') }
    }
    await keepJudgement(ctx.db, callId, 'refused')
    problems = read.problems
  }
  const found = problems.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
  ctx.log.warn({ documentId: document.id, found }, 'the composer writes what the language model did not')
  return null
}

export const modelMayWrite = ({ model }: Pick<WritingContext, 'model'>, plan: SectionPlan): boolean =>
  model !== null && plan.isFixed !== true

export type Wording =
  | ({ readonly ok: true } & Worded)
  /** For which the composer's own text is not kept. */
  | { readonly ok: false; readonly problems: readonly GateProblem[] }

export const wordSection = async (
  ctx: WritingContext,
  place: Place,
  by: 'model' | 'composer',
  signal: AbortSignal,
): Promise<Wording> => {
  const { document, plan } = place
  const mayAsk = by === 'model' && modelMayWrite(ctx, plan)
  const worded = mayAsk && ctx.model ? await wordByModel(ctx, ctx.model, place, signal) : null
  if (worded) return { ok: true, ...worded }
  const section = composeSection(document.facts, plan)
  const problems = checkSection(document.facts, plan, section)
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, section: { ...section, writtenBy: 'composer' }, settle: null }
}

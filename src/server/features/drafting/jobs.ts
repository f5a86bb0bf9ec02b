/** Writes a document outside the request that asked for it: section by section, each kept as soon as it is written. */
import { z } from 'zod'
import type { DraftSection, SectionPlan } from '#core/document/draft.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { checkDocument, type GateProblem } from '#core/document/fact-gate.ts'
import { partsToHandOver, privateIn } from '#core/document/handed-over.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { DocumentRow } from './documents-table.ts'
import { markCompleted, markFailed, markRunning, sectionsOf } from './queries.ts'
import { type WritingContext, writeSection } from './write-section.ts'

/** Thrown to leave the rest to the next try; what is written stays. */
class WriterStopped extends Error {
  override readonly name = 'WriterStopped'
}

/** Kinds and places of the problems only: the text may hold what is personal. */
const refuse = async (
  ctx: WritingContext,
  { id }: DocumentRow,
  problems: readonly { readonly sectionId: string; readonly kind: string }[],
) => {
  const found = problems.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
  ctx.log.error({ documentId: id, found }, 'a document did not pass the check against its facts')
  await markFailed(ctx.db, id, 'check_failed', ctx.now())
}

/** The problems of the first section that does not pass, which is not kept; none when all are written. */
const writeMissing = async (
  ctx: WritingContext,
  document: DocumentRow,
  plans: readonly SectionPlan[],
  written: readonly DraftSection[],
  signal: AbortSignal,
): Promise<readonly GateProblem[]> => {
  for (const [position, plan] of plans.entries()) {
    if (position < written.length) continue
    if (signal.aborted) throw new WriterStopped()
    const problems = await writeSection(ctx, { document, position, plan }, signal)
    if (problems.length > 0) return problems
  }
  return []
}

/** What would leave the owner's hands and must not. */
const leaks = ({ facts }: DocumentRow, written: readonly DraftSection[]) =>
  HANDED_OVER_KINDS.includes(facts.kind) ? privateIn(facts, partsToHandOver(facts, written)) : []

const write = async (ctx: WritingContext, document: DocumentRow, signal: AbortSignal): Promise<void> => {
  const { id, facts } = document
  const plans = planOf(facts)
  const faults = await writeMissing(ctx, document, plans, await sectionsOf(ctx.db, id), signal)
  if (faults.length > 0) return refuse(ctx, document, faults)
  const written = await sectionsOf(ctx.db, id)
  const problems = [...checkDocument(facts, plans, written), ...leaks(document, written)]
  return problems.length > 0 ? refuse(ctx, document, problems) : markCompleted(ctx.db, id, ctx.now())
}

export const writeDocument = defineJob({
  name: 'write-document',
  payload: z.strictObject({ documentId: z.uuid() }),
  retry: { limit: 8, delaySeconds: 2, backoff: true, maxDelaySeconds: 600 },
  concurrency: 2,
  // A language model may take its time over a dozen sections.
  timeoutSeconds: 900,
  handle: async (ctx: WritingContext, { documentId }, { isLastAttempt, signal }) => {
    const document = await markRunning(ctx.db, documentId)
    // Completed by an earlier try that did not live to report it, or removed with its account.
    if (!document) return
    try {
      await write(ctx, document, signal)
    } catch (error) {
      if (isLastAttempt) await markFailed(ctx.db, documentId, 'outage', ctx.now())
      throw error
    }
  },
})

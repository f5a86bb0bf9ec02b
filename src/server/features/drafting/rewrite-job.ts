/** Writes one section of a completed document anew; the text there is stays until the new one is whole. */
import { z } from 'zod'
import { planOf } from '#core/document/draft-plan.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { DocumentRow } from './documents-table.ts'
import { leaks, logProblems, WriterStopped } from './jobs.ts'
import type { StoredSection } from './queries.ts'
import { changeDocument, changeSection, findSection, holdDocument, noRewrite } from './section-queries.ts'
import { keepVersion } from './version-queries.ts'
import { type Wording, type WritingContext, wordSection } from './word-section.ts'

const payload = z.strictObject({ documentId: z.uuid(), sectionId: z.string(), tries: z.int() })
type Asked = z.output<typeof payload>

interface Found {
  readonly row: DocumentRow
  readonly section: StoredSection
}

/** undefined when it was cancelled, locked or written by somebody else meanwhile. */
const findAsked = async (
  tx: Parameters<typeof holdDocument>[0],
  { documentId, sectionId, tries }: Asked,
): Promise<Found | undefined> => {
  const row = await holdDocument(tx, documentId)
  const section = row?.status === 'completed' ? await findSection(tx, documentId, sectionId) : undefined
  const isAsked = section?.rewrite === 'asked' && section.rewriteTries === tries
  return row && section && isAsked ? { row, section } : undefined
}

const store = (
  ctx: WritingContext,
  asked: Asked,
  { section: worded, settle }: Extract<Wording, { ok: true }>,
) =>
  ctx.db.transaction(async (tx) => {
    await settle?.(tx)
    const found = await findAsked(tx, asked)
    if (!found) return
    const now = ctx.now()
    const row = await changeDocument(tx, found.row, { version: found.row.version + 1 })
    const { paragraphs, facts, writtenBy } = worded
    const changed = { paragraphs, facts, writtenBy, version: row.version, writtenAt: now, ...noRewrite }
    await changeSection(tx, row, found.section, changed)
    await keepVersion(tx, row, 'rewritten', now, found.section.title)
  })

const giveUp = (ctx: WritingContext, asked: Asked) =>
  ctx.db.transaction(async (tx) => {
    const found = await findAsked(tx, asked)
    if (found) await changeSection(tx, found.row, found.section, { rewrite: 'failed' })
  })

const rewrite = async (ctx: WritingContext, asked: Asked, signal: AbortSignal): Promise<void> => {
  const found = await ctx.db.transaction((tx) => findAsked(tx, asked))
  if (!found) return
  if (signal.aborted) throw new WriterStopped()
  const { row: document, section } = found
  const plan = planOf(document.facts).find(({ id }) => id === section.id)
  if (!plan) return giveUp(ctx, asked)
  const place = { document, tries: asked.tries, position: section.position, plan }
  const worded = await wordSection(ctx, place, section.rewriteBy ?? 'composer', signal)
  const problems = worded.ok ? leaks(document, [{ ...worded.section, locked: false }]) : worded.problems
  if (worded.ok && problems.length === 0) return store(ctx, asked, worded)
  logProblems(ctx, document, problems)
  await giveUp(ctx, asked)
}

export const rewriteSection = defineJob({
  name: 'rewrite-section',
  payload,
  retry: { limit: 8, delaySeconds: 2, backoff: true, maxDelaySeconds: 600 },
  concurrency: 2,
  timeoutSeconds: 300,
  handle: async (ctx: WritingContext, asked, { isLastAttempt, signal }) => {
    try {
      await rewrite(ctx, asked, signal)
    } catch (error) {
      if (isLastAttempt) await giveUp(ctx, asked)
      throw error
    }
  },
})

/** Writes a document outside the request that asked for it: section by section, each kept as soon as it is written. */
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { checkDocument } from '#core/document/gate/fact-gate.ts'
import { partsToHandOver, privateIn } from '#core/document/gate/handed-over.ts'
import { isKept, type WrittenSection } from '#core/document/written-section.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { DocumentRow } from './documents-table.ts'
import { failWriting } from './fail-writing.ts'
import { type Following, lettersFollow, lockPapersOf } from './follow-papers.ts'
import { isBeingWritten, markCompleted, markRunning, sectionsOf } from './queries.ts'
import { addSection } from './section-queries.ts'
import { keepVersion } from './version-queries.ts'
import { type Wording, type WritingContext, wordSection } from './word-section.ts'
import { writerErrand } from './writer-errand.ts'

/** The end of one document may begin another. */
export type DocumentContext = WritingContext & Following

/** Thrown to leave the rest to the next try; what is written stays. */
export class WriterStopped extends Error {
  override readonly name = 'WriterStopped'
}

interface Problem {
  readonly sectionId: string
  readonly kind: string
}

/** Kinds and places of the problems only: the text may hold what is personal. */
export const logProblems = (ctx: WritingContext, { id }: DocumentRow, problems: readonly Problem[]) => {
  const found = problems.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
  ctx.log.error({ documentId: id, found }, 'a document did not pass the check against its facts')
}

type Written =
  | { readonly end: 'whole' }
  /** Cancelled, or begun anew by somebody else. */
  | { readonly end: 'left' }
  | { readonly end: 'refused'; readonly problems: readonly Problem[] }

/** With what was paid for it, or by itself. */
const keepSection = async (
  { db, now }: WritingContext,
  document: DocumentRow,
  position: number,
  { section, settle }: Extract<Wording, { ok: true }>,
): Promise<void> => {
  if (settle === null) return addSection(db, document, position, section, now())
  await db.transaction(async (tx) => {
    await addSection(tx, document, position, section, now())
    await settle(tx)
  })
}

/** Until all planned sections are there, or the first does not pass, which is not kept. */
const writeMissing = async (
  ctx: WritingContext,
  document: DocumentRow,
  signal: AbortSignal,
): Promise<Written> => {
  const { id, facts, tries } = document
  const written = new Set((await sectionsOf(ctx.db, id)).map((section) => section.id))
  for (const [position, plan] of planOf(facts).entries()) {
    if (written.has(plan.id)) continue
    if (signal.aborted) throw new WriterStopped()
    if (!(await isBeingWritten(ctx.db, document))) return { end: 'left' }
    const worded = await wordSection(ctx, { document, tries, position, plan }, 'model', signal)
    if (!worded.ok) return { end: 'refused', problems: worded.problems }
    await keepSection(ctx, document, position, worded)
  }
  return { end: 'whole' }
}

/** What would leave the owner's hands and must not; what the owner wrote is looked through when it is handed over. */
export const leaks = ({ facts }: DocumentRow, sections: readonly WrittenSection[]): readonly Problem[] => {
  if (!HANDED_OVER_KINDS.includes(facts.kind)) return []
  return privateIn(
    facts,
    partsToHandOver(
      facts,
      sections.filter((section) => !isKept(section)),
    ),
  )
}

const complete = (ctx: DocumentContext, document: DocumentRow) =>
  ctx.db.transaction(async (tx) => {
    await lockPapersOf(tx, document.propertyId)
    const now = ctx.now()
    const row = await markCompleted(tx, document, now)
    if (!row) return
    await keepVersion(tx, row, document.version === 0 ? 'written' : 'renewed', now)
    await lettersFollow(ctx, tx, row)
  })

const write = async (ctx: DocumentContext, document: DocumentRow, signal: AbortSignal): Promise<void> => {
  const { id, facts } = document
  const outcome = await writeMissing(ctx, document, signal)
  if (outcome.end === 'left') return
  const sections = await sectionsOf(ctx.db, id)
  const problems =
    outcome.end === 'refused'
      ? outcome.problems
      : [...checkDocument(facts, planOf(facts), sections, isKept), ...leaks(document, sections)]
  if (problems.length === 0) return complete(ctx, document)
  logProblems(ctx, document, problems)
  await failWriting(ctx, document, 'check_failed', ctx.now())
}

export const writeDocument = defineJob({
  ...writerErrand,
  handle: async (ctx: DocumentContext, { documentId }, { isLastAttempt, signal }) => {
    const document = await markRunning(ctx.db, documentId)
    // Completed by an earlier try that did not live to report it, cancelled, or removed with its account.
    if (!document) return
    try {
      await write(ctx, document, signal)
    } catch (error) {
      if (isLastAttempt) await failWriting(ctx, document, 'outage', ctx.now())
      throw error
    }
  },
})

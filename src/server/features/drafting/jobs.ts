/** Writes a document outside the request that asked for it: composed from its facts, looked through by the gate, stored whole. */
import type { BaseLogger } from 'pino'
import { composeSection } from '#core/document/draft.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { checkDocument } from '#core/document/gate/fact-gate.ts'
import { partsToHandOver, privateIn } from '#core/document/gate/handed-over.ts'
import { carriedOver, isKept, type Placed, type WrittenSection } from '#core/document/written-section.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import type { DocumentRow, KeptSection } from '#server/db/schema/documents.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import { markCompleted, markRunning, sectionsOf } from './queries.ts'
import { replaceSections } from './section/queries.ts'
import { keepVersion } from './version/queries.ts'
import { writerErrand } from './writing/errand.ts'
import { failWriting } from './writing/fail.ts'
import { type Following, lettersFollow, lockPapersOf } from './writing/follow-papers.ts'

/** The end of one document may begin another. */
export interface DocumentContext extends Following {
  readonly db: Database
  readonly log: Pick<BaseLogger, 'error' | 'warn'>
  readonly now: () => Date
}

interface Problem {
  readonly sectionId: string
  readonly kind: string
}

/** What would leave the owner's hands and must not; what the owner wrote is looked through when it is handed over. */
export const leaks = (
  { facts }: Pick<DocumentRow, 'facts'>,
  sections: readonly WrittenSection[],
): readonly Problem[] => {
  if (!HANDED_OVER_KINDS.includes(facts.kind)) return []
  const ours = sections.filter((section) => !isKept(section))
  return privateIn(facts, partsToHandOver(facts, ours))
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('\n') === other.join('\n')

/** Ours from these facts; what its owner changed or locked stays. A section that reads as before keeps its version. */
const composedBeside = (
  { facts, version }: DocumentRow,
  present: readonly KeptSection[],
): readonly Placed<KeptSection>[] => {
  const plans = planOf(facts)
  const kept = carriedOver(plans, present)
  const ours = plans.flatMap((plan, position) => {
    if (kept.some((one) => one.position === position)) return []
    const composed = composeSection(facts, plan)
    const before = present.find(({ id }) => id === plan.id)
    const reads = before !== undefined && isSame(before.paragraphs, composed.paragraphs)
    const since = reads ? before.version : version + 1
    return [
      { position, section: { ...composed, writtenBy: 'composer' as const, locked: false, version: since } },
    ]
  })
  return [...ours, ...kept].toSorted((one, other) => one.position - other.position)
}

/** Thrown to store nothing of a text that does not hold to its facts. */
class Unsound extends Error {
  override readonly name = 'Unsound'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super('the document does not hold to its facts')
    this.problems = problems
  }
}

const writeWhole = async (ctx: DocumentContext, tx: Transaction, document: DocumentRow): Promise<void> => {
  await lockPapersOf(tx, document.propertyId)
  const now = ctx.now()
  const present = await sectionsOf(tx, document.id)
  const placed = composedBeside(document, present)
  const sections = placed.map(({ section }) => section)
  const row = await markCompleted(tx, document, now)
  // Cancelled meanwhile, or begun again from other facts.
  if (!row) return
  const { facts } = document
  const problems = [...checkDocument(facts, planOf(facts), sections, isKept), ...leaks(document, sections)]
  if (problems.length > 0) throw new Unsound(problems)
  await replaceSections(tx, row, placed, now)
  await keepVersion(tx, row, row.version === 1 ? 'written' : 'renewed', now)
  await lettersFollow(ctx, tx, row)
}

export const writeDocument = defineJob({
  ...writerErrand,
  handle: async (ctx: DocumentContext, { documentId }, { isLastAttempt }) => {
    const document = await markRunning(ctx.db, documentId)
    // Completed by an earlier try that did not live to report it, cancelled, or removed with its account.
    if (!document) return
    try {
      await ctx.db.transaction((tx) => writeWhole(ctx, tx, document))
    } catch (error) {
      if (error instanceof Unsound) {
        // Kinds and places of the problems only: the text may hold what is personal.
        const found = error.problems.map(({ sectionId, kind }) => `${sectionId}: ${kind}`)
        ctx.log.error({ documentId, found }, 'a document did not pass the check against its facts')
        return failWriting(ctx, document, 'check_failed', ctx.now())
      }
      if (isLastAttempt) await failWriting(ctx, document, 'outage', ctx.now())
      throw error
    }
  },
})

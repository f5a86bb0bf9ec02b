/** Keeps the cover letter with the papers that it names: one that is asked for after the letter stands in it too. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { isEvidenceDelivered } from '#core/case/case-parts.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { findFact } from '#core/document/facts/fact-sheet.ts'
import { withEnclosed } from '#core/document/facts/fact-sheet-enclosed.ts'
import { isKept } from '#core/document/written-section.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { findCaseOfHome } from '#server/features/case-file/queries.ts'
import { papersOf } from './case-material.ts'
import { type DocumentRow, documents } from './documents-table.ts'
import { freeHash } from './free-hash.ts'
import { sectionsOf } from './queries.ts'
import { changeDocument, holdDocument, replaceSections } from './section-queries.ts'
import { hashOf, sendWriter } from './send-writer.ts'
import { keepSheet } from './version-queries.ts'

/** What is asked for at the same moment is asked for one after the other, so that the last of them sees all. */
export const lockPapersOf = (tx: Transaction, propertyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${propertyId}, 3))`)

type Asked = Pick<DocumentRow, 'userId' | 'propertyId' | 'facts'>

const yearOf = ({ facts }: Pick<DocumentRow, 'facts'>): number => Number(findFact(facts, 'value.year')?.value)

/** The newest of the home and year, held; undefined where there is none, or it was given up. */
const holdLetter = async (tx: Transaction, asked: Asked): Promise<DocumentRow | undefined> => {
  const { id, userId, propertyId, kind, status, facts, requestedAt } = documents
  const isTheirs = and(eq(userId, asked.userId), eq(propertyId, asked.propertyId))
  const isThere = inArray(status, ['queued', 'running', 'completed'])
  const letters = await tx
    .select({ id, facts })
    .from(documents)
    .where(and(isTheirs, isThere, eq(kind, 'cover_letter')))
    .orderBy(desc(requestedAt), desc(id))
  const newest = letters.find((letter) => yearOf(letter) === yearOf(asked))
  return newest && holdDocument(tx, newest.id)
}

/** What is locked or in the owner's own words is left as it is. */
const isOurs = async (tx: Transaction, letter: DocumentRow): Promise<boolean> =>
  !letter.locked && !(await sectionsOf(tx, letter.id)).some(isKept)

/** From other facts; what its last version states is kept. */
const beginAgain = async (
  ctx: Pick<Context, 'queue' | 'now'>,
  tx: Transaction,
  change: {
    readonly letter: DocumentRow
    readonly facts: DocumentRow['facts']
  },
): Promise<void> => {
  const { letter, facts } = change
  const plans = planOf(facts)
  if (letter.version > 0) await keepSheet(tx, letter)
  await replaceSections(tx, letter, [], ctx.now())
  const again = await changeDocument(tx, letter, {
    ...{ facts, factsHash: await freeHash(tx, letter, hashOf(facts)), sectionsTotal: plans.length },
    ...({ status: 'queued', finishedAt: null, renewalFailure: null } as const),
    ...{ runs: letter.runs + 1, tries: letter.tries + 1 },
  })
  await sendWriter(ctx, tx, again)
}

/**
 * After something was asked for of this home and year: its cover letter names all papers that are written or on their
 * way. Only that list is changed in it; what else has changed in the case since stays told of. `lockPapersOf` comes first.
 */
export const lettersFollow = async (
  ctx: Pick<Context, 'queue' | 'now'>,
  tx: Transaction,
  asked: Asked,
): Promise<void> => {
  const letter = await holdLetter(tx, asked)
  if (!letter) return
  const { userId, propertyId } = letter
  const taxYear = yearOf(letter)
  const file = (await findCaseOfHome(tx, { userId, propertyId, taxYear }))?.file ?? null
  // A letter that has gone out with the evidence is not written over.
  if (file && isEvidenceDelivered(file)) return
  const facts = withEnclosed(letter.facts, await papersOf(tx, { userId, id: propertyId }, taxYear, file))
  if (hashOf(facts) === hashOf(letter.facts) || !(await isOurs(tx, letter))) return
  await beginAgain(ctx, tx, { letter, facts })
}

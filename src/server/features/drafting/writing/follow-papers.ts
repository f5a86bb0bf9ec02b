/** Keeps the cover letter with the papers that it names: one that is asked for after the letter stands in it too. */

import { isEvidenceDelivered } from '#core/case/parts.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { withEnclosed } from '#core/document/facts/exhibits/enclosed.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { isKept } from '#core/document/written-section.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { findCaseOf } from '#server/features/case-file/queries.ts'
import {
  type HomeAndYear,
  isOnItsWay,
  kindsInPacket,
  type PaperThere,
  papersThere,
} from '../list/home-papers.ts'
import { findDocumentOf, sectionsOf } from '../queries.ts'
import { changeDocument, holdDocument, holdDocumentOf } from '../section/queries.ts'
import { keepSheet } from '../version/queries.ts'
import { freeHash } from './free-hash.ts'
import { hashOf, sendWriter } from './send-writer.ts'

export type Following = Parameters<typeof sendWriter>[0]

/** A person's document, held together with the papers of its home; undefined when they have no such document. */
export const holdAmongPapers = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<DocumentRow | undefined> => {
  const found = await findDocumentOf(tx, userId, id)
  if (!found) return undefined
  await takeTurn(tx, 'documents', found.propertyId)
  return holdDocumentOf(tx, userId, id)
}

/** One that waits for its writer can still be told of more; any other only once no paper is on its way any more. */
const mayFollowNow = (letter: DocumentRow, there: readonly PaperThere[]): boolean =>
  letter.status === 'queued' ||
  (letter.status === 'completed' && !there.some((paper) => paper.id !== letter.id && isOnItsWay(paper)))

/** What goes with it by now; null for one that has gone out with the evidence, which is not written over. */
const factsNow = async (
  tx: Transaction,
  { facts, userId, caseId }: DocumentRow,
  there: readonly PaperThere[],
): Promise<FactSheet | null> => {
  const file = caseId === null ? null : ((await findCaseOf(tx, userId, caseId))?.file ?? null)
  if (file && isEvidenceDelivered(file)) return null
  return withEnclosed(facts, kindsInPacket(there, file))
}

/** A writer is sent to it, unless it still waits for one. */
const writeFrom = async (
  ctx: Following,
  tx: Transaction,
  letter: DocumentRow,
  facts: FactSheet,
): Promise<void> => {
  const sections = await sectionsOf(tx, letter.id)
  // In the owner's own words.
  if (sections.some(isKept)) return
  if (letter.version > 0) await keepSheet(tx, letter)
  const factsHash = await freeHash(tx, letter, hashOf(facts))
  const changed = await changeDocument(tx, letter, { facts, factsHash, sectionsTotal: planOf(facts).length })
  if (letter.status === 'queued') return
  const again = await changeDocument(tx, changed, {
    ...({ status: 'queued', finishedAt: null, renewalFailure: null } as const),
    runs: letter.runs + 1,
    tries: letter.tries + 1,
  })
  await sendWriter(ctx, tx, again)
}

/**
 * After a paper of this home and year was asked for, finished or given up: its cover letter names those that are
 * written or on their way. Only that list is changed in it; what else has changed in the case since stays told of.
 * The turn of the home’s documents is taken first.
 */
export const lettersFollow = async (ctx: Following, tx: Transaction, about: HomeAndYear): Promise<void> => {
  const there = await papersThere(tx, about)
  const newest = there.find(({ kind }) => kind === 'cover_letter')
  const letter = newest && (await holdDocument(tx, newest.id))
  if (!letter || letter.locked || !mayFollowNow(letter, there)) return
  const facts = await factsNow(tx, letter, there)
  if (facts && hashOf(facts) !== hashOf(letter.facts)) await writeFrom(ctx, tx, letter, facts)
}

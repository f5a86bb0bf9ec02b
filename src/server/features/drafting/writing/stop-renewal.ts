/** A renewal that is stopped, or failed: the document stands as before it, with the text and the facts of its last version. */
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow, KeptSection } from '#server/db/schema/documents.ts'
import { sectionsOf } from '../queries.ts'
import { changeDocument, replaceSections } from '../section/queries.ts'
import { findVersion, keepSheet, sheetOfVersion } from '../version/queries.ts'
import { freeHash } from './free-hash.ts'

/** What was locked since that version was kept stays so. */
const withLocks = (sections: readonly KeptSection[], present: readonly KeptSection[]) =>
  sections.map((section, position) => {
    const now = present.find(({ id, version }) => id === section.id && version === section.version)
    return { position, section: { ...section, locked: now?.locked ?? section.locked } }
  })

/** undefined for one that was never whole. */
export const stopRenewal = async (tx: Transaction, row: DocumentRow): Promise<DocumentRow | undefined> => {
  const last = await findVersion(tx, row.id, row.version)
  if (!last) return undefined
  const { sections, savedAt, factsHash } = last
  const facts = await sheetOfVersion(tx, row, last)
  const placed = withLocks(sections, await sectionsOf(tx, row.id))
  await keepSheet(tx, row)
  await replaceSections(tx, row, placed, savedAt)
  return changeDocument(tx, row, {
    facts,
    factsHash: await freeHash(tx, row, factsHash),
    sectionsTotal: placed.length,
    ...({ status: 'completed', failure: null, finishedAt: savedAt } as const),
    // A writer that is at work is to find another document than the one it began.
    tries: row.tries + 1,
  })
}

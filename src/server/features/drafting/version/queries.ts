/** Keeps the versions of a document, and the facts that they state where the document has others now. */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { VersionCause } from '#contract/document/versions.ts'
import { versionsToKeep } from '#core/case/keep-versions.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import type { Transaction } from '#server/db/open.ts'
import {
  type DocumentRow,
  documentSheets,
  documentVersions,
  type VersionRow,
} from '#server/db/schema/documents.ts'
import { type Reader, sectionsOf } from '../queries.ts'

/** Newest first. */
export const versionsOf = (db: Reader, documentId: string) => {
  const { version, savedAt, cause, sectionTitle } = documentVersions
  return db
    .select({ version, savedAt, cause, sectionTitle })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(version))
}

export const findVersion = async (
  db: Reader,
  documentId: string,
  version: number,
): Promise<VersionRow | undefined> =>
  (
    await db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.documentId, documentId), eq(documentVersions.version, version)))
  )[0]

const dropOldVersions = async (tx: Transaction, { id, factsHash }: DocumentRow): Promise<void> => {
  const saved = await versionsOf(tx, id)
  const kept = new Set(versionsToKeep(saved))
  const old = saved.flatMap(({ version }) => (kept.has(version) ? [] : [version]))
  if (old.length === 0) return
  const isOld = inArray(documentVersions.version, old)
  await tx.delete(documentVersions).where(and(eq(documentVersions.documentId, id), isOld))
  const stated = tx
    .select({ hash: documentVersions.factsHash })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
  const isUnused = and(
    notInArray(documentSheets.factsHash, stated),
    notInArray(documentSheets.factsHash, [factsHash]),
  )
  await tx.delete(documentSheets).where(and(eq(documentSheets.documentId, id), isUnused))
}

/** The document as it stands, under its version; those that are too old go. */
export const keepVersion = async (
  tx: Transaction,
  row: DocumentRow,
  cause: VersionCause,
  now: Date,
  sectionTitle: string | null = null,
): Promise<void> => {
  const { id: documentId, version, factsHash } = row
  const sections = (await sectionsOf(tx, documentId)).map((section) => {
    const { id, title, paragraphs, facts, writtenBy, locked, version: changedIn } = section
    return { id, title, paragraphs, facts, writtenBy, locked, version: changedIn }
  })
  await tx
    .insert(documentVersions)
    .values({ documentId, version, factsHash, cause, sectionTitle, sections, savedAt: now })
  await dropOldVersions(tx, row)
}

/** Before a document gets other facts: those that its versions state stay. */
export const keepSheet = async (
  tx: Transaction,
  { id: documentId, factsHash, facts }: DocumentRow,
): Promise<void> => {
  await tx.insert(documentSheets).values({ documentId, factsHash, facts }).onConflictDoNothing()
}

/** The facts that a version states. */
export const sheetOfVersion = async (
  tx: Transaction,
  row: DocumentRow,
  { factsHash }: Pick<VersionRow, 'factsHash'>,
): Promise<FactSheet> => {
  if (factsHash === row.factsHash) return row.facts
  const isIt = and(eq(documentSheets.documentId, row.id), eq(documentSheets.factsHash, factsHash))
  const [kept] = await tx.select({ facts: documentSheets.facts }).from(documentSheets).where(isIt)
  if (!kept) throw new Error('a version states facts that are not kept')
  return kept.facts
}

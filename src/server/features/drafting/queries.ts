/** Reads and writes documents and their sections; whose a document is stands in every question asked for a person. */
import { and, eq, inArray, ne } from 'drizzle-orm'
import { privateWordsOf } from '#core/document/gate/handed-over.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import {
  type DocumentRow,
  documentSections,
  documents,
  documentVersions,
  type FailureReason,
} from '#server/db/schema/documents.ts'

export type NewDocument = Omit<
  DocumentRow,
  'tries' | 'runs' | 'version' | 'locked' | 'failure' | 'renewalFailure' | 'finishedAt'
>

/** undefined when the same request about the same facts is there already. */
export const insertDocument = async (tx: Transaction, row: NewDocument): Promise<DocumentRow | undefined> =>
  (await tx.insert(documents).values(row).onConflictDoNothing().returning())[0]

export const findSameDocument = async (
  tx: Transaction,
  { userId, propertyId, kind, factsHash }: Pick<DocumentRow, 'userId' | 'propertyId' | 'kind' | 'factsHash'>,
): Promise<DocumentRow | undefined> =>
  (
    await tx
      .select()
      .from(documents)
      .where(
        and(
          eq(documents.userId, userId),
          eq(documents.propertyId, propertyId),
          eq(documents.kind, kind),
          eq(documents.factsHash, factsHash),
        ),
      )
  )[0]

/** What was written before a home had a case of its year belongs to it once it has; the turn of the home’s documents is taken first. */
export const giveToCase = async (
  tx: Transaction,
  { id: caseId, userId, propertyId, taxYear }: Pick<CaseRow, 'id' | 'userId' | 'propertyId' | 'taxYear'>,
): Promise<void> => {
  const isTheirs = and(eq(documents.userId, userId), eq(documents.propertyId, propertyId))
  await tx
    .update(documents)
    .set({ caseId })
    .where(and(isTheirs, eq(documents.taxYear, taxYear)))
}

export const countDocuments = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(documents, eq(documents.userId, userId))

/** Its sections and versions go with it. */
export const removeDocument = async (tx: Transaction, { id }: Pick<DocumentRow, 'id'>): Promise<void> => {
  await tx.delete(documents).where(eq(documents.id, id))
}

export const findDocumentOf = async (
  db: Reader,
  userId: string,
  id: string,
): Promise<DocumentRow | undefined> =>
  (
    await db
      .select()
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.userId, userId)))
  )[0]

export type CompletedDocument = Pick<DocumentRow, 'id' | 'kind' | 'version' | 'locked' | 'facts'> & {
  readonly finishedAt: Date
}

/** Of one case, of every kind: a document about another year's notice is none of it. */
export const completedDocumentsOfCase = async (
  db: Reader,
  userId: string,
  caseId: string,
): Promise<readonly CompletedDocument[]> => {
  const isWhole = and(
    eq(documents.userId, userId),
    eq(documents.caseId, caseId),
    eq(documents.status, 'completed'),
  )
  const { id, kind, version, locked, facts, finishedAt } = documents
  const rows = await db
    .select({ id, kind, version, locked, facts, finishedAt })
    .from(documents)
    .where(isWhole)
  return rows.flatMap((row) => (row.finishedAt ? [{ ...row, finishedAt: row.finishedAt }] : []))
}

/** What the playbooks of a home say in facts, and in words not our own: none of it may stand in what is handed over. */
export const hiddenWordsOf = async (
  db: Reader,
  { userId, propertyId }: Pick<DocumentRow, 'userId' | 'propertyId'>,
): Promise<readonly string[]> => {
  const { id, facts, kind } = documents
  const { documentId, paragraphs, writtenBy } = documentSections
  const isTheirs = and(eq(documents.userId, userId), eq(documents.propertyId, propertyId))
  const playbooks = await db
    .select({ id, facts })
    .from(documents)
    .where(and(isTheirs, eq(kind, 'playbook')))
  const ids = playbooks.map((playbook) => playbook.id)
  const reworded = await db
    .select({ documentId, paragraphs })
    .from(documentSections)
    .where(and(inArray(documentId, ids), ne(writtenBy, 'composer')))
  const wordsOf = ({ id: of, facts: sheet }: (typeof playbooks)[number]) =>
    privateWordsOf(
      sheet,
      reworded.filter((section) => section.documentId === of),
    )
  return [...new Set(playbooks.flatMap(wordsOf))]
}

export type StoredSection = Awaited<ReturnType<typeof sectionsOf>>[number]

/** As they are written, by position. */
export const sectionsOf = async (db: Reader, documentId: string) => {
  const rows = await db
    .select()
    .from(documentSections)
    .where(eq(documentSections.documentId, documentId))
    .orderBy(documentSections.position)
  return rows.map(({ documentId: _document, sectionId: id, writtenAt: _at, ...section }) => ({
    id,
    ...section,
  }))
}

/** Everything of it, for the person's own export. */
export const documentsHeldOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(documents).where(eq(documents.userId, userId))
  const theirs = db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId))
  const written = await db
    .select()
    .from(documentSections)
    .where(inArray(documentSections.documentId, theirs))
    .orderBy(documentSections.position)
  const versions = await db
    .select()
    .from(documentVersions)
    .where(inArray(documentVersions.documentId, theirs))
    .orderBy(documentVersions.version)
  return rows.map((row) => ({
    ...row,
    sections: written.filter(({ documentId }) => documentId === row.id),
    versions: versions.filter(({ documentId }) => documentId === row.id),
  }))
}

const isOpen = (id: string) => and(eq(documents.id, id), inArray(documents.status, ['queued', 'running']))

/** The document if there is still something to write; undefined when it is finished or gone. */
export const markRunning = async (db: Reader, id: string): Promise<DocumentRow | undefined> =>
  (await db.update(documents).set({ status: 'running' }).where(isOpen(id)).returning())[0]

/** False once it was cancelled, or begun again from other facts. */
export const isBeingWritten = async (db: Reader, { id, tries }: DocumentRow): Promise<boolean> =>
  (await db.$count(documents, and(isOpen(id), eq(documents.tries, tries)))) > 0

/** undefined when it is finished already, or not the same any more. */
export const markCompleted = async (
  tx: Transaction,
  { id, tries, version }: DocumentRow,
  now: Date,
): Promise<DocumentRow | undefined> =>
  (
    await tx
      .update(documents)
      .set({ status: 'completed', finishedAt: now, version: version + 1 })
      .where(and(isOpen(id), eq(documents.tries, tries), eq(documents.version, version)))
      .returning()
  )[0]

export const markFailed = async (
  db: Reader,
  { id, tries }: Pick<DocumentRow, 'id' | 'tries'>,
  failure: FailureReason,
  now: Date,
): Promise<void> => {
  await db
    .update(documents)
    .set({ status: 'failed', failure, finishedAt: now })
    .where(and(isOpen(id), eq(documents.tries, tries)))
}

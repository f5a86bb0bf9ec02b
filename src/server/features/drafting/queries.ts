/** Reads and writes documents and their sections; whose a document is stands in every question asked for a person. */
import { and, count, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { SectionWriter } from '#contract/ai.ts'
import type { Page } from '#contract/paging.ts'
import type { DraftSection } from '#core/document/draft.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { type DocumentRow, documentSections, documents, type FailureReason } from './documents-table.ts'

type Reader = Database | Transaction

export type StoredSection = DraftSection & { readonly writtenBy: SectionWriter }

type NewDocument = Omit<DocumentRow, 'tries' | 'failure' | 'finishedAt'>

/** undefined when the same request about the same facts is there already. */
export const insertDocument = async (tx: Transaction, row: NewDocument): Promise<DocumentRow | undefined> =>
  (await tx.insert(documents).values(row).onConflictDoNothing().returning())[0]

export const findSameDocument = async (
  tx: Transaction,
  { userId, propertyId, kind, factsHash }: NewDocument,
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

export const countDocuments = (tx: Transaction, userId: string): Promise<number> =>
  tx.$count(documents, eq(documents.userId, userId))

/** A document that failed begins anew, without what was written of it; undefined when somebody was quicker. */
export const beginAnew = async (
  tx: Transaction,
  { id, tries }: DocumentRow,
): Promise<DocumentRow | undefined> => {
  const [again] = await tx
    .update(documents)
    .set({ status: 'queued', failure: null, finishedAt: null, tries: tries + 1 })
    .where(and(eq(documents.id, id), eq(documents.status, 'failed'), eq(documents.tries, tries)))
    .returning()
  if (again) await tx.delete(documentSections).where(eq(documentSections.documentId, id))
  return again
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

const { facts: _facts, ...listedColumns } = getTableColumns(documents)

/** Without the facts; the newest first. */
export const documentsOf = async (db: Reader, userId: string, { page, pageSize }: Page) => {
  const isTheirs = eq(documents.userId, userId)
  const sectionsDone = count(documentSections.position)
  const entries = await db
    .select({ ...listedColumns, sectionsDone })
    .from(documents)
    .leftJoin(documentSections, eq(documentSections.documentId, documents.id))
    .where(isTheirs)
    .groupBy(documents.id)
    .orderBy(desc(documents.requestedAt), desc(documents.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { entries, total: await db.$count(documents, isTheirs) }
}

export type CompletedDocument = Pick<DocumentRow, 'id' | 'kind' | 'facts'> & { readonly finishedAt: Date }

/** Of one home, of every kind and year. */
export const completedDocumentsOf = async (
  db: Reader,
  userId: string,
  propertyId: string,
): Promise<readonly CompletedDocument[]> => {
  const isWhole = and(
    eq(documents.userId, userId),
    eq(documents.propertyId, propertyId),
    eq(documents.status, 'completed'),
  )
  const { id, kind, facts, finishedAt } = documents
  const rows = await db.select({ id, kind, facts, finishedAt }).from(documents).where(isWhole)
  return rows.flatMap((row) => (row.finishedAt ? [{ ...row, finishedAt: row.finishedAt }] : []))
}

/** As they are written, by position. */
export const sectionsOf = async (db: Reader, documentId: string): Promise<readonly StoredSection[]> => {
  const rows = await db
    .select()
    .from(documentSections)
    .where(eq(documentSections.documentId, documentId))
    .orderBy(documentSections.position)
  return rows.map(({ sectionId, title, paragraphs, facts, writtenBy }) => ({
    ...{ id: sectionId, title, paragraphs, facts, writtenBy },
  }))
}

/** Everything of it, for the person's own export. */
export const documentsHeldOf = async (db: Reader, userId: string) => {
  const rows = await db.select().from(documents).where(eq(documents.userId, userId))
  const written = await db
    .select()
    .from(documentSections)
    .where(
      inArray(
        documentSections.documentId,
        db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId)),
      ),
    )
    .orderBy(documentSections.position)
  return rows.map((row) => ({
    ...row,
    sections: written.filter(({ documentId }) => documentId === row.id),
  }))
}

const isOpen = (id: string) => and(eq(documents.id, id), inArray(documents.status, ['queued', 'running']))

/** The document if there is still something to write; undefined when it is finished or gone. */
export const markRunning = async (db: Reader, id: string): Promise<DocumentRow | undefined> =>
  (await db.update(documents).set({ status: 'running' }).where(isOpen(id)).returning())[0]

/** A section that is there stays as it is. */
export const insertSection = async (
  db: Reader,
  documentId: string,
  position: number,
  { id: sectionId, ...section }: StoredSection,
  writtenAt: Date,
): Promise<void> => {
  const row = { documentId, position, sectionId, ...section, writtenAt }
  await db.insert(documentSections).values(row).onConflictDoNothing()
}

export const markCompleted = async (db: Reader, id: string, now: Date): Promise<void> => {
  await db.update(documents).set({ status: 'completed', finishedAt: now }).where(isOpen(id))
}

export const markFailed = async (
  db: Reader,
  id: string,
  failure: FailureReason,
  now: Date,
): Promise<void> => {
  await db.update(documents).set({ status: 'failed', failure, finishedAt: now }).where(isOpen(id))
}

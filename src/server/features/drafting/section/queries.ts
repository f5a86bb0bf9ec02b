/** Writes sections of documents; whoever changes one holds its document until the transaction ends. */
import { and, eq } from 'drizzle-orm'
import type { Placed } from '#core/document/written-section.ts'
import type { Transaction } from '#server/db/open.ts'
import {
  type DocumentRow,
  documentSections,
  documents,
  type KeptSection,
} from '#server/db/schema/documents.ts'
import { type StoredSection, sectionsOf } from '../queries.ts'

/** Nobody else changes it until the transaction ends; undefined when it is gone. */
export const holdDocument = async (tx: Transaction, id: string): Promise<DocumentRow | undefined> =>
  (await tx.select().from(documents).where(eq(documents.id, id)).for('update'))[0]

/** The same, for a person; undefined when they have no such document. */
export const holdDocumentOf = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<DocumentRow | undefined> => {
  const isTheirs = and(eq(documents.id, id), eq(documents.userId, userId))
  return (await tx.select().from(documents).where(isTheirs).for('update'))[0]
}

export const changeDocument = async (
  tx: Transaction,
  { id }: DocumentRow,
  change: Partial<DocumentRow>,
): Promise<DocumentRow> => {
  const [changed] = await tx.update(documents).set(change).where(eq(documents.id, id)).returning()
  if (!changed) throw new Error('a held document was not changed')
  return changed
}

type SectionChange = Partial<Omit<typeof documentSections.$inferInsert, 'documentId' | 'position'>>

/** A suggestion is of one text and one set of facts: it goes with either. */
export const noSuggestion = {
  suggestion: null,
  suggested: null,
  suggestedTries: null,
  suggestedFrom: null,
} as const

const isAt = (documentId: string, position: number) =>
  and(eq(documentSections.documentId, documentId), eq(documentSections.position, position))

export const changeSection = async (
  tx: Transaction,
  { id }: DocumentRow,
  { position }: Pick<StoredSection, 'position'>,
  change: SectionChange,
): Promise<void> => {
  await tx.update(documentSections).set(change).where(isAt(id, position))
}

export const findSection = async (
  tx: Transaction,
  documentId: string,
  sectionId: string,
): Promise<StoredSection | undefined> => (await sectionsOf(tx, documentId)).find(({ id }) => id === sectionId)

/** These and no other; no suggestion stands beside them. */
export const replaceSections = async (
  tx: Transaction,
  { id: documentId }: DocumentRow,
  placed: readonly Placed<KeptSection>[],
  writtenAt: Date,
): Promise<void> => {
  await tx.delete(documentSections).where(eq(documentSections.documentId, documentId))
  if (placed.length === 0) return
  await tx.insert(documentSections).values(
    placed.map(({ position, section }) => {
      const { id: sectionId, title, paragraphs, facts, writtenBy, locked, version } = section
      return {
        documentId,
        position,
        sectionId,
        title,
        paragraphs,
        facts,
        writtenBy,
        locked,
        version,
        writtenAt,
      }
    }),
  )
}

export const clearSuggestions = async (tx: Transaction, { id }: DocumentRow): Promise<void> => {
  await tx.update(documentSections).set(noSuggestion).where(eq(documentSections.documentId, id))
}

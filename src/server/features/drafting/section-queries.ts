/** Writes sections of documents; whoever changes one holds its document until the transaction ends. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { DraftSection } from '#core/document/draft.ts'
import type { Placed, SectionWriter } from '#core/document/written-section.ts'
import type { Transaction } from '#server/db/open.ts'
import { type DocumentRow, documentSections, documents, type KeptSection } from './documents-table.ts'
import { type Reader, type StoredSection, sectionsOf } from './queries.ts'

export type WordedSection = DraftSection & { readonly writtenBy: SectionWriter }

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

/**
 * A section that is there stays as it is; nothing is written into a document that was begun anew meanwhile, which is held
 * while the section is stored. In one statement: a document is a dozen of them.
 */
export const addSection = async (
  db: Reader,
  { id: documentId, tries, version }: DocumentRow,
  position: number,
  { id, title, paragraphs, facts, writtenBy }: WordedSection,
  writtenAt: Date,
): Promise<void> => {
  const { id: documentsId, tries: triesNow } = documents
  await db.execute(sql`
    insert into ${documentSections}
      (document_id, position, section_id, title, paragraphs, facts, written_by, written_at, version)
    select ${documentsId}, ${position}, ${id}, ${title}, ${JSON.stringify(paragraphs)}::jsonb,
      ${JSON.stringify(facts)}::jsonb, ${writtenBy}, ${writtenAt.toISOString()}::timestamptz, ${version + 1}
    from ${documents} where ${documentsId} = ${documentId} and ${triesNow} = ${tries} for update
    on conflict do nothing`)
}

type SectionChange = Partial<Omit<typeof documentSections.$inferInsert, 'documentId' | 'position'>>

export const noRewrite = { rewrite: null, rewriteBy: null, rewriteTries: null } as const

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

export const removeSections = async (
  tx: Transaction,
  { id }: DocumentRow,
  sectionIds: readonly string[],
): Promise<void> => {
  if (sectionIds.length === 0) return
  const isNamed = inArray(documentSections.sectionId, [...sectionIds])
  await tx.delete(documentSections).where(and(eq(documentSections.documentId, id), isNamed))
}

/** These and no other; nothing waits to be written anew any more. */
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
        ...{ documentId, position, sectionId, title, paragraphs, facts },
        ...{ writtenBy, locked, version, writtenAt },
      }
    }),
  )
}

/** How many there were. */
export const clearRewrites = async (tx: Transaction, { id }: DocumentRow): Promise<number> => {
  const asked = and(eq(documentSections.documentId, id), eq(documentSections.rewrite, 'asked'))
  const cleared = await tx.update(documentSections).set(noRewrite).where(asked).returning({
    position: documentSections.position,
  })
  return cleared.length
}

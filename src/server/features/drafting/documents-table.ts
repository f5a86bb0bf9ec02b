/** The tables of documents and their sections, as Drizzle reads and writes them. */
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DocumentStatus, SectionWriter, WrittenDocument } from '#contract/ai.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import type { FactSheet } from '#core/document/fact-sheet.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export type FailureReason = NonNullable<WrittenDocument['failure']>['reason']

export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  propertyId: uuid('property_id').notNull(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  address: text('address').notNull(),
  facts: jsonb('facts').$type<FactSheet>().notNull(),
  factsHash: text('facts_hash').notNull(),
  status: text('status').$type<DocumentStatus>().notNull(),
  failure: text('failure').$type<FailureReason>(),
  sectionsTotal: integer('sections_total').notNull(),
  tries: integer('tries').notNull().default(1),
  requestedAt: instant('requested_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type DocumentRow = typeof documents.$inferSelect

export const documentSections = pgTable(
  'document_sections',
  {
    documentId: uuid('document_id').notNull(),
    position: integer('position').notNull(),
    sectionId: text('section_id').notNull(),
    title: text('title').notNull(),
    paragraphs: jsonb('paragraphs').$type<readonly string[]>().notNull(),
    facts: jsonb('facts').$type<readonly string[]>().notNull(),
    writtenBy: text('written_by').$type<SectionWriter>().notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.position] })],
)

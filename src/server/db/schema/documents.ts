/** The tables of documents, their sections and versions, as Drizzle reads and writes them. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DocumentStatus, generateDocument, WrittenDocument } from '#contract/document/documents.ts'
import type { VersionCause } from '#contract/document/versions.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import type { SectionWriter, WrittenSection } from '#core/document/written-section.ts'
import { instant } from './columns.ts'

export type FailureReason = NonNullable<WrittenDocument['failure']>['reason']

export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  propertyId: uuid('property_id').notNull(),
  /** Null while the home has no case of that year. */
  caseId: uuid('case_id'),
  /** Of the notice that it is about. */
  taxYear: integer('tax_year').notNull(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  address: text('address').notNull(),
  asked: jsonb('asked').$type<ParsedInputOf<typeof generateDocument>>(),
  facts: jsonb('facts').$type<FactSheet>().notNull(),
  factsHash: text('facts_hash').notNull(),
  status: text('status').$type<DocumentStatus>().notNull(),
  failure: text('failure').$type<FailureReason>(),
  /** Of a document that is whole: why it was not written again. */
  renewalFailure: text('renewal_failure').$type<FailureReason>(),
  sectionsTotal: integer('sections_total').notNull(),
  tries: integer('tries').notNull().default(1),
  runs: integer('runs').notNull().default(1),
  version: integer('version').notNull().default(0),
  locked: boolean('locked').notNull().default(false),
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
    locked: boolean('locked').notNull().default(false),
    version: integer('version').notNull(),
    /** Of a freer wording: asked for, there, or none that passed the check. */
    suggestion: text('suggestion').$type<'asked' | 'offered' | 'none'>(),
    suggested: jsonb('suggested').$type<readonly string[]>(),
    suggestedTries: integer('suggested_tries'),
    /** Hash of the facts that it was asked for with. */
    suggestedFrom: text('suggested_from'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.position] })],
)

/** A section as a version keeps it. */
export type KeptSection = WrittenSection & { readonly version: number }

export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id').notNull(),
    version: integer('version').notNull(),
    factsHash: text('facts_hash').notNull(),
    cause: text('cause').$type<VersionCause>().notNull(),
    sectionTitle: text('section_title'),
    sections: jsonb('sections').$type<readonly KeptSection[]>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.version] })],
)
export type VersionRow = typeof documentVersions.$inferSelect

export const documentSheets = pgTable(
  'document_sheets',
  {
    documentId: uuid('document_id').notNull(),
    factsHash: text('facts_hash').notNull(),
    facts: jsonb('facts').$type<FactSheet>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.factsHash] })],
)

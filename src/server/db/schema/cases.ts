/** The tables of cases and their versions, as Drizzle reads and writes them. */
import { integer, jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CaseFile } from '#core/case/file.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const cases = pgTable('cases', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  propertyId: uuid('property_id').notNull(),
  taxYear: integer('tax_year').notNull(),
  file: jsonb('file').$type<CaseFile>().notNull(),
  version: integer('version').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
export type CaseRow = typeof cases.$inferSelect

export const caseVersions = pgTable(
  'case_versions',
  {
    caseId: uuid('case_id').notNull(),
    version: integer('version').notNull(),
    file: jsonb('file').$type<CaseFile>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.version] })],
)

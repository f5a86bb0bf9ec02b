/** The table of official forms that the operator has supplied, as Drizzle reads and writes it. */
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { FormMapping } from '#core/document/official-form.ts'

export const officialForms = pgTable(
  'official_forms',
  {
    form: text('form').$type<'DR-486'>().notNull(),
    edition: text('edition').notNull(),
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    storeKey: text('store_key').notNull(),
    fields: jsonb('fields').$type<FormMapping['fields']>().notNull(),
    leftBlank: jsonb('left_blank').$type<FormMapping['leftBlank']>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.form, table.edition] })],
)
export type OfficialFormRow = typeof officialForms.$inferSelect

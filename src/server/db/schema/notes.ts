/** The table of notes, as Drizzle reads and writes it. */
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { NoteKind } from '#contract/course/notes.ts'
import { instant } from './columns.ts'

export const lessonNotes = pgTable('lesson_notes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NoteKind>().notNull(),
  lessonId: text('lesson_id').notNull(),
  block: integer('block').notNull(),
  anchor: text('anchor'),
  filmSeconds: integer('film_seconds'),
  quote: text('quote'),
  quoteStart: integer('quote_start'),
  text: text('body').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export type NoteRow = typeof lessonNotes.$inferSelect

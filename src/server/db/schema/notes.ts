/** The table of notes, as Drizzle reads and writes it. */
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NoteKind } from '#contract/course/notes.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()

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
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
})

export type NoteRow = typeof lessonNotes.$inferSelect

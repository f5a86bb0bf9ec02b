/** The tables of what people have learned, and for how long. */
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, secondRanges } from './columns.ts'

export const learningClocks = pgTable('learning_clocks', {
  userId: uuid('user_id').primaryKey(),
  countedUntil: instant('counted_until'),
})

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    completedAt: instant('completed_at'),
    secondsSpent: integer('seconds_spent').notNull().default(0),
    textBlock: integer('text_block').notNull().default(0),
    filmSeconds: integer('film_seconds').notNull().default(0),
    watched: secondRanges('watched').notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
)

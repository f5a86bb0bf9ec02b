/** The tries of each person at the questions of the course; what came of them is derived from the rows. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ChosenAnswers } from '#core/course/quiz.ts'

export const quizTries = pgTable(
  'quiz_tries',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    quizId: text('quiz_id').notNull(),
    edition: text('edition').notNull(),
    answers: jsonb('answers').$type<ChosenAnswers>().notNull(),
    right: integer('right_count').notNull(),
    total: integer('total').notNull(),
    passed: boolean('passed').notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type QuizTryRow = typeof quizTries.$inferSelect

/** The table of asked questions, as Drizzle reads and writes it. */
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import type { AnswerPart } from '#core/ask/passage.ts'

export const askedQuestions = pgTable('asked_questions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  question: text('question').notNull(),
  kind: text('kind').$type<AnsweredQuestion['kind']>().notNull(),
  sentences: jsonb('sentences').$type<AnsweredQuestion['sentences']>().notNull(),
  places: jsonb('places').$type<AnsweredQuestion['places']>().notNull(),
  writtenBy: text('written_by').$type<AnsweredQuestion['writtenBy']>().notNull(),
  toWord: jsonb('to_word').$type<readonly AnswerPart[]>(),
  about: text('about'),
  answerHash: text('answer_hash').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
})
export type QuestionRow = typeof askedQuestions.$inferSelect

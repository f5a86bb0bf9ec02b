/** The table of calls to a language model, as Drizzle reads and writes it. */
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const modelCalls = pgTable('model_calls', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  documentId: uuid('document_id'),
  questionId: uuid('question_id'),
  tries: integer('tries').notNull(),
  position: integer('position').notNull(),
  attempt: integer('attempt').notNull(),
  provider: text('provider').notNull(),
  model: text('model').notNull(),
  promptVersion: integer('prompt_version').notNull(),
  inputHash: text('input_hash').notNull(),
  outputHash: text('output_hash'),
  answer: text('answer'),
  outcome: text('outcome').$type<'asked' | 'answered' | 'passed' | 'refused' | 'failed'>().notNull(),
  costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true, mode: 'date' }).notNull(),
})
export type ModelCallRow = typeof modelCalls.$inferSelect

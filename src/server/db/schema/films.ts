/** The tables of the spoken films, as Drizzle reads and writes them. */
import { bigint, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const films = pgTable('films', {
  lessonId: text('lesson_id').primaryKey(),
  voice: text('voice'),
  hash: text('hash').notNull(),
  state: text('state').$type<'waiting' | 'speaking' | 'ready' | 'failed'>().notNull(),
  sentences: integer('sentences').notNull(),
  spoken: integer('spoken').notNull(),
  filmSeconds: doublePrecision('film_seconds'),
  madeInSeconds: doublePrecision('made_in_seconds'),
  problem: text('problem'),
  changedAt: instant('changed_at').notNull(),
})
export type FilmRow = typeof films.$inferSelect

export const speechCalls = pgTable('speech_calls', {
  id: uuid('id').primaryKey(),
  characters: integer('characters').notNull(),
  costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
  askedAt: instant('asked_at').notNull(),
})

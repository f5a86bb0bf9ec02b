/** The links that end mail nobody is owed, and which were used. */
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { StopTopic } from '#server/services/mail/content.ts'
import { bytea, citext, instant } from './columns.ts'

export const mailStops = pgTable('mail_stops', {
  tokenHash: bytea('token_hash').primaryKey(),
  email: citext('email').notNull(),
  topic: text('topic').$type<StopTopic>().notNull(),
  createdAt: instant('created_at').notNull(),
  stoppedAt: instant('stopped_at'),
})

/** The links that end mail nobody is owed, and which were used. */
import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { StopTopic } from '#server/services/mail/content.ts'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mailStops = pgTable('mail_stops', {
  tokenHash: bytea('token_hash').primaryKey(),
  email: citext('email').notNull(),
  topic: text('topic').$type<StopTopic>().notNull(),
  createdAt: instant('created_at').notNull(),
  stoppedAt: instant('stopped_at'),
})

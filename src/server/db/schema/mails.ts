/** The outbox: one row per mail, its content only for as long as it waits to go out. */
import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  recipient: citext('recipient').notNull(),
  kind: text('kind').notNull(),
  content: jsonb('content').$type<unknown>(),
  status: text('status').$type<'queued' | 'sent' | 'failed' | 'unwanted'>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  messageId: text('message_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  sentAt: instant('sent_at'),
})

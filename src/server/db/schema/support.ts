/** The tables of support, as Drizzle reads and writes them. */
import { boolean, customType, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const supportConversations = pgTable('support_threads', {
  id: uuid('id').primaryKey(),
  number: integer('number').notNull().generatedAlwaysAsIdentity(),
  userId: uuid('user_id'),
  email: citext('email').notNull(),
  subject: text('subject').notNull(),
  openedAt: instant('opened_at').notNull(),
  closedAt: instant('closed_at'),
})
export type ConversationRow = typeof supportConversations.$inferSelect

export const supportMessages = pgTable('support_messages', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('thread_id').notNull(),
  author: text('author').$type<'person' | 'operator'>().notNull(),
  way: text('way').$type<'form' | 'mail' | 'command'>().notNull(),
  body: text('body').notNull(),
  quoted: text('quoted'),
  leftOut: text('left_out').array().notNull(),
  isProved: boolean('is_proved').notNull(),
  mailHash: bytea('mail_hash'),
  writtenAt: instant('written_at').notNull(),
})
export type MessageRow = typeof supportMessages.$inferSelect

export const supportWaits = pgTable(
  'support_waits',
  {
    conversationId: uuid('thread_id').notNull(),
    since: instant('since').notNull(),
    dueAt: instant('due_at').notNull(),
    isPriority: boolean('is_priority').notNull(),
    remindedAt: instant('reminded_at'),
    endedAt: instant('ended_at'),
    wasAnswered: boolean('was_answered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.since] })],
)
export type WaitRow = typeof supportWaits.$inferSelect

/** The tables of live sessions, as Drizzle reads and writes them. */
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReminderLead } from '#core/live/live-reminder.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const number = () => integer('id').primaryKey().generatedAlwaysAsIdentity()

export const liveSessions = pgTable('live_sessions', {
  id: number(),
  title: text('title').notNull(),
  about: text('about').notNull(),
  startsAt: instant('starts_at').notNull(),
  minutes: integer('minutes').notNull(),
  joinUrl: text('join_url').notNull(),
  recordingUrl: text('recording_url'),
  timeVersion: integer('time_version').notNull().default(1),
  timeSetAt: instant('time_set_at').notNull(),
  cancelledAt: instant('cancelled_at'),
  createdAt: instant('created_at').notNull(),
})
export type SessionRow = typeof liveSessions.$inferSelect

export const liveQuestions = pgTable('live_questions', {
  id: number(),
  sessionId: integer('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  body: text('body').notNull(),
  askedAt: instant('asked_at').notNull(),
  hiddenAt: instant('hidden_at'),
})
export type QuestionRow = typeof liveQuestions.$inferSelect

export const liveAnswers = pgTable('live_answers', {
  questionId: integer('question_id').primaryKey(),
  body: text('body').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

export const liveVotes = pgTable(
  'live_votes',
  {
    questionId: integer('question_id').notNull(),
    userId: uuid('user_id').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.userId] })],
)

export const liveSignUps = pgTable(
  'live_sign_ups',
  {
    sessionId: integer('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId] })],
)

export const liveReminders = pgTable(
  'live_reminders',
  {
    sessionId: integer('session_id').notNull(),
    userId: uuid('user_id').notNull(),
    timeVersion: integer('time_version').notNull(),
    lead: text('lead').$type<ReminderLead>().notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.userId, table.timeVersion, table.lead] })],
)

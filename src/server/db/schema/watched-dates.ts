/** The tables of the dates that are watched, the reminders sent, the last look, the calendars of cases and what they were told. */
import {
  boolean,
  customType,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { WatchState } from '#core/reminder/reminder-due.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const day = (name: string) => date(name, { mode: 'string' })

export const reminderDates = pgTable(
  'reminder_dates',
  {
    caseId: uuid('case_id').notNull(),
    dateId: text('date_id').notNull(),
    dueOn: day('due_on').notNull(),
    /** Null while nobody is to be told. */
    knownSince: instant('known_since'),
    remindedOn: day('reminded_on'),
    state: text('state').$type<WatchState>().notNull().default('open'),
    snoozedUntil: day('snoozed_until'),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.dateId] })],
)
export type DateRow = typeof reminderDates.$inferSelect

export const reminders = pgTable(
  'reminders',
  {
    caseId: uuid('case_id').notNull(),
    dateId: text('date_id').notNull(),
    dueOn: day('due_on').notNull(),
    plannedOn: day('planned_on').notNull(),
    title: text('title').notNull(),
    tokenHash: bytea('token_hash').notNull(),
    isLate: boolean('is_late').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.dateId, table.dueOn, table.plannedOn] })],
)

export const reminderLooks = pgTable('reminder_looks', {
  isOnly: boolean('is_only').primaryKey().default(true),
  begunAt: instant('begun_at').notNull(),
})

export const calendarFeeds = pgTable('calendar_feeds', {
  caseId: uuid('case_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** Kept when a date is no longer told: one that comes back goes on from where it was. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    caseId: uuid('case_id').notNull(),
    dateId: text('date_id').notNull(),
    placed: bytea('placed').notNull(),
    written: bytea('written').notNull(),
    sequence: integer('sequence').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.dateId] })],
)

/** Which mail that nobody asked for a person takes; without a row the defaults of the queries hold. */
import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const reminderSettings = pgTable('reminder_settings', {
  userId: uuid('user_id').primaryKey(),
  deadlines: boolean('deadlines').notNull(),
  courseNews: boolean('course_news').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
})

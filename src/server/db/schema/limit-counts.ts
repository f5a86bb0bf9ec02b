/** How often something was asked for, counted for all servers together. */
import { customType, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const limitCounts = pgTable('limit_counts', {
  subjectHash: bytea('subject_hash').primaryKey(),
  asked: integer('asked').notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Who wants one mail when the notices of a year go out. */
import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, instant } from './columns.ts'

export const seasonReminders = pgTable('season_reminders', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull(),
  taxYear: integer('tax_year').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  askedAt: instant('asked_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  toldAt: instant('told_at'),
})

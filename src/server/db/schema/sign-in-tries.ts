/** The table of tries to sign in: a hash of who tries at what, how often, and until when to wait. */
import { integer, pgTable } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

export const signInTries = pgTable('sign_in_tries', {
  subjectHash: bytea('subject_hash').primaryKey(),
  tries: integer('tries').notNull(),
  lastTriedAt: instant('last_tried_at').notNull(),
  /** null while there is nothing to wait for. */
  blockedUntil: instant('blocked_until'),
  /** Someone signed in from here not long ago. */
  trustedUntil: instant('trusted_until'),
})

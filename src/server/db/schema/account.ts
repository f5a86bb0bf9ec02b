/** The tables of accounts, their sessions and the links mailed to them, as Drizzle reads and writes them. */
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, citext, instant } from './columns.ts'

export const appSecrets = pgTable('app_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: citext('email').notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  createdAt: instant('created_at').notNull(),
})
export type UserRow = typeof users.$inferSelect

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  endedAt: instant('ended_at'),
  /** Browser and system, such as 'Firefox on Windows'. */
  device: text('device'),
})

export const refreshTokens = pgTable('refresh_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  issuedAt: instant('issued_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const oneTimeLinks = pgTable('one_time_links', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').$type<'setup' | 'reset' | 'verification'>().notNull(),
  orderId: uuid('order_id'),
  userId: uuid('user_id'),
  email: citext('email').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  codeHash: bytea('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

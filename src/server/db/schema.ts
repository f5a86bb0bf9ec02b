/** The tables of accounts, purchases, reports and progress, as Drizzle reads and writes them. */
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Tier } from '#contract/fields.ts'
import type { PropertyData } from '#contract/properties.ts'
import type { Report } from '#contract/reports.ts'
import type { LedgerKind } from '#core/billing/entitlement.ts'

const citext = customType<{ data: string }>({ dataType: () => 'citext' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** `{[0,10),[30,45)}` ↔ [[0, 10], [30, 45]] */
const secondRanges = customType<{ data: (readonly [number, number])[]; driverData: string }>({
  dataType: () => 'int4multirange',
  toDriver: (ranges) => `{${ranges.map(([from, to]) => `[${from},${to})`).join()}}`,
  fromDriver: (text) =>
    [...text.matchAll(/(\d+),(\d+)/g)].map(([, from, to]) => [Number(from), Number(to)] as const),
})
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  tier: text('tier').$type<Tier>().notNull(),
  status: text('status').$type<'pending' | 'paid' | 'expired' | 'failed'>().notNull(),
  userId: uuid('user_id'),
  guestEmail: citext('guest_email'),
  buyerName: text('buyer_name'),
  /** 'operator' for access given by hand, which costs nothing. */
  source: text('source').$type<'checkout' | 'operator'>().notNull().default('checkout'),
  isUpgrade: boolean('is_upgrade').notNull().default(false),
  /** The price while the order is open; what was paid, with tax, from then on. */
  amountCents: integer('amount_cents').notNull(),
  /** What of the payment is tax. */
  taxCents: integer('tax_cents').notNull().default(0),
  currency: text('currency').notNull().default('usd'),
  livemode: boolean('livemode').notNull(),
  stripeSessionId: text('stripe_session_id'),
  stripePaymentIntentId: text('stripe_payment_intent_id'),
  stripeCustomerId: text('stripe_customer_id'),
  invoiceUrl: text('invoice_url'),
  browserKeyHash: bytea('browser_key_hash'),
  createdAt: instant('created_at').notNull(),
  paidAt: instant('paid_at'),
})
export type OrderRow = typeof orders.$inferSelect

export const ledgerEntries = pgTable('ledger_entries', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  kind: text('kind').$type<LedgerKind>().notNull(),
  amountCents: integer('amount_cents').notNull(),
  stripeObjectId: text('stripe_object_id').notNull(),
  occurredAt: instant('occurred_at').notNull(),
})

export const refunds = pgTable('refunds', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  amountCents: integer('amount_cents').notNull(),
  reason: text('reason').notNull(),
  requestedBy: text('requested_by').$type<'buyer' | 'operator' | 'shop'>().notNull(),
  status: text('status').$type<'requested' | 'pending' | 'succeeded' | 'failed'>().notNull(),
  stripeRefundId: text('stripe_refund_id'),
  failureCode: text('failure_code'),
  requestedAt: instant('requested_at').notNull(),
  settledAt: instant('settled_at'),
})
export type RefundRow = typeof refunds.$inferSelect

export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  livemode: boolean('livemode').notNull(),
  payload: jsonb('payload').notNull(),
  receivedAt: instant('received_at').notNull(),
  processedAt: instant('processed_at'),
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

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2'),
  city: text('city').notNull(),
  zipCode: text('zip_code').notNull(),
  countyId: text('county_id').notNull(),
  propertyType: text('property_type').$type<PropertyData['propertyType']>().notNull(),
  homesteadStatus: boolean('homestead_status').notNull(),
  yearBuilt: integer('year_built'),
  squareFootage: integer('square_footage'),
  parcelId: text('parcel_id'),
  petitionDueOn: date('petition_due_on', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  email: citext('email').notNull(),
  address: text('address').notNull(),
  addressKey: text('address_key').notNull(),
  homeKey: text('home_key').notNull(),
  propertyType: text('property_type').$type<Report['propertyType']>().notNull(),
  requestYear: integer('request_year').notNull(),
  status: text('status').$type<Report['reportStatus']['status']>().notNull(),
  message: text('message').notNull(),
  parcel: jsonb('parcel').$type<Report['parcel']>(),
  candidates: jsonb('candidates').$type<Report['candidates']>().notNull(),
  trimNumbers: jsonb('trim_numbers').$type<Report['trimNumbers']>(),
  verdict: jsonb('verdict').$type<Report['verdict']>(),
  homeValue: jsonb('home_value').$type<Report['homeValue']>(),
  restsOn: text('rests_on'),
  requestedAt: instant('requested_at').notNull(),
  preparedAt: instant('prepared_at'),
  mailedAt: instant('mailed_at'),
  typedFrom: text('typed_from'),
  lookedAgainAt: instant('looked_again_at'),
  toldAt: instant('told_at'),
})
export type LeadRow = typeof leads.$inferSelect

export const learningClocks = pgTable('learning_clocks', {
  userId: uuid('user_id').primaryKey(),
  countedUntil: instant('counted_until'),
})

export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: uuid('user_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    completedAt: instant('completed_at'),
    secondsSpent: integer('seconds_spent').notNull().default(0),
    textBlock: integer('text_block').notNull().default(0),
    filmSeconds: integer('film_seconds').notNull().default(0),
    watched: secondRanges('watched').notNull().default([]),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.lessonId] })],
)

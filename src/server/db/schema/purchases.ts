/** The tables of orders, what came of them, and the events of the payment provider. */
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Tier } from '#contract/fields.ts'
import type { PaymentFailure } from '#contract/purchase/purchase.ts'
import type { LedgerKind } from '#core/billing/entitlement.ts'
import { bytea, citext, instant } from './columns.ts'

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  tier: text('tier').$type<Tier>().notNull(),
  status: text('status').$type<'pending' | 'paid' | 'expired' | 'failed'>().notNull(),
  userId: uuid('user_id'),
  guestEmail: citext('guest_email'),
  buyerName: text('buyer_name'),
  /** 'operator' for access given by hand, which costs nothing. */
  source: text('source').$type<'checkout' | 'operator'>().notNull().default('checkout'),
  /** Of the last attempt that did not go through. */
  failure: text('failure').$type<PaymentFailure>(),
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
  requestedBy: text('requested_by').$type<'buyer' | 'operator' | 'app'>().notNull(),
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

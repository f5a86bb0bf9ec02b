/** Owns the list of what is stored, with its shape on the wire. The SDK's `Decimal` fields are strings there. */
import type Stripe from 'stripe'

export type Price = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string | null
  product: string
}
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price }
/** Stored and sent without its virtual `line_items`; expansion adds them. */
export type Session = Omit<Stripe.Checkout.Session, 'line_items'>
export type InvoiceLine = Omit<Stripe.InvoiceLineItem, 'quantity_decimal' | 'pricing'> & {
  quantity_decimal: string | null
  pricing: {
    type: 'price_details'
    price_details: { price: string; product: string }
    unit_amount_decimal: string
  } | null
}
export type Invoice = Omit<Stripe.Invoice, 'lines' | 'payments'> & {
  lines: { object: 'list'; data: InvoiceLine[]; has_more: boolean; url: string }
}
/** One event of any type; `object` is the snapshot at the moment it happened. */
export type StoredEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type Kinds = {
  product: Stripe.Product
  price: Price
  customer: Stripe.Customer
  deleted_customer: Stripe.DeletedCustomer
  'checkout.session': Session
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  charge: Stripe.Charge
  balance_transaction: Stripe.BalanceTransaction
  invoice: Invoice
  invoice_payment: Stripe.InvoicePayment
  coupon: Stripe.Coupon
  promotion_code: Stripe.PromotionCode
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning
  'billing_portal.session': Stripe.BillingPortal.Session
  event: StoredEvent
}
export type Kind = keyof Kinds

/** What a payer may be shown instead of dollars. */
export type PresentedCurrency = 'eur' | 'jpy'

/** What Stripe knows about an object and does not show on it. */
export type Hidden = {
  lineItems?: LineItem[]
  /** Products of a coupon; absent: all. */
  appliesTo?: string[]
  /** A bank debit of this session that is not sure yet. */
  debit?: { dueAt: number; outcome: 'succeeded' | 'failed' }
  /** The currency in which the payer sees the session; absent: its own. */
  presentedIn?: PresentedCurrency
  /** What a session may write back to its customer. */
  customerUpdate?: { address?: 'auto' | 'never' | undefined; name?: 'auto' | 'never' | undefined }
  /** The key in a portal link. */
  portalSecret?: string
  paymentIntentData?: {
    description?: string | undefined
    metadata?: Record<string, string> | undefined
    receipt_email?: string | undefined
    statement_descriptor_suffix?: string | undefined
  }
}

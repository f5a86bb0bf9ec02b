/** Owns the full shape of the paid invoice that a session with `invoice_creation` leaves behind. */
import type Stripe from 'stripe'
import type { Invoice, InvoiceLine, LineItem, Session } from '#fakes/stripe/store/kinds.ts'
import type { TaxRate } from '#fakes/stripe/tax/tax-rates.ts'
import { taxRateOf } from '#fakes/stripe/tax/taxed-lines.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'

type Facts = {
  session: Session
  customer: Stripe.Customer
  lineItems: readonly LineItem[]
  created: number
  publicUrl: string
  accountName: string
}

type Tax = { amount: number; net: number; rate: TaxRate | undefined }

/** One entry where tax was asked for, of nothing too: it says why. */
const taxEntries = ({ amount, net, rate }: Tax): NonNullable<Invoice['total_taxes']> =>
  rate === undefined
    ? []
    : [
        {
          amount,
          tax_behavior: 'exclusive',
          tax_rate_details: { tax_rate: rate.id },
          taxability_reason: rate.reason,
          taxable_amount: net,
          type: 'tax_rate_details',
        },
      ]

type LineFacts = { invoiceId: string; at: number; discountId: string; rate: TaxRate | undefined }

const lineOf = (item: LineItem, { invoiceId, at, discountId, rate }: LineFacts): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount: item.amount_subtotal,
  currency: item.currency,
  description: item.description,
  discount_amounts:
    item.amount_discount === 0 ? [] : [{ amount: item.amount_discount, discount: discountId }],
  discountable: true,
  discounts: [],
  invoice: invoiceId,
  livemode: false,
  metadata: {},
  parent: null,
  period: { end: at, start: at },
  pretax_credit_amounts: [],
  pricing: {
    type: 'price_details',
    price_details: { price: item.price.id, product: item.price.product },
    unit_amount_decimal: item.price.unit_amount_decimal ?? '0',
  },
  quantity: item.quantity,
  quantity_decimal: String(item.quantity ?? 1),
  subscription: null,
  subtotal: item.amount_subtotal,
  taxes: taxEntries({ amount: item.amount_tax, net: item.amount_total - item.amount_tax, rate }),
})

const numberOf = ({ invoice_prefix, next_invoice_sequence }: Stripe.Customer): string =>
  `${invoice_prefix}-${String(next_invoice_sequence).padStart(4, '0')}`

const amounts = (total: number, off: number, tax: Tax, discountId: string) => ({
  amount_due: total,
  amount_overpaid: 0,
  amount_paid: total,
  amount_remaining: 0,
  amount_shipping: 0,
  starting_balance: 0,
  ending_balance: 0,
  subtotal: tax.net + off,
  subtotal_excluding_tax: tax.net + off,
  total,
  total_discount_amounts: off === 0 ? [] : [{ amount: off, discount: discountId }],
  total_excluding_tax: tax.net,
  total_pretax_credit_amounts: [],
  total_taxes: taxEntries(tax),
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
})

/** What a one-time card payment leaves empty. */
const unused = {
  account_tax_ids: null,
  application: null,
  automatically_finalizes_at: null,
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  default_payment_method: null,
  default_source: null,
  due_date: null,
  from_invoice: null,
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  parent: null,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  webhooks_delivered_at: null,
} as const

export const newInvoice = (facts: Facts): Invoice => {
  const { session, customer, created } = facts
  const id = newId('in')
  const discountId = newId('di')
  const off = session.total_details?.amount_discount ?? 0
  const total = session.amount_total ?? 0
  const taxed = session.total_details?.amount_tax ?? 0
  const rate = taxRateOf(session)
  const asked = session.invoice_creation?.invoice_data
  return {
    ...unused,
    ...amounts(total, off, { amount: taxed, net: total - taxed, rate }, discountId),
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: facts.accountName,
    attempt_count: 1,
    attempted: true,
    auto_advance: false,
    automatic_tax: { disabled_reason: null, ...session.automatic_tax },
    billing_reason: 'manual',
    collection_method: 'charge_automatically',
    created,
    currency: session.currency ?? 'usd',
    customer: customer.id,
    customer_address: session.customer_details?.address ?? null,
    customer_email: customer.email,
    customer_name: session.customer_details?.business_name ?? customer.name ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: session.customer_details?.tax_ids ?? [],
    default_tax_rates: [],
    description: asked?.description ?? null,
    discounts: off === 0 ? [] : [discountId],
    effective_at: created,
    footer: asked?.footer ?? null,
    hosted_invoice_url: `${facts.publicUrl}/invoices/${id}`,
    invoice_pdf: `${facts.publicUrl}/invoices/${id}/pdf`,
    issuer: { type: 'self' },
    lines: {
      object: 'list',
      data: facts.lineItems.map((item) => lineOf(item, { invoiceId: id, at: created, discountId, rate })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: asked?.metadata ?? {},
    number: numberOf(customer),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    status: 'paid',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: created,
      voided_at: null,
    },
  }
}

/** Owns the full shape of a charge: accepted, declined, or – as a bank debit – pending. */
import type Stripe from 'stripe'
import type { Card } from '#fakes/stripe/checkout/card.ts'
import { billingDetails, cardChecks, type Payer } from '#fakes/stripe/checkout/new/payment-method.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'

const outcome = (decline: Card['decline']): Stripe.Charge['outcome'] => ({
  advice_code: decline === undefined ? null : 'try_again_later',
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline === undefined ? 'approved_by_network' : 'declined_by_network',
  reason: decline?.declineCode ?? decline?.code ?? null,
  risk_level: 'normal',
  seller_message:
    decline === undefined
      ? 'Payment complete.'
      : 'The bank did not return any further details with this decline.',
  type: decline === undefined ? 'authorized' : 'issuer_declined',
})

/** Only the last four digits of what was typed. */
const bankDetails = (card: Card): Stripe.Charge['payment_method_details'] => ({
  type: 'us_bank_account',
  us_bank_account: {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    fingerprint: null,
    last4: card.last4,
    payment_reference: null,
    routing_number: null,
  },
})

const statusOf = (card: Card): Stripe.Charge['status'] => {
  if (card.decline !== undefined) return 'failed'
  return card.debit === undefined ? 'succeeded' : 'pending'
}

const cardDetails = (card: Card, amount: number): Stripe.Charge['payment_method_details'] => ({
  card: {
    amount_authorized: card.decline === undefined ? amount : null,
    authorization_code: null,
    brand: 'visa',
    checks: cardChecks(card.decline),
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  },
  type: 'card',
})

export const newCharge = (
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  card: Card,
  payer: Payer,
  at: { created: number; publicUrl: string; accountName: string },
): Stripe.Charge => {
  const id = newId('ch')
  const status = statusOf(card)
  const paid = status === 'succeeded'
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: status === 'failed' ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetails(payer),
    calculated_statement_descriptor: at.accountName.toUpperCase().slice(0, 22),
    captured: status !== 'failed',
    created: at.created,
    currency: intent.currency,
    customer: payer.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: card.decline?.code ?? null,
    failure_message: card.decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcome(card.decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: card.debit === undefined ? cardDetails(card, intent.amount) : bankDetails(card),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: status !== 'failed' ? `${at.publicUrl}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status,
    transfer_data: null,
    transfer_group: null,
  }
}

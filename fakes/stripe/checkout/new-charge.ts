/** Owns the full shape of a charge, accepted or declined. */
import type Stripe from 'stripe'
import type { Card } from '#fakes/stripe/checkout/card.ts'
import { billingDetails, cardChecks, type Payer } from '#fakes/stripe/checkout/new-payment-method.ts'
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
  const paid = card.decline === undefined
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: billingDetails(payer),
    calculated_statement_descriptor: at.accountName.toUpperCase().slice(0, 22),
    captured: paid,
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
    payment_method_details: cardDetails(card, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${at.publicUrl}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

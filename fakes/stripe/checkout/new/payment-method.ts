/** Owns the full shape of the payment method that a typed card, or bank debit, becomes; never more of its number than the last four digits. */
import type Stripe from 'stripe'
import type { Card } from '#fakes/stripe/checkout/card.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'

export type Payer = {
  readonly customer: string | null
  readonly email: string
  readonly name: string
  readonly address?: Stripe.Address | null | undefined
}

export const cardChecks = (decline: Card['decline']) => ({
  address_line1_check: null,
  address_postal_code_check: null,
  cvc_check: decline?.code === 'incorrect_cvc' ? 'fail' : 'pass',
})

export const billingDetails = ({ email, name, address = null }: Payer) => ({
  address,
  email,
  name,
  phone: null,
  tax_id: null,
})

const cardShape = (card: Card): Pick<Stripe.PaymentMethod, 'card'> => ({
  card: {
    brand: 'visa',
    checks: cardChecks(card.decline),
    country: 'US',
    display_brand: 'visa',
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: null,
    funding: 'credit',
    generated_from: null,
    last4: card.last4,
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
})

const bankShape = (card: Card): Pick<Stripe.PaymentMethod, 'us_bank_account'> => ({
  us_bank_account: {
    account_holder_type: 'individual',
    account_type: 'checking',
    bank_name: 'STRIPE TEST BANK',
    financial_connections_account: null,
    fingerprint: null,
    last4: card.last4,
    networks: { preferred: 'ach', supported: ['ach'] },
    routing_number: null,
    status_details: null,
  },
})

export const newPaymentMethod = (card: Card, payer: Payer, created: number): Stripe.PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: billingDetails(payer),
  ...(card.debit === undefined ? cardShape(card) : bankShape(card)),
  created,
  customer: payer.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: card.debit === undefined ? 'card' : 'us_bank_account',
})

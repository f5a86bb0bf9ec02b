/** Owns the full shape of the payment intent that a session's first attempt makes. */
import type Stripe from 'stripe'
import type { Hidden } from '#fakes/stripe/store/kinds.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'

type Amount = { amount: number; currency: string; created: number; methodTypes: string[] }

export const newPaymentIntent = (
  { amount, currency, created, methodTypes }: Amount,
  customer: string | null,
  asked: NonNullable<Hidden['paymentIntentData']>,
): Stripe.PaymentIntent => {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description: asked.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: asked.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: asked.receipt_email ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: asked.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

/** Owns the full shape of a fresh Checkout Session. */
import type Stripe from 'stripe'
import { type CustomerDetails, unknownPayer } from '#fakes/stripe/checkout/customer-details.ts'
import type { SessionParams } from '#fakes/stripe/checkout/session-params.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { freshTax } from '#fakes/stripe/tax/tax-of-session.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'

type Facts = {
  created: number
  currency: string
  amount: number
  customer: Stripe.Customer | null
  expiresAt: number
  publicUrl: string
}

const customerDetails = (email: string, customer: Stripe.Customer | null): CustomerDetails => ({
  ...unknownPayer,
  address: customer?.address ?? null,
  email,
  name: customer?.name ?? null,
})

const afterExpiration = ({ after_expiration: asked }: SessionParams): Session['after_expiration'] => {
  if (asked === undefined) return null
  if (asked.recovery === undefined) return { recovery: null }
  const { enabled, allow_promotion_codes = false } = asked.recovery
  return { recovery: { allow_promotion_codes, enabled, expires_at: null, url: null } }
}

const invoiceCreation = ({ invoice_creation: asked }: SessionParams): Session['invoice_creation'] => ({
  enabled: asked?.enabled ?? false,
  invoice_data: {
    account_tax_ids: null,
    custom_fields: null,
    description: asked?.invoice_data?.description ?? null,
    footer: asked?.invoice_data?.footer ?? null,
    issuer: null,
    metadata: asked?.invoice_data?.metadata ?? {},
    rendering_options: null,
  },
})

const consentCollection = ({ consent_collection: asked }: SessionParams): Session['consent_collection'] => {
  if (asked === undefined) return null
  const { promotions = null, terms_of_service = null } = asked
  return { payment_method_reuse_agreement: null, promotions, terms_of_service }
}

const taxIdCollection = ({ tax_id_collection: asked }: SessionParams): Pick<Session, 'tax_id_collection'> =>
  asked === undefined
    ? {}
    : { tax_id_collection: { enabled: asked.enabled, required: asked.required ?? 'never' } }

/** The bank debit of the test page is an American one. */
const paymentMethodTypes = (currency: string): string[] =>
  currency === 'usd' ? ['card', 'us_bank_account'] : ['card']

export const newSession = (params: SessionParams, facts: Facts): Session => {
  const id = newId('cs_test', 58)
  const email = params.customer_email ?? facts.customer?.email ?? null
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: afterExpiration(params),
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: facts.amount,
    amount_total: facts.amount,
    automatic_tax: freshTax(params),
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: consentCollection(params),
    created: facts.created,
    currency: facts.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: params.custom_text?.after_submit ?? null,
      shipping_address: null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: facts.customer?.id ?? null,
    customer_account: null,
    customer_creation: facts.customer === null ? (params.customer_creation ?? 'if_required') : null,
    customer_details: email === null ? null : customerDetails(email, facts.customer),
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: facts.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: invoiceCreation(params),
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: params.metadata ?? {},
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: paymentMethodTypes(facts.currency),
    payment_status: facts.amount === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    ...taxIdCollection(params),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${facts.publicUrl}/c/pay/${id}`,
    wallet_options: null,
  }
}

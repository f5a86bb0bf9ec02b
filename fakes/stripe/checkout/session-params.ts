/** Owns the parameters a new Checkout Session accepts. What is not here is refused as unknown, never ignored. */
import { z } from 'zod'
import { limits } from '#fakes/stripe/limits.ts'
import { cents, currency, email, flag, metadata, text, url, whole } from '#fakes/stripe/wire/fields.ts'

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({
      currency,
      unit_amount: cents,
      product: text.optional(),
      product_data: z
        .strictObject({ name: text, description: text.optional(), metadata: metadata.optional() })
        .optional(),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    })
    .optional(),
  quantity: whole.refine((count) => count >= 1 && count <= 999_999, 'Must be at least 1').default(1),
  metadata: metadata.optional(),
})

const customMessage = z.strictObject({ message: z.string().min(1).max(1_200) })

export const sessionParams = z.strictObject({
  mode: z.literal('payment', { error: 'The stand-in knows mode `payment` only.' }),
  line_items: z.array(lineItem).min(1).max(limits.lineItems),
  success_url: url,
  cancel_url: url.optional(),
  ui_mode: z.literal('hosted_page').optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_update: z
    .strictObject({
      address: z.enum(['auto', 'never']).optional(),
      name: z.enum(['auto', 'never']).optional(),
    })
    .optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      receipt_email: email.optional(),
      statement_descriptor_suffix: z.string().min(1).max(22).optional(),
    })
    .optional(),
  invoice_creation: z
    .strictObject({
      enabled: flag,
      invoice_data: z
        .strictObject({
          description: text.optional(),
          footer: text.optional(),
          metadata: metadata.optional(),
        })
        .optional(),
    })
    .optional(),
  expires_at: whole.optional(),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text.optional(), promotion_code: text.optional() }))
    .length(1, 'One discount at most')
    .optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  after_expiration: z
    .strictObject({
      recovery: z.strictObject({ enabled: flag, allow_promotion_codes: flag.optional() }).optional(),
    })
    .optional(),
  billing_address_collection: z.literal('auto').optional(),
  consent_collection: z
    .strictObject({
      promotions: z.enum(['auto', 'none']).optional(),
      terms_of_service: z.literal('none').optional(),
    })
    .optional(),
  custom_text: z
    .strictObject({ submit: customMessage.optional(), after_submit: customMessage.optional() })
    .optional(),
  locale: z.enum(['auto', 'en']).optional(),
  tax_id_collection: z
    .strictObject({ enabled: flag, required: z.enum(['if_supported', 'never']).optional() })
    .optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
})
export type SessionParams = z.output<typeof sessionParams>
export type LineItemParams = SessionParams['line_items'][number]

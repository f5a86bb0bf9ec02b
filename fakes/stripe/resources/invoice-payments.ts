/** Owns reading which payment settled which invoice: the only way from one to the other. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({
  ...paging,
  created,
  invoice: text.optional(),
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }).optional(),
  status: z.enum(['canceled', 'open', 'paid']).optional(),
})

export const invoicePaymentRoutes = [
  route('GET', '/v1/invoice_payments/:id', z.strictObject({}), (work, _, id) =>
    demand(work.tx, 'invoice_payment', id),
  ),
  route('GET', '/v1/invoice_payments', listParams, (work, params) =>
    listObjects(work.tx, 'invoice_payment', {
      url: '/v1/invoice_payments',
      page: params,
      created: params.created,
      where: {
        invoice: params.invoice,
        'payment.payment_intent': params.payment?.payment_intent,
        status: params.status,
      },
    }),
  ),
]

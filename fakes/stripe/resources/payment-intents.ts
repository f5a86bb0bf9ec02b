/** Owns reading payment intents; Checkout makes them. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({ ...paging, created, customer: text.optional() })

export const paymentIntentRoutes = [
  route('GET', '/v1/payment_intents/:id', z.strictObject({}), (work, _, id) =>
    demand(work.tx, 'payment_intent', id),
  ),
  route('GET', '/v1/payment_intents', listParams, (work, params) =>
    listObjects(work.tx, 'payment_intent', {
      url: '/v1/payment_intents',
      page: params,
      created: params.created,
      where: { customer: params.customer },
    }),
  ),
]

/** Owns reading charges; Checkout makes them. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({
  ...paging,
  created,
  customer: text.optional(),
  payment_intent: text.optional(),
})

export const chargeRoutes = [
  route('GET', '/v1/charges/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'charge', id)),
  route('GET', '/v1/charges', listParams, (work, params) =>
    listObjects(work.tx, 'charge', {
      url: '/v1/charges',
      page: params,
      created: params.created,
      where: { customer: params.customer, payment_intent: params.payment_intent },
    }),
  ),
]

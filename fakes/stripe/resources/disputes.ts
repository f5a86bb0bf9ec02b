/** Owns reading disputes; the payer's bank opens and decides them. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({
  ...paging,
  created,
  charge: text.optional(),
  payment_intent: text.optional(),
})

export const disputeRoutes = [
  route('GET', '/v1/disputes/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'dispute', id)),
  route('GET', '/v1/disputes', listParams, (work, params) =>
    listObjects(work.tx, 'dispute', {
      url: '/v1/disputes',
      page: params,
      created: params.created,
      where: { charge: params.charge, payment_intent: params.payment_intent },
    }),
  ),
]

/** Owns the refund endpoints: create, read, list. */
import { z } from 'zod'
import { refundCharge } from '#fakes/stripe/refunds/refund-charge.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { cents, created, metadata, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const createParams = z.strictObject({
  amount: cents.refine((amount) => amount >= 1, 'Invalid positive integer').optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
})
const listParams = z.strictObject({
  ...paging,
  created,
  charge: text.optional(),
  payment_intent: text.optional(),
})

export const refundRoutes = [
  route('POST', '/v1/refunds', createParams, refundCharge),
  route('GET', '/v1/refunds/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'refund', id)),
  route('GET', '/v1/refunds', listParams, (work, params) =>
    listObjects(work.tx, 'refund', {
      url: '/v1/refunds',
      page: params,
      created: params.created,
      where: { charge: params.charge, payment_intent: params.payment_intent },
    }),
  ),
]

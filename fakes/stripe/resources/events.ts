/** Owns reading events, for shops that reconcile instead of trusting webhooks to arrive. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({
  ...paging,
  created,
  type: text.optional(),
  types: z.array(text).max(20).optional(),
})

export const eventRoutes = [
  route('GET', '/v1/events/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'event', id)),
  route('GET', '/v1/events', listParams, (work, params) =>
    listObjects(work.tx, 'event', {
      url: '/v1/events',
      page: params,
      created: params.created,
      where: { type: params.types ?? params.type },
    }),
  ),
]

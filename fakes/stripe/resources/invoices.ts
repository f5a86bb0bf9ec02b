/** Owns reading invoices; finished sessions make them. */
import { z } from 'zod'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand } from '#fakes/stripe/store/objects.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const listParams = z.strictObject({
  ...paging,
  created,
  customer: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
})

export const invoiceRoutes = [
  route('GET', '/v1/invoices/:id', z.strictObject({}), (work, _, id) => demand(work.tx, 'invoice', id)),
  route('GET', '/v1/invoices', listParams, (work, params) =>
    listObjects(work.tx, 'invoice', {
      url: '/v1/invoices',
      page: params,
      created: params.created,
      where: { customer: params.customer, status: params.status },
    }),
  ),
]

/** Owns the Checkout Session endpoints: create, read, change, list, expire, line items. */
import { z } from 'zod'
import { createSession } from '#fakes/stripe/checkout/create-session.ts'
import { expireSession } from '#fakes/stripe/checkout/expire-sessions.ts'
import { sessionParams } from '#fakes/stripe/checkout/session-params.ts'
import { sessionChange, updateSession } from '#fakes/stripe/checkout/update-session.ts'
import { listObjects, pageOf } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, findHidden } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { created, paging, text } from '#fakes/stripe/wire/fields.ts'
import { route } from '#fakes/stripe/wire/route.ts'

const path = '/v1/checkout/sessions'
const listParams = z.strictObject({
  ...paging,
  created,
  customer: text.optional(),
  customer_details: z.strictObject({ email: text }).optional(),
  payment_intent: text.optional(),
  status: z.enum(['complete', 'expired', 'open']).optional(),
})

const lineItemParams = z.strictObject({ limit: paging.limit, starting_after: paging.starting_after })

export const checkoutSessionRoutes = [
  route('POST', path, sessionParams, createSession),
  route('GET', `${path}/:id`, z.strictObject({}), (work, _, id) => demand(work.tx, 'checkout.session', id)),
  route('POST', `${path}/:id`, sessionChange, updateSession),
  route('GET', path, listParams, (work, params) =>
    listObjects(work.tx, 'checkout.session', {
      url: path,
      page: params,
      created: params.created,
      where: {
        customer: params.customer,
        'customer_details.email': params.customer_details?.email,
        payment_intent: params.payment_intent,
        status: params.status,
      },
    }),
  ),
  route('POST', `${path}/:id/expire`, z.strictObject({}), async (work, _, id) => {
    const session = await demandLocked(work.tx, 'checkout.session', id)
    if (session.status !== 'open') {
      throw invalidRequest(
        'resource_invalid_state',
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      )
    }
    return expireSession(work, session)
  }),
  route('GET', `${path}/:id/line_items`, lineItemParams, async (work, params, id) => {
    await demand(work.tx, 'checkout.session', id)
    const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', id)
    return pageOf(lineItems, `${path}/${id}/line_items`, params)
  }),
]

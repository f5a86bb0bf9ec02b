/** Owns the billing portal endpoint: a short-lived link for one customer. */
import type Stripe from 'stripe'
import { z } from 'zod'
import { demand, insert } from '#fakes/stripe/store/objects.ts'
import { text, url } from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const createParams = z.strictObject({
  customer: text,
  locale: z.enum(['auto', 'en']).optional(),
  return_url: url.optional(),
})

/** What a live account must set up in its dashboard first. */
const configuration = 'bpc_local_stand_in'

const createPortalSession = async (
  work: Work,
  params: z.output<typeof createParams>,
): Promise<Stripe.BillingPortal.Session> => {
  const customer = await demand(work.tx, 'customer', params.customer, 'customer')
  // Not the id: whoever has the link sees the invoices.
  const secret = newId('p', 40).slice(2)
  const session: Stripe.BillingPortal.Session = {
    id: newId('bps'),
    object: 'billing_portal.session',
    configuration,
    created: secondsOf(work.now),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: params.locale ?? null,
    on_behalf_of: null,
    return_url: params.return_url ?? null,
    url: `${work.publicUrl}/p/session/${secret}`,
  }
  await insert(work.tx, 'billing_portal.session', session, { portalSecret: secret })
  return session
}

export const portalSessionRoutes = [
  route('POST', '/v1/billing_portal/sessions', createParams, createPortalSession),
]

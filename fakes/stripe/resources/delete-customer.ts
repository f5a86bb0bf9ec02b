/** Owns the deletion of a customer: nothing can be sold to it any more, what was sold keeps its id. */
import type Stripe from 'stripe'
import { expireSession } from '#fakes/stripe/checkout/expire-sessions.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demandLocked, replace } from '#fakes/stripe/store/objects.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

/** Ours: its open payment pages close, so that nobody pays for an account that is gone. */
const closePages = async (work: Work, customer: string): Promise<void> => {
  const { data } = await listObjects(work.tx, 'checkout.session', {
    url: '',
    page: { limit: 1_000 },
    where: { customer, status: 'open' },
  })
  for (const { id } of data) {
    const session = await demandLocked(work.tx, 'checkout.session', id)
    if (session.status === 'open') await expireSession(work, session)
  }
}

export const deleteCustomer = async (work: Work, _: unknown, id: string): Promise<Stripe.DeletedCustomer> => {
  await closePages(work, id)
  await demandLocked(work.tx, 'customer', id)
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
  await replace(work.tx, 'customer', 'deleted_customer', deleted)
  return deleted
}

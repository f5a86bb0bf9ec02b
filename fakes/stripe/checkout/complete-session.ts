/** Owns the end of a successful session: its final state, its invoice once it is paid, and the reports of both. */
import { unknownPayer } from '#fakes/stripe/checkout/customer-details.ts'
import { makeInvoice } from '#fakes/stripe/checkout/make-invoice.ts'
import { presented } from '#fakes/stripe/checkout/presentment.ts'
import { countRedemption } from '#fakes/stripe/discounts/use-discount.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { findHidden, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export const completeSession = async (
  work: Work,
  session: Session,
  customer: string | null,
  typed: { readonly email: string; readonly name: string },
): Promise<Session> => {
  await countRedemption(work, session)
  const details = session.customer_details ?? unknownPayer
  const { presentedIn } = await findHidden(work.tx, 'checkout.session', session.id)
  const invoice = session.payment_status === 'unpaid' ? undefined : await makeInvoice(work, session, customer)
  const complete: Session = {
    ...session,
    customer,
    customer_details: { ...details, email: typed.email, name: typed.name, tax_ids: details.tax_ids ?? [] },
    invoice: invoice?.id ?? null,
    ...(presentedIn && { presentment_details: presented(session.amount_total ?? 0, presentedIn) }),
    status: 'complete',
    url: null,
  }
  await update(work.tx, 'checkout.session', complete)
  await emitEvent(work, 'checkout.session.completed', complete)
  if (invoice !== undefined) await emitEvent(work, 'invoice.paid', invoice)
  return complete
}

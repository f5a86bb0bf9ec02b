/** Owns the end of a successful session: its final state, its invoice, and the reports of both. */
import { newInvoice } from '#fakes/stripe/checkout/new-invoice.ts'
import type { Invoice, Session } from '#fakes/stripe/store/kinds.ts'
import { demandLocked, findHidden, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const makeInvoice = async (work: Work, session: Session, customerId: string): Promise<Invoice> => {
  const customer = await demandLocked(work.tx, 'customer', customerId)
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const invoice = newInvoice({ ...work, session, customer, lineItems, created: secondsOf(work.now) })
  await insert(work.tx, 'invoice', invoice)
  await update(work.tx, 'customer', {
    ...customer,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  })
  return invoice
}

export const completeSession = async (
  work: Work,
  session: Session,
  customer: string | null,
  typed: { readonly email: string; readonly name: string },
): Promise<Session> => {
  const wantsInvoice = session.invoice_creation?.enabled === true && customer !== null
  const invoice = wantsInvoice ? await makeInvoice(work, session, customer) : undefined
  const complete: Session = {
    ...session,
    customer,
    customer_details: {
      address: null,
      business_name: null,
      email: typed.email,
      individual_name: null,
      name: typed.name,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice?.id ?? null,
    status: 'complete',
    url: null,
  }
  await update(work.tx, 'checkout.session', complete)
  await emitEvent(work, 'checkout.session.completed', complete)
  if (invoice !== undefined) await emitEvent(work, 'invoice.paid', invoice)
  return complete
}

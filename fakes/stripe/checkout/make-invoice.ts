/** Owns the invoice of a finished session and the record of the payment that settled it. */
import type Stripe from 'stripe'
import { newInvoice } from '#fakes/stripe/checkout/new/invoice.ts'
import type { Invoice, Session } from '#fakes/stripe/store/kinds.ts'
import { findHidden, findLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const newInvoicePayment = (invoice: Invoice, intent: string, at: number): Stripe.InvoicePayment => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: invoice.amount_paid,
  amount_requested: invoice.amount_due,
  created: at,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'paid',
  status_transitions: { canceled_at: null, paid_at: at },
})

/** Undefined when the session asked for none, or when its customer was deleted meanwhile. */
export const makeInvoice = async (
  work: Work,
  session: Session,
  customerId: string | null,
): Promise<Invoice | undefined> => {
  if (session.invoice_creation?.enabled !== true || customerId === null) return undefined
  const customer = await findLocked(work.tx, 'customer', customerId)
  if (customer === undefined) return undefined
  const { lineItems = [] } = await findHidden(work.tx, 'checkout.session', session.id)
  const created = secondsOf(work.now)
  const invoice = newInvoice({ ...work, session, customer, lineItems, created })
  await insert(work.tx, 'invoice', invoice)
  if (typeof session.payment_intent === 'string')
    await insert(work.tx, 'invoice_payment', newInvoicePayment(invoice, session.payment_intent, created))
  await update(work.tx, 'customer', {
    ...customer,
    next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
  })
  return invoice
}

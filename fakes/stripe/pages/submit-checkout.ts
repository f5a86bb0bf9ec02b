/** Owns what a post from the checkout page does: pay, finish a free order, say where one is, put a code on or take it off. */
import { type CardForm, checkCard, emailError } from '#fakes/stripe/checkout/card.ts'
import { unknownPayer } from '#fakes/stripe/checkout/customer-details.ts'
import { finishFreeSession, type Payment, paySession } from '#fakes/stripe/checkout/pay-session.ts'
import { applyCode, removeDiscount } from '#fakes/stripe/discounts/use-discount.ts'
import type { CheckoutView } from '#fakes/stripe/pages/checkout-page.ts'
import { loadCheckout } from '#fakes/stripe/pages/checkout-view.ts'
import { findLocked, update } from '#fakes/stripe/store/objects.ts'
import { giveAddress, type TypedAddress } from '#fakes/stripe/tax/give-address.ts'
import { decodeForm } from '#fakes/stripe/wire/form.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export type Submitted =
  | { show: 'form'; view: CheckoutView }
  /** The page as it is now, opened again. */
  | { show: 'page-again' }
  | { show: 'payment'; payment: Exclude<Payment, { outcome: 'refused' }> }

type Form = CardForm & TypedAddress & { action: string; promotionCode: string; wantsNews: boolean }

const readForm = (body: unknown, fixedEmail: string | undefined): Form => {
  const form = decodeForm(typeof body === 'string' ? body : '')
  const typed = (name: string): string => {
    const value = form[name]
    return typeof value === 'string' ? value.slice(0, 200).trim() : ''
  }
  return {
    action: typed('action'),
    promotionCode: typed('promotion_code'),
    wantsNews: typed('promotions') !== '',
    country: typed('country'),
    postalCode: typed('postal_code'),
    businessName: typed('business_name'),
    taxId: typed('tax_id').toUpperCase().replaceAll(' ', ''),
    email: fixedEmail ?? typed('email'),
    number: typed('number'),
    expiration: typed('expiration'),
    cvc: typed('cvc'),
    name: typed('name'),
  }
}

/** Kept even when the payment fails: who leaves now may be written to, if allowed. */
const noteConsent = async (work: Work, { session }: CheckoutView, form: Form): Promise<void> => {
  if (session.consent_collection?.promotions !== 'auto') return
  const open = await findLocked(work.tx, 'checkout.session', session.id)
  if (open?.status !== 'open') return
  const email = emailError(form.email) === undefined ? form.email : null
  await update(work.tx, 'checkout.session', {
    ...open,
    consent: { promotions: form.wantsNews ? 'opt_in' : 'opt_out', terms_of_service: null },
    customer_details:
      email === null ? open.customer_details : { ...(open.customer_details ?? unknownPayer), email },
  })
}

const typedView = (view: CheckoutView, form: Form): CheckoutView => ({
  ...view,
  typed: form,
  wantsNews: form.wantsNews,
})

/** Refused after a look at the discount, the total may be another: read again. */
const afterPayment = async (
  work: Work,
  payment: Payment,
  view: CheckoutView,
  form: Form,
): Promise<Submitted> => {
  if (payment.outcome !== 'refused') return { show: 'payment', payment }
  const now = (await loadCheckout(work, view.session.id)) ?? view
  return { show: 'form', view: { ...typedView(now, form), refusal: payment.message } }
}

const whereFirst = 'Enter your address first, so that you see the total with tax before you pay.'

const payFor = async (work: Work, view: CheckoutView, form: Form): Promise<Submitted> => {
  await noteConsent(work, view, form)
  if (view.session.automatic_tax.status === 'requires_location_inputs')
    return { show: 'form', view: { ...typedView(view, form), address: { error: whereFirst } } }
  if (view.session.amount_total === 0) {
    const problem = emailError(form.email)
    if (problem !== undefined)
      return { show: 'form', view: { ...typedView(view, form), errors: { email: problem } } }
    return afterPayment(work, await finishFreeSession(work, view.session.id, form), view, form)
  }
  const checked = checkCard(form, work.now)
  if (!checked.ok) return { show: 'form', view: { ...typedView(view, form), errors: checked.errors } }
  return afterPayment(work, await paySession(work, view.session.id, checked.card, form), view, form)
}

const changeAddress = async (work: Work, view: CheckoutView, form: Form): Promise<Submitted> => {
  const session = await findLocked(work.tx, 'checkout.session', view.session.id)
  if (session?.status !== 'open' || !session.automatic_tax.enabled) return { show: 'page-again' }
  const given = await giveAddress(work, session, form)
  if (given.ok) return { show: 'page-again' }
  return { show: 'form', view: { ...view, address: { typed: form, error: given.message } } }
}

const changeCode = async (work: Work, view: CheckoutView, form: Form): Promise<Submitted> => {
  const session = await findLocked(work.tx, 'checkout.session', view.session.id)
  if (session?.status !== 'open' || session.allow_promotion_codes !== true) return { show: 'page-again' }
  if (form.action === 'remove-code') {
    await removeDiscount(work, session)
    return { show: 'page-again' }
  }
  const applied =
    form.promotionCode === ''
      ? { ok: false as const, message: 'Enter a promotion code.' }
      : await applyCode(work, session, form.promotionCode)
  if (applied.ok) return { show: 'page-again' }
  const code = { typed: form.promotionCode, error: applied.message }
  return { show: 'form', view: { ...view, code } }
}

export const submitCheckout = async (work: Work, id: string, body: unknown): Promise<Submitted> => {
  const view = await loadCheckout(work, id)
  if (view === undefined) return { show: 'payment', payment: { outcome: 'unknown' } }
  if (view.session.status !== 'open')
    return { show: 'payment', payment: { outcome: 'not-open', session: view.session } }
  const form = readForm(body, view.fixedEmail)
  if (form.action === '') return payFor(work, view, form)
  return form.action === 'give-address' ? changeAddress(work, view, form) : changeCode(work, view, form)
}

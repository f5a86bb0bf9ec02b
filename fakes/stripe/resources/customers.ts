/** Owns customers: create, read, change, list, delete; also the customer that Checkout makes for a guest. */
import { randomInt } from 'node:crypto'
import type Stripe from 'stripe'
import { z } from 'zod'
import { expireSession } from '#fakes/stripe/checkout/expire-sessions.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, find, insert, replace, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import {
  applyMetadata,
  clearableText,
  created,
  email,
  metadata,
  paging,
  text,
} from '#fakes/stripe/wire/fields.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { route } from '#fakes/stripe/wire/route.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

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

/** The deletion of a customer: nothing can be sold to it any more, what was sold keeps its id. */
const deleteCustomer = async (work: Work, _: unknown, id: string): Promise<Stripe.DeletedCustomer> => {
  await closePages(work, id)
  await demandLocked(work.tx, 'customer', id)
  const deleted: Stripe.DeletedCustomer = { id, object: 'customer', deleted: true }
  await replace(work.tx, 'customer', 'deleted_customer', deleted)
  return deleted
}

const part = clearableText.default('')
const address = z.strictObject({
  city: part,
  country: part,
  line1: part,
  line2: part,
  postal_code: part,
  state: part,
})

const customerParams = z.strictObject({
  address: address.optional(),
  description: clearableText.optional(),
  email: email.optional(),
  metadata: metadata.optional(),
  name: clearableText.optional(),
  phone: clearableText.optional(),
})
const listParams = z.strictObject({ ...paging, created, email: text.optional() })
type CustomerParams = z.output<typeof customerParams>

const prefixLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newInvoicePrefix = (): string =>
  Array.from({ length: 8 }, () => prefixLetters[randomInt(prefixLetters.length)]).join('')

export const createCustomer = async (work: Work, params: CustomerParams): Promise<Stripe.Customer> => {
  const customer: Stripe.Customer = {
    id: newId('cus', 14),
    object: 'customer',
    address: params.address ?? null,
    balance: 0,
    created: secondsOf(work.now),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: params.description ?? null,
    discount: null,
    email: params.email ?? null,
    invoice_prefix: newInvoicePrefix(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: applyMetadata({}, params.metadata),
    name: params.name ?? null,
    next_invoice_sequence: 1,
    phone: params.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }
  await insert(work.tx, 'customer', customer)
  await emitEvent(work, 'customer.created', customer)
  return customer
}

const changedFields = (before: Stripe.Customer, after: Stripe.Customer): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(after[field as keyof Stripe.Customer]),
    ),
  )

export const updateCustomer = async (
  work: Work,
  change: CustomerParams,
  id: string,
): Promise<Stripe.Customer> => {
  const before = await demandLocked(work.tx, 'customer', id)
  const after: Stripe.Customer = {
    ...before,
    address: change.address ?? before.address ?? null,
    description: change.description === undefined ? before.description : change.description,
    email: change.email ?? before.email,
    metadata: applyMetadata(before.metadata, change.metadata),
    name: change.name === undefined ? (before.name ?? null) : change.name,
    phone: change.phone === undefined ? (before.phone ?? null) : change.phone,
  }
  const previous = changedFields(before, after)
  if (Object.keys(previous).length === 0) return before
  await update(work.tx, 'customer', after)
  await emitEvent(work, 'customer.updated', after, previous)
  return after
}

export const customerRoutes = [
  route('POST', '/v1/customers', customerParams, createCustomer),
  route(
    'GET',
    '/v1/customers/:id',
    z.strictObject({}),
    async (work, _, id) => (await find(work.tx, 'deleted_customer', id)) ?? demand(work.tx, 'customer', id),
  ),
  route('DELETE', '/v1/customers/:id', z.strictObject({}), deleteCustomer),
  route('POST', '/v1/customers/:id', customerParams, updateCustomer),
  route('GET', '/v1/customers', listParams, (work, params) =>
    listObjects(work.tx, 'customer', {
      url: '/v1/customers',
      page: params,
      created: params.created,
      where: { email: params.email },
    }),
  ),
]

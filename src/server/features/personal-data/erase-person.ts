/** Takes a person out of every table: rows about them go, bookkeeping stays and names nobody. */
import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/open.ts'
import { oneTimeLinks, users } from '#server/db/schema/account.ts'
import { orders, refunds, stripeEvents } from '#server/db/schema/purchases.ts'
import { leads } from '#server/db/schema/reports.ts'
import { deleteMailsAbout, deleteMailsTo, deleteStopsOf } from '#server/features/mail/queries.ts'
import { forgetReasons } from '#server/features/operator-log/queries.ts'
import { forgetSeasonReminders } from '#server/features/season-reminder/queries.ts'
import { deleteConversationsOf } from '#server/features/support/queries.ts'
import { isLinkOf, type Person } from './queries.ts'

export type Erased = {
  readonly orders: number
  readonly leads: number
  readonly mails: number
  readonly links: number
  /** Who the person is at the payment provider, whose own records we cannot erase. */
  readonly stripeCustomerIds: readonly string[]
}

const customersOf = async (tx: Transaction, { orderIds }: Person): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ id: orders.stripeCustomerId })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}

/** Tax law asks for what was sold, when and for how much; not by whom it was bought. */
const anonymiseOrders = async (tx: Transaction, { emails, orderIds }: Person): Promise<void> => {
  const isTheirs = or(inArray(orders.id, [...orderIds]), inArray(orders.guestEmail, [...emails]))
  await tx
    .update(orders)
    .set({
      guestEmail: null,
      buyerName: null,
      invoiceUrl: null,
      stripeCustomerId: null,
      browserKeyHash: null,
    })
    .where(isTheirs)
  await tx
    .update(orders)
    .set({ userId: null })
    .where(inArray(orders.id, [...orderIds]))
  await tx
    .update(refunds)
    .set({ reason: 'removed' })
    .where(inArray(refunds.orderId, [...orderIds]))
}

/** What handling and bookkeeping need of an event's object; everything else in it may describe the person. */
const keptOfEvent = [
  'id',
  'object',
  'amount',
  'amount_refunded',
  'amount_total',
  'charge',
  'created',
  'currency',
  'metadata',
  'payment_intent',
  'payment_status',
  'status',
]

const anonymiseEvents = async (tx: Transaction, person: Person, customerIds: readonly string[]) => {
  const object = sql`${stripeEvents.payload} #> '{data,object}'`
  const textOf = (name: string) => sql`${object} ->> ${name}::text`
  const names = JSON.stringify(keptOfEvent)
  const kept = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${object})
    where ${names}::jsonb ? key)`
  const quoted = person.emails.map((email) => JSON.stringify(email))
  const isTheirs = or(
    ...quoted.map((email) => sql`position(${email} in lower(${stripeEvents.payload}::text)) > 0`),
    inArray(sql`${object} #>> '{metadata,order_id}'`, [...person.orderIds]),
    inArray(textOf('customer'), [...customerIds]),
  )
  await tx
    .update(stripeEvents)
    .set({
      payload: sql`jsonb_set(${stripeEvents.payload} - 'request', '{data}', jsonb_build_object('object', ${kept}))`,
    })
    .where(isTheirs)
}

/** With them go the mails that bring their words to the operator. */
const eraseSupport = async (tx: Transaction, { user, emails }: Person): Promise<void> => {
  for (const id of await deleteConversationsOf(tx, { userId: user?.id ?? null, emails }))
    await deleteMailsAbout(tx, `support:${id}`)
}

export const erasePerson = async (tx: Transaction, person: Person): Promise<Erased> => {
  const { user, emails, orderIds } = person
  const stripeCustomerIds = await customersOf(tx, person)
  await anonymiseEvents(tx, person, stripeCustomerIds)
  const links = await tx.delete(oneTimeLinks).where(isLinkOf(person)).returning({ id: oneTimeLinks.id })
  const gone = await tx
    .delete(leads)
    .where(inArray(leads.email, [...emails]))
    .returning({ id: leads.id })
  const mails = await deleteMailsTo(tx, emails)
  await eraseSupport(tx, person)
  await deleteStopsOf(tx, emails)
  await forgetSeasonReminders(tx, emails)
  await anonymiseOrders(tx, person)
  await forgetReasons(tx, user?.id ?? null, orderIds)
  // Sessions, properties and progress go with the account.
  if (user) await tx.delete(users).where(eq(users.id, user.id))
  return { orders: orderIds.length, leads: gone.length, mails, links: links.length, stripeCustomerIds }
}

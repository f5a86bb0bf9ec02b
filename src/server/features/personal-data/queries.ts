/** Finds a person by email, in every table where one can be. */
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { oneTimeLinks, sessions, type UserRow, users } from '#server/db/schema/account.ts'
import { lessonProgress } from '#server/db/schema/learning.ts'
import { properties } from '#server/db/schema/properties.ts'
import { ledgerEntries, orders, refunds } from '#server/db/schema/purchases.ts'
import { leads } from '#server/db/schema/reports.ts'
import { notesOf } from '#server/features/notes/queries.ts'

type Reader = Database | Transaction

export type Person = {
  readonly user: UserRow | undefined
  /** The one asked for, the account's, and those the person bought under; none that is another's account. */
  readonly emails: readonly string[]
  readonly orderIds: readonly string[]
}

const accountOf = async (db: Reader, email: string): Promise<UserRow | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)))[0]

const emailsOfOthers = async (db: Reader, emails: readonly string[], userId: string) =>
  (
    await db
      .select({ email: users.email })
      .from(users)
      .where(and(inArray(users.email, [...emails]), ne(users.id, userId)))
  ).map(({ email }) => email.toLowerCase())

const ownOrders = (db: Reader, user: UserRow | undefined, email: string) =>
  db
    .select()
    .from(orders)
    .where(
      or(
        and(eq(orders.guestEmail, email), isNull(orders.userId)),
        user ? eq(orders.userId, user.id) : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt))

export const findPerson = async (db: Reader, email: string): Promise<Person> => {
  const user = await accountOf(db, email)
  const theirs = await ownOrders(db, user, email)
  const used = [email, user?.email, ...theirs.map((order) => order.guestEmail)]
  const emails = [...new Set(used.flatMap((one) => (one ? [one.toLowerCase()] : [])))]
  const others = user ? await emailsOfOthers(db, emails, user.id) : []
  return {
    user,
    emails: emails.filter((one) => !others.includes(one)),
    orderIds: theirs.map((order) => order.id),
  }
}

export const ordersOf = (db: Reader, { orderIds }: Person) =>
  db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(desc(orders.createdAt))

export const ledgerOfOrders = (db: Reader, { orderIds }: Person) =>
  db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.orderId, [...orderIds]))
    .orderBy(ledgerEntries.occurredAt)

export const refundsOfOrders = (db: Reader, { orderIds }: Person) =>
  db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(refunds.requestedAt)

export const leadsOf = (db: Reader, { emails }: Person) =>
  db
    .select()
    .from(leads)
    .where(inArray(leads.email, [...emails]))
    .orderBy(desc(leads.requestedAt))

export const isLinkOf = ({ user, emails, orderIds }: Person) =>
  or(
    inArray(oneTimeLinks.email, [...emails]),
    inArray(oneTimeLinks.orderId, [...orderIds]),
    user ? eq(oneTimeLinks.userId, user.id) : undefined,
  )

/** Without the hashes of their secrets. */
export const linksOf = (db: Reader, person: Person) =>
  db
    .select({
      purpose: oneTimeLinks.purpose,
      email: oneTimeLinks.email,
      createdAt: oneTimeLinks.createdAt,
      expiresAt: oneTimeLinks.expiresAt,
      usedAt: oneTimeLinks.usedAt,
    })
    .from(oneTimeLinks)
    .where(isLinkOf(person))
    .orderBy(desc(oneTimeLinks.createdAt))

export const accountData = async (db: Reader, userId: string) => ({
  sessions: await db
    .select({ device: sessions.device, createdAt: sessions.createdAt, endedAt: sessions.endedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt)),
  properties: await db.select().from(properties).where(eq(properties.userId, userId)),
  notes: await notesOf(db, userId),
  lessonProgress: await db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
})

/** From a guest's purchase to an account: the mailed link, and what pressing its button does. */
import { randomUUID } from 'node:crypto'
import type { completeAccountSetup } from '#contract/account/auth.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { FieldFault } from '#contract/envelope.ts'
import { goesBackOn } from '#core/billing/goes-back.ts'
import type { Context } from '#server/context.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { ledgersOfOrders, orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { findUserByEmail, insertUser } from '#server/features/account/queries.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { createLink, holdLink, openLink } from '#server/features/one-time-link/actions.ts'
import { retireLinks } from '#server/features/one-time-link/queries.ts'
import { homeFaults } from '#server/features/property/actions.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import { assignOrder } from '#server/features/purchase/queries.ts'
import { homeReported, parcelReported } from '#server/features/report/queries.ts'
import { openSession, type SignedIn } from '#server/features/session/actions.ts'
import { parcelNamed } from '#server/features/tax-roll/queries.ts'
import { readModuleReadiness } from '#server/services/course/module-readiness.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { hashPassword } from '#server/services/password/hash.ts'
import { setupMail } from './emails/setup-mail.ts'
import { findOrderToSetUp } from './why-not.ts'

/** The account under this address, and what of the order's price goes back when it is added to it. */
const accountUnder = async (db: Reader, order: OrderRow, email: string) => {
  const user = await findUserByEmail(db, email)
  if (!user) return { hasAccount: false, goesBack: null }
  const [added] = await ledgersOfOrders(db, [order])
  const owned = (await orderLedgersOf(db, user.id)).filter((ledger) => ledger.order.id !== order.id)
  return { hasAccount: true, goesBack: added ? goesBackOn(owned, added) : null }
}

/** The setup mail with a fresh link, which replaces all older ones of this order. */
export const freshSetupMail = async (
  { env, now }: Pick<Context, 'env' | 'now'>,
  tx: Transaction,
  order: OrderRow,
  email: string,
): Promise<MailContent> => {
  await retireLinks(tx, { orderId: order.id }, now())
  const link = await createLink(tx, { purpose: 'setup', orderId: order.id, email }, now())
  const modules = readModuleReadiness()
  return setupMail(env, { order, link, modules, ...(await accountUnder(tx, order, email)) })
}

/** Mails a fresh link for a paid guest order; the same `key` never mails twice. */
export const sendSetupLink = async (
  ctx: Pick<Context, 'env' | 'queue' | 'now'>,
  tx: Transaction,
  { order, email, key }: { order: OrderRow; email: string; key: string },
): Promise<void> => {
  const mail = await freshSetupMail(ctx, tx, order, email)
  await queueMail(tx, ctx.queue, { key, to: email, kind: 'account-setup', mail })
}

const splitName = (name: string | null): { firstName: string; lastName: string } => {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean)
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.slice(1).at(-1) ?? '',
  }
}

/** What the set-up form starts with; null when the link does not work. */
export const peekSetupLink = async (ctx: Context, token: string) => {
  const link = await openLink(ctx.db, 'setup', token, ctx.now())
  const order = link && (await findOrderToSetUp(ctx.db, link.orderId))
  if (!order) return null
  const account = await accountUnder(ctx.db, order, link.email)
  // Whoever holds the mail of this link holds that of the report too.
  const home = await homeReported(ctx.db, link.email)
  return { email: link.email, ...splitName(order.buyerName), home, ...account }
}

const lineOf = ({
  addressLine1,
  addressLine2,
  city,
  zipCode,
}: ParsedInputOf<typeof completeAccountSetup>['propertyData']): string =>
  [addressLine1, addressLine2 || null, city, `FL ${zipCode}`].filter((part) => part !== null).join(', ')

export type SetupOutcome =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | { readonly ok: false; readonly reason: 'link-invalid' }
  | { readonly ok: false; readonly reason: 'has-account' }
  | { readonly ok: false; readonly reason: 'property-invalid'; readonly faults: readonly FieldFault[] }

/** Creates the account, its property and its session, and uses the link up: together or not at all. */
export const completeSetup = async (
  ctx: Context,
  { token, accountData, propertyData }: ParsedInputOf<typeof completeAccountSetup>,
  userAgent: string,
): Promise<SetupOutcome> => {
  if (!(await peekSetupLink(ctx, token))) return { ok: false, reason: 'link-invalid' }
  const faults = homeFaults(ctx, propertyData).map(({ field, message }) => ({
    field: `propertyData.${field}`,
    message,
  }))
  if (faults.length > 0) return { ok: false, reason: 'property-invalid', faults }
  const address = lineOf(propertyData)
  const named = propertyData.parcelId ? await parcelNamed(ctx.pool, address, propertyData.parcelId) : null
  const passwordHash = await hashPassword(ctx.env, accountData.password)
  return ctx.db.transaction(async (tx): Promise<SetupOutcome> => {
    const now = ctx.now()
    const link = await holdLink(tx, 'setup', token, now)
    const order = link && (await findOrderToSetUp(tx, link.orderId))
    if (!order) return { ok: false, reason: 'link-invalid' }
    const { firstName, lastName } = accountData
    const { email } = link
    const orderId = order.id
    const names = { firstName, lastName }
    const fresh = { id: randomUUID(), email, emailVerifiedAt: now, passwordHash, ...names, createdAt: now }
    const user = await insertUser(tx, fresh)
    // Whoever holds the mail may be another than who knows the password: nothing of the account changes.
    if (!user) return { ok: false, reason: 'has-account' }
    await retireLinks(tx, { orderId }, now)
    await assignOrder(tx, orderId, user.id)
    // Whoever holds the mail of the setup link holds that of the report too.
    const parcelId =
      named?.parcelId ?? (await parcelReported(tx, { email, countyId: propertyData.countyId, address }))
    await upsertProperty(tx, user.id, { ...propertyData, parcelId }, now)
    return { ok: true, signedIn: await openSession(ctx, tx, user, userAgent) }
  })
}

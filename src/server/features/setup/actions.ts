/** From a guest's purchase to an account: the mailed link, and what pressing its button does. */
import { randomUUID } from 'node:crypto'
import type { completeAccountSetup } from '#contract/auth.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { FieldFault } from '#contract/envelope.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OrderRow, UserRow } from '#server/db/schema.ts'
import { findUserByEmail, insertUser, setPassword, updateNames } from '#server/features/account/queries.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { consumeLink, createLink, openLink } from '#server/features/one-time-link/actions.ts'
import { retireLinks } from '#server/features/one-time-link/queries.ts'
import { checkFullAddress, yearBuiltFault } from '#server/features/property/actions.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import { assignOrder, findOrder } from '#server/features/purchase/queries.ts'
import { openSession, type SignedIn } from '#server/features/session/actions.ts'
import { endSessionsOf } from '#server/features/session/queries.ts'
import { hashPassword } from '#server/services/password-hash.ts'
import { setupMail } from './emails/setup-mail.ts'

/** Mails a fresh link for a paid guest order; the same `key` never mails twice. */
export const sendSetupLink = async (
  ctx: Pick<Context, 'env' | 'queue' | 'now'>,
  tx: Transaction,
  { order, email, key }: { order: OrderRow; email: string; key: string },
): Promise<void> => {
  const link = await createLink(tx, { purpose: 'setup', orderId: order.id, email }, ctx.now())
  await queueMail(tx, ctx.queue, {
    key,
    to: email,
    kind: 'account-setup',
    mail: setupMail(ctx.env, order, link),
  })
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
  const order = link?.orderId ? await findOrder(ctx.db, link.orderId) : undefined
  return link && order ? { email: link.email, ...splitName(order.buyerName) } : null
}

export type SetupOutcome =
  | { readonly ok: true; readonly signedIn: SignedIn }
  | { readonly ok: false; readonly reason: 'link-invalid' }
  | { readonly ok: false; readonly reason: 'property-invalid'; readonly faults: readonly FieldFault[] }

type AccountData = ParsedInputOf<typeof completeAccountSetup>['accountData']

/** The link came to this mailbox, so its holder may also take over an account under the same e-mail. */
const accountFor = async (
  ctx: Context,
  tx: Transaction,
  email: string,
  account: AccountData & { passwordHash: string },
): Promise<UserRow> => {
  const now = ctx.now()
  const { firstName, lastName, passwordHash } = account
  const fresh = {
    id: randomUUID(),
    email,
    emailVerifiedAt: now,
    passwordHash,
    firstName,
    lastName,
    createdAt: now,
  }
  const inserted = await insertUser(tx, fresh)
  if (inserted) return inserted
  const existing = await findUserByEmail(tx, email)
  if (!existing) throw new Error('an account is neither new nor known')
  await setPassword(tx, existing.id, passwordHash, now)
  await endSessionsOf(tx, existing.id, now)
  return (await updateNames(tx, existing.id, { firstName, lastName })) ?? existing
}

const propertyFaults = (
  ctx: Context,
  property: ParsedInputOf<typeof completeAccountSetup>['propertyData'],
): FieldFault[] => {
  const year = yearBuiltFault(property.yearBuilt, ctx.now())
  const address = checkFullAddress(ctx, property)
  const message = address.validationMessages[0] ?? 'Address validation failed'
  const faults = year ? [{ field: 'propertyData.yearBuilt', message: year }] : []
  return address.isValid ? faults : [...faults, { field: 'propertyData.addressLine1', message }]
}

/** Creates the account, its property and its session, and uses the link up: together or not at all. */
export const completeSetup = async (
  ctx: Context,
  { token, accountData, propertyData }: ParsedInputOf<typeof completeAccountSetup>,
  userAgent: string,
): Promise<SetupOutcome> => {
  if (!(await openLink(ctx.db, 'setup', token, ctx.now()))) return { ok: false, reason: 'link-invalid' }
  const faults = propertyFaults(ctx, propertyData)
  if (faults.length > 0) return { ok: false, reason: 'property-invalid', faults }
  const passwordHash = await hashPassword(accountData.password)
  return ctx.db.transaction(async (tx): Promise<SetupOutcome> => {
    const now = ctx.now()
    const link = await consumeLink(tx, 'setup', token, now)
    if (!link?.orderId) return { ok: false, reason: 'link-invalid' }
    await retireLinks(tx, { orderId: link.orderId }, now)
    const user = await accountFor(ctx, tx, link.email, { ...accountData, passwordHash })
    await assignOrder(tx, link.orderId, user.id)
    await upsertProperty(tx, user.id, propertyData, now)
    return { ok: true, signedIn: await openSession(ctx, tx, user, userAgent) }
  })
}

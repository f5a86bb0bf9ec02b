/** Mails a fresh setup link for one order, when there is still something to set up; also to a corrected address. */
import { randomUUID } from 'node:crypto'
import { standingOf } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { correctGuestEmail } from '../queries.ts'
import { ledgerOf, lockOrder } from '../refund/queries.ts'

export type ResendOutcome =
  | { readonly ok: true; readonly email: string }
  | {
      readonly ok: false
      readonly reason: 'no-such-order' | 'not-paid' | 'has-account' | 'no-email' | 'on-hold' | 'no-access'
    }

export const resendSetupOfOrder = (
  ctx: Pick<Context, 'db' | 'env' | 'queue' | 'now'>,
  orderId: string,
  /** What the buyer meant to type at the checkout; who asks has made sure that it is the buyer. */
  correctedEmail?: string,
): Promise<ResendOutcome> =>
  ctx.db.transaction(async (tx): Promise<ResendOutcome> => {
    const order = await lockOrder(tx, orderId)
    if (!order) return { ok: false, reason: 'no-such-order' }
    if (order.status !== 'paid') return { ok: false, reason: 'not-paid' }
    if (order.userId !== null) return { ok: false, reason: 'has-account' }
    const email = correctedEmail ?? order.guestEmail
    if (email === null) return { ok: false, reason: 'no-email' }
    const standing = standingOf({ ...order, entries: await ledgerOf(tx, orderId) })
    if (standing === 'on_hold') return { ok: false, reason: 'on-hold' }
    if (standing !== 'active') return { ok: false, reason: 'no-access' }
    if (correctedEmail !== undefined) await correctGuestEmail(tx, orderId, correctedEmail)
    await sendSetupLink(ctx, tx, { order, email, key: `setup:${order.id}:${randomUUID()}` })
    return { ok: true, email }
  })

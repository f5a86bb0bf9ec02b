/** A guest's purchase for someone who has an account already: it is added by who is signed in and holds the mail. */
import type { User } from '#contract/account/users.ts'
import type { Context } from '#server/context.ts'
import { findUser, markVerified } from '#server/features/account/queries.ts'
import { holdLink } from '#server/features/one-time-link/actions.ts'
import { retireLinks } from '#server/features/one-time-link/queries.ts'
import { claimPurchase } from '#server/features/purchase/actions.ts'
import { userView } from '#server/http/actor.ts'
import { findOrderToSetUp } from './why-not.ts'

type Added =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly reason: 'link-invalid' | 'other-address' }

/** What the account has already is paid back. Password, names and sessions stay as they are; the mailbox is shown to be the person's own. */
export const addPurchaseToAccount = (ctx: Context, { id, email }: User, token: string): Promise<Added> =>
  ctx.db.transaction(async (tx): Promise<Added> => {
    const now = ctx.now()
    const link = await holdLink(tx, 'setup', token, now)
    const order = link && (await findOrderToSetUp(tx, link.orderId))
    if (!order) return { ok: false, reason: 'link-invalid' }
    if (link.email.toLowerCase() !== email.toLowerCase()) return { ok: false, reason: 'other-address' }
    await claimPurchase(ctx, tx, { orderId: order.id, user: { id, email } })
    await retireLinks(tx, { orderId: order.id }, now)
    await markVerified(tx, id, now)
    const row = await findUser(tx, id)
    if (!row) throw new Error('a signed-in person has no account')
    return { ok: true, user: await userView(tx, row) }
  })

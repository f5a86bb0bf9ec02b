/** Access given and withdrawn by the operator: entries in the ledger, like everything that access comes from. */

import { randomUUID } from 'node:crypto'
import { entitledTier, givesAccess } from '#core/billing/entitlement.ts'
import type { Tier } from '#core/billing/product.ts'
import type { Context } from '#server/context.ts'
import { takeTurn } from '#server/db/locks.ts'
import type { Transaction } from '#server/db/open.ts'
import { type OrderWithLedger, orderLedgersOf, unclaimedLedgersOf } from '#server/db/order-ledgers.ts'
import type { UserRow } from '#server/db/schema/account.ts'
import { findUserByEmail } from '#server/features/account/queries.ts'
import { sendSetupLink } from '#server/features/setup/actions.ts'
import { findOrder, insertLedgerEntry, insertOrder } from './queries.ts'

type AccessContext = Pick<Context, 'db' | 'env' | 'queue' | 'payments' | 'now'>

type Holder = { readonly user: UserRow | undefined; readonly ledgers: readonly OrderWithLedger[] }

/** Whoever goes by this email: an account, a guest with purchases, or both. Two commands at once take turns. */
const holderInTurn = async (tx: Transaction, email: string): Promise<Holder> => {
  await takeTurn(tx, 'purchases', email)
  const user = await findUserByEmail(tx, email)
  const own = user ? await orderLedgersOf(tx, user.id) : []
  return { user, ledgers: [...own, ...(await unclaimedLedgersOf(tx, email))] }
}

export type GrantOutcome =
  | { readonly ok: true; readonly orderId: string; readonly userId: string | null }
  | { readonly ok: false; readonly reason: 'has-already'; readonly tier: Tier }

const enterGrant = async (ctx: AccessContext, tx: Transaction, holder: Holder, email: string, tier: Tier) => {
  const id = randomUUID()
  const now = ctx.now()
  await insertOrder(tx, {
    id,
    tier,
    source: 'operator',
    status: 'paid',
    userId: holder.user?.id ?? null,
    guestEmail: holder.user ? null : email,
    amountCents: 0,
    livemode: ctx.payments.livemode,
    createdAt: now,
    paidAt: now,
  })
  await insertLedgerEntry(tx, {
    orderId: id,
    kind: 'grant',
    amountCents: 0,
    stripeObjectId: id,
    occurredAt: now,
  })
  const order = holder.user ? undefined : await findOrder(tx, id)
  if (order) await sendSetupLink(ctx, tx, { order, email, key: `setup:${id}` })
  return id
}

/** Someone without an account gets the setup mail, as after a purchase. */
export const grantAccess = (
  ctx: AccessContext,
  { email, tier }: { readonly email: string; readonly tier: Tier },
): Promise<GrantOutcome> =>
  ctx.db.transaction(async (tx) => {
    const holder = await holderInTurn(tx, email)
    const owned = entitledTier(holder.ledgers)
    if (owned === 'ai_enhanced' || owned === tier) return { ok: false, reason: 'has-already', tier: owned }
    const orderId = await enterGrant(ctx, tx, holder, email, tier)
    return { ok: true, orderId, userId: holder.user?.id ?? null }
  })

export type RevokedOrder = { readonly orderId: string; readonly tier: Tier; readonly paidCents: number }

export type RevokeOutcome =
  | {
      readonly ok: true
      readonly revoked: readonly RevokedOrder[]
      readonly userId: string | null
      /** What the person may still use. */
      readonly left: Tier | null
    }
  | { readonly ok: false; readonly reason: 'nothing-to-revoke'; readonly owned: Tier | null }

/** Ends what gives access to `tier`, or to anything when null. Returns no money. */
export const revokeAccess = (
  ctx: AccessContext,
  { email, tier }: { readonly email: string; readonly tier: Tier | null },
): Promise<RevokeOutcome> =>
  ctx.db.transaction(async (tx) => {
    const { user, ledgers } = await holderInTurn(tx, email)
    const ending = ledgers.filter((ledger) => givesAccess(ledger) && (tier ?? ledger.tier) === ledger.tier)
    if (ending.length === 0) return { ok: false, reason: 'nothing-to-revoke', owned: entitledTier(ledgers) }
    for (const { order } of ending) {
      await insertLedgerEntry(tx, {
        orderId: order.id,
        kind: 'revocation',
        amountCents: 0,
        stripeObjectId: order.id,
        occurredAt: ctx.now(),
      })
    }
    return {
      ok: true,
      revoked: ending.map(({ order }) => ({
        orderId: order.id,
        tier: order.tier,
        paidCents: order.amountCents,
      })),
      userId: user?.id ?? null,
      left: entitledTier(ledgers.filter((ledger) => !ending.includes(ledger))),
    }
  })

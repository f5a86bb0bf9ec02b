import { z } from 'zod'
import { entitledTier, standingOf } from '#core/billing/entitlement.ts'
import type { ReturnReason } from '#core/billing/refund.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { orderLedgersOf, unclaimedLedgersOf } from '#server/db/order-ledgers.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { findUser, findUserByEmail } from '#server/features/account/queries.ts'

const address = z.email()

/** A checkout takes addresses that our mail cannot; such a one must not hold up the payment. */
const mailable = (email: string | null | undefined): string | null => address.safeParse(email).data ?? null

/** The account's address, or the one that a guest typed at the checkout; null when no mail can go there. */
export const emailOf = async (
  db: Reader,
  { userId, guestEmail }: Pick<OrderRow, 'userId' | 'guestEmail'>,
): Promise<string | null> => mailable(userId ? (await findUser(db, userId))?.email : guestEmail)

/** A guest's typed address proves nothing, but nobody is to pay twice for what this mailbox has. */
export const ledgersOfHolder = async (tx: Transaction, { userId }: OrderRow, email: string) => {
  if (userId) return orderLedgersOf(tx, userId)
  const account = await findUserByEmail(tx, email)
  const own = account ? await orderLedgersOf(tx, account.id) : []
  return [...own, ...(await unclaimedLedgersOf(tx, email))]
}

/** Why a payment that has just come in must go back; null when it may stay. Lock the holder first. */
export const conflictOf = async (
  tx: Transaction,
  order: OrderRow,
  email: string,
): Promise<ReturnReason | null> => {
  const ledgers = await ledgersOfHolder(tx, order, email)
  const owned = entitledTier(ledgers)
  if (owned === 'ai_enhanced') return 'already-owned'
  // A dispute won would leave two payments for one course.
  if (ledgers.some((ledger) => standingOf(ledger) === 'on_hold')) return 'on-hold'
  if (order.isUpgrade) return owned === 'standard' ? null : 'no-course-to-upgrade'
  return owned === order.tier ? 'already-owned' : null
}

/** Owns a refund that the payer's bank sends back: the money returns to the shop's balance. */
import type Stripe from 'stripe'
import { newMovement } from '#fakes/stripe/checkout/new/balance-entry.ts'
import { demandLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

export const failRefund = async (work: Work, refundId: string): Promise<Stripe.Refund> => {
  const refund = await demandLocked(work.tx, 'refund', refundId)
  if (refund.status !== 'succeeded') {
    throw invalidRequest('resource_invalid_state', `Refund ${refund.id} is ${refund.status} already.`)
  }
  const { amount, currency } = refund
  const entry = newMovement(refund.id, { type: 'refund_failure', amount, currency }, work.now)
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: entry.id,
    failure_reason: 'lost_or_stolen_card',
    status: 'failed',
  }
  const charge = await demandLocked(work.tx, 'charge', String(refund.charge))
  await insert(work.tx, 'balance_transaction', entry)
  await update(work.tx, 'refund', failed)
  await update(work.tx, 'charge', {
    ...charge,
    amount_refunded: charge.amount_refunded - amount,
    refunded: false,
  })
  await emitEvent(work, 'refund.updated', failed, { status: refund.status })
  await emitEvent(work, 'refund.failed', failed)
  return failed
}

/** Owns giving money back: what may be refunded, and what a refund changes on its charge and reports. */
import type Stripe from 'stripe'
import { newMovement } from '#fakes/stripe/checkout/new/balance-entry.ts'
import { presentedShare } from '#fakes/stripe/checkout/presentment.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demand, demandLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

export type RefundOrder = {
  readonly charge?: string | undefined
  readonly payment_intent?: string | undefined
  /** In the smallest unit of the charge's currency; all that is left when absent. */
  readonly amount?: number | undefined
  readonly reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  readonly metadata?: Record<string, string> | undefined
}

const chargeIdOf = async (work: Work, { charge, payment_intent }: RefundOrder): Promise<string> => {
  if ((charge === undefined) === (payment_intent === undefined)) {
    throw invalidRequest('parameter_missing', 'Give exactly one of charge and payment_intent.', 'charge')
  }
  if (charge !== undefined) return (await demand(work.tx, 'charge', charge, 'charge')).id
  const intent = await demand(work.tx, 'payment_intent', payment_intent ?? '', 'payment_intent')
  if (intent.status === 'succeeded' && typeof intent.latest_charge === 'string') return intent.latest_charge
  throw invalidRequest(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    'payment_intent',
  )
}

/** A dispute that was won leaves the charge refundable again. */
const isHeldByDispute = async (work: Work, charge: Stripe.Charge): Promise<boolean> => {
  if (!charge.disputed) return false
  const disputes = await listObjects(work.tx, 'dispute', {
    url: '',
    page: { limit: 1 },
    where: { charge: charge.id },
  })
  return disputes.data.some((dispute) => !dispute.is_charge_refundable)
}

const checkRefundable = async (work: Work, charge: Stripe.Charge, amount: number): Promise<void> => {
  const left = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded') {
    throw invalidRequest(
      'charge_not_refundable',
      `Charge ${charge.id} cannot be refunded: its status is ${charge.status}.`,
    )
  }
  if (await isHeldByDispute(work, charge)) {
    throw invalidRequest(
      'charge_disputed',
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    )
  }
  if (left === 0)
    throw invalidRequest('charge_already_refunded', `Charge ${charge.id} has already been refunded.`)
  if (amount <= left) return
  throw invalidRequest(
    'amount_too_large',
    `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
    'amount',
  )
}

const newRefund = (
  charge: Stripe.Charge,
  amount: number,
  order: RefundOrder,
  created: number,
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata: order.metadata ?? {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  ...presentedShare(charge, amount),
  reason: order.reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

export const refundCharge = async (work: Work, order: RefundOrder): Promise<Stripe.Refund> => {
  const charge = await demandLocked(work.tx, 'charge', await chargeIdOf(work, order))
  const amount = order.amount ?? charge.amount - charge.amount_refunded
  await checkRefundable(work, charge, amount)
  const made = newRefund(charge, amount, order, secondsOf(work.now))
  const entry = newMovement(made.id, { type: 'refund', amount: -amount, currency: charge.currency }, work.now)
  const refund: Stripe.Refund = { ...made, balance_transaction: entry.id }
  const amountRefunded = charge.amount_refunded + amount
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: amountRefunded,
    refunded: amountRefunded === charge.amount,
  }
  await insert(work.tx, 'balance_transaction', entry)
  await insert(work.tx, 'refund', refund)
  await update(work.tx, 'charge', refunded)
  await emitEvent(work, 'refund.created', refund)
  await emitEvent(work, 'charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    refunded: charge.refunded,
  })
  return refund
}

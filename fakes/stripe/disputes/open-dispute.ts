/** Owns the course of a dispute: the bank takes the money back, and gives it again when the shop wins. */
import type Stripe from 'stripe'
import { newMovement } from '#fakes/stripe/checkout/new/balance-entry.ts'
import { newDispute } from '#fakes/stripe/disputes/new-dispute.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { demandLocked, insert, update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

/** Cents. Source: https://stripe.com/pricing (a US dispute costs $15). */
const disputeFee = 1_500

const openDisputes = (work: Work, charge: string) =>
  listObjects(work.tx, 'dispute', {
    url: '',
    page: { limit: 1 },
    where: { charge, status: 'needs_response' },
  })

export const openDispute = async (
  work: Work,
  chargeId: string,
  { amount, reason = 'fraudulent' }: { amount?: number | undefined; reason?: string | undefined },
): Promise<Stripe.Dispute> => {
  const charge = await demandLocked(work.tx, 'charge', chargeId)
  if (charge.status !== 'succeeded' || (await openDisputes(work, charge.id)).data.length > 0) {
    throw invalidRequest('resource_invalid_state', `Charge ${charge.id} cannot be disputed now.`)
  }
  const made = newDispute(charge, amount ?? charge.amount, reason, secondsOf(work.now))
  const taken = newMovement(
    made.id,
    { type: 'adjustment', amount: -made.amount, currency: made.currency, fee: disputeFee },
    work.now,
  )
  const dispute: Stripe.Dispute = { ...made, balance_transactions: [taken] }
  await insert(work.tx, 'balance_transaction', taken)
  await insert(work.tx, 'dispute', dispute)
  await update(work.tx, 'charge', { ...charge, disputed: true })
  await emitEvent(work, 'charge.dispute.created', made)
  await emitEvent(work, 'charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export const closeDispute = async (
  work: Work,
  disputeId: string,
  outcome: 'won' | 'lost',
): Promise<Stripe.Dispute> => {
  const before = await demandLocked(work.tx, 'dispute', disputeId)
  if (before.status !== 'needs_response') {
    throw invalidRequest('resource_invalid_state', `Dispute ${before.id} is ${before.status} already.`)
  }
  const closed: Stripe.Dispute = { ...before, status: outcome, is_charge_refundable: outcome === 'won' }
  if (outcome === 'lost') {
    await update(work.tx, 'dispute', closed)
    await emitEvent(work, 'charge.dispute.closed', closed, { status: before.status })
    return closed
  }
  const { amount, currency } = before
  const returned = newMovement(
    before.id,
    { type: 'adjustment', amount, currency, fee: -disputeFee },
    work.now,
  )
  const won: Stripe.Dispute = {
    ...closed,
    balance_transactions: [...before.balance_transactions, returned],
  }
  await insert(work.tx, 'balance_transaction', returned)
  await update(work.tx, 'dispute', won)
  await emitEvent(work, 'charge.dispute.closed', won, { status: before.status })
  await emitEvent(work, 'charge.dispute.funds_reinstated', won)
  return won
}

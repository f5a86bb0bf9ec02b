/** Owns the full shape of balance entries: of a paid charge, and of what moves back afterwards. */
import type Stripe from 'stripe'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf } from '#fakes/stripe/wire/work.ts'

/** Ours, so that `net` differs from `amount`: modelled on a usual card fee of 2.9 % and 30 ¢. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30
const settlingSeconds = 2 * 24 * 60 * 60

const stripeFee = (amount: number, currency: string): Stripe.BalanceTransaction['fee_details'] => [
  { amount, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' },
]

export const newBalanceEntry = (charge: Stripe.Charge): Stripe.BalanceTransaction => {
  const fee = feeOf(charge.amount)
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: charge.amount,
    available_on: charge.created + settlingSeconds,
    balance_type: 'payments',
    created: charge.created,
    currency: charge.currency,
    description: charge.description,
    exchange_rate: null,
    fee,
    fee_details: stripeFee(fee, charge.currency),
    net: charge.amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'pending',
    type: 'charge',
  }
}

type Movement = {
  type: 'refund' | 'refund_failure' | 'adjustment'
  /** Negative when it leaves the shop's balance. */
  amount: number
  currency: string
  fee?: number
}

const reportedAs = { refund: 'refund', refund_failure: 'refund_failure', adjustment: 'dispute' } as const

export const newMovement = (
  source: string,
  { type, amount, currency, fee = 0 }: Movement,
  now: Date,
): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  available_on: secondsOf(now),
  balance_type: 'payments',
  created: secondsOf(now),
  currency,
  description: null,
  exchange_rate: null,
  fee,
  fee_details: fee === 0 ? [] : stripeFee(fee, currency),
  net: amount - fee,
  reporting_category: reportedAs[type],
  source,
  status: 'available',
  type,
})

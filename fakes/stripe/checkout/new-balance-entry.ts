/** Owns the full shape of the balance entry of a paid charge. */
import type Stripe from 'stripe'
import { newId } from '#fakes/stripe/wire/new-id.ts'

/** Ours, so that `net` differs from `amount`: modelled on a usual card fee of 2.9 % and 30 ¢. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30
const settlingSeconds = 2 * 24 * 60 * 60

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
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: charge.currency,
        description: 'Stripe processing fees',
        type: 'stripe_fee',
      },
    ],
    net: charge.amount - fee,
    reporting_category: 'charge',
    source: charge.id,
    status: 'pending',
    type: 'charge',
  }
}

/** Owns the card network's early fraud warning: a charge that is likely to be disputed. */
import type Stripe from 'stripe'
import { demandLocked, insert } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

export const warnOfFraud = async (work: Work, chargeId: string): Promise<Stripe.Radar.EarlyFraudWarning> => {
  const charge = await demandLocked(work.tx, 'charge', chargeId)
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created: secondsOf(work.now),
    fraud_type: 'misc',
    livemode: false,
    ...(charge.payment_intent === null ? {} : { payment_intent: charge.payment_intent }),
  }
  await insert(work.tx, 'radar.early_fraud_warning', warning)
  await emitEvent(work, 'radar.early_fraud_warning.created', warning)
  return warning
}

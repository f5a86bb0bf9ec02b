/** Owns what tests make happen at Stripe without the shop asking: banks, card networks, time, and the operator in Stripe's dashboard. */
import { z } from 'zod'
import { settleDebit } from '#fakes/stripe/checkout/bank-debit.ts'
import { expireSession } from '#fakes/stripe/checkout/expire-sessions.ts'
import { choosePresentment } from '#fakes/stripe/checkout/presentment.ts'
import { closeDispute, openDispute } from '#fakes/stripe/disputes/open-dispute.ts'
import { warnOfFraud } from '#fakes/stripe/disputes/warn-of-fraud.ts'
import { failRefund } from '#fakes/stripe/refunds/fail-refund.ts'
import { refundCharge } from '#fakes/stripe/refunds/refund-charge.ts'
import { demand, demandLocked } from '#fakes/stripe/store/objects.ts'
import { invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

const id = z.string().min(1).max(200)
const amount = z.int().min(1).max(99_999_999).optional()
/** A charge may be named by its payment intent, which the shop knows. */
const charge = z.string().regex(/^(ch|pi)_\w{1,100}$/)

export const happeningSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('refund-made'), charge, amount }),
  z.strictObject({ kind: z.literal('refund-failed'), refund: id }),
  z.strictObject({ kind: z.literal('dispute-opened'), charge, amount, reason: id.optional() }),
  z.strictObject({ kind: z.literal('dispute-closed'), dispute: id, outcome: z.enum(['won', 'lost']) }),
  z.strictObject({ kind: z.literal('fraud-warned'), charge }),
  z.strictObject({ kind: z.literal('session-expired'), session: id }),
  z.strictObject({ kind: z.literal('currency-chosen'), session: id, currency: z.enum(['eur', 'jpy']) }),
  z.strictObject({
    kind: z.literal('debit-settled'),
    session: id,
    outcome: z.enum(['succeeded', 'failed']),
  }),
])
export type Happening = z.infer<typeof happeningSchema>

const chargeIdOf = async (work: Work, name: string): Promise<string> => {
  if (name.startsWith('ch_')) return name
  const intent = await demand(work.tx, 'payment_intent', name)
  if (typeof intent.latest_charge === 'string') return intent.latest_charge
  throw invalidRequest('resource_invalid_state', `Payment intent ${intent.id} has no charge.`)
}

const expireNow = async (work: Work, sessionId: string): Promise<object> => {
  const session = await demandLocked(work.tx, 'checkout.session', sessionId)
  if (session.status !== 'open')
    throw invalidRequest('resource_invalid_state', `Session ${session.id} is ${session.status} already.`)
  return expireSession(work, session)
}

/** Resolves to the object that it made or changed. */
export const happen = async (work: Work, happening: Happening): Promise<object> => {
  switch (happening.kind) {
    case 'refund-made':
      return refundCharge(work, {
        charge: await chargeIdOf(work, happening.charge),
        amount: happening.amount,
        reason: 'requested_by_customer',
      })
    case 'refund-failed':
      return failRefund(work, happening.refund)
    case 'dispute-opened':
      return openDispute(work, await chargeIdOf(work, happening.charge), happening)
    case 'dispute-closed':
      return closeDispute(work, happening.dispute, happening.outcome)
    case 'fraud-warned':
      return warnOfFraud(work, await chargeIdOf(work, happening.charge))
    case 'session-expired':
      return expireNow(work, happening.session)
    case 'currency-chosen':
      return choosePresentment(work, happening.session, happening.currency)
    case 'debit-settled':
      return settleDebit(work, happening.session, happening.outcome)
  }
}

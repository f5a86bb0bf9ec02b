/** The calls about what is owned: refund by the guarantee, the payment service's page, invoices. */
import type { FastifyInstance } from 'fastify'
import type { OutputOf } from '#contract/endpoint.ts'
import * as contract from '#contract/purchase/payments.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import type { Tier } from '#core/billing/product.ts'
import { formatCalendarDate } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/entitlement-routes.ts'
import type { Context } from '#server/context.ts'
import { orderLedgersOf } from '#server/db/order-ledgers.ts'
import type { RefundRow } from '#server/db/schema/purchases.ts'
import { done, type Reply, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { describeFailure } from '#server/jobs/describe-failure.ts'
import { invoicesOf, openPortal } from './order/invoices.ts'
import { type CancelOutcome, cancelPurchases } from './refund/cancel.ts'
import { tierAfter } from './refund/covered.ts'

const noAnswer = words.ourPaymentServiceDidntRespond()

const cancelRefusal = (outcome: Exclude<CancelOutcome, { ok: true }>, support: string): Reply<never> => {
  switch (outcome.reason) {
    case 'nothing-paid':
      return refuse('conflict', words.yourAccountHasNoPaymentTo())
    case 'guarantee-over':
      return refuse(
        'conflict',
        words.yourMoneyBackGuaranteeEndedThe({ endedOn: formatCalendarDate(outcome.endedOn) }),
      )
    case 'disputed':
      return refuse('conflict', words.yourBankIsDecidingADispute())
    case 'provider-refused':
      return refuse('payment_failed', words.thePaymentServiceDeclinedTheRefund({ supportEmail: support }))
  }
}

const openOnly = (refunds: readonly RefundRow[]): OutputOf<typeof contract.cancelSubscription>['refunds'] =>
  refunds.flatMap(({ orderId, amountCents, status }) =>
    status === 'failed' ? [] : [{ orderId, amountCents, status }],
  )

type Buyer = { readonly id: string; readonly tier: Tier | null }

type Access = 'upgrade' | 'ended' | 'kept' | 'ending'

/** What the buyer may use once the money is back. */
const accessAfter = async (ctx: Context, { id, tier }: Buyer, refunds: readonly RefundRow[]) => {
  const ledgers = await orderLedgersOf(ctx.db, id)
  const left = tierAfter(ledgers, refunds)
  if (left === null) return entitledTier(ledgers) === null ? 'ended' : 'ending'
  return left === tier ? 'kept' : 'upgrade'
}

const cancelReply = (refunds: readonly RefundRow[], access: Access) => {
  const total = refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
  const message = words.isOnItsWayBackTo({ amount: formatCents(cents(total)), access })
  return done({ message, refunds: openOnly(refunds) })
}

export const entitlementRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.cancelSubscription, async ({ only }, { user }) => {
    const outcome = await cancelPurchases(ctx, user, only)
    if (!outcome.ok) return cancelRefusal(outcome, ctx.env.SUPPORT_EMAIL)
    return cancelReply(outcome.refunds, await accessAfter(ctx, user, outcome.refunds))
  })
  serve(app, ctx, contract.openCustomerPortal, async ({ returnUrl }, { user }) => {
    try {
      const outcome = await openPortal(ctx, user.id, returnUrl)
      if (outcome.ok) return done({ url: outcome.url })
      return outcome.reason === 'foreign-url'
        ? refuseField('returnUrl', words.theReturnAddressMustBeA())
        : refuse('not_found', words.yourAccountHasNoPaymentPage())
    } catch (error) {
      ctx.log.error({ userId: user.id, ...describeFailure(error) }, 'the portal could not be opened')
      return refuse('payment_failed', noAnswer)
    }
  })
  serve(app, ctx, contract.listInvoices, async (input, { user }) =>
    done(await invoicesOf(ctx, user.id, input)),
  )
}

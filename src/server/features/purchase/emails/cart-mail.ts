/** Tells who left a checkout, and agreed to hear from us, how to go on with it. */
import { type ModuleReadiness, planReadiness } from '#core/billing/plan-readiness.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productOf } from '../order/product-of.ts'

export type Cart = {
  readonly order: OrderRow
  readonly buyerName: string | null
  /** The provider's address that opens the same order again. */
  readonly recoveryUrl: string
  readonly worksUntil: Date
  readonly unsubscribeUrl: string
  readonly modules: readonly ModuleReadiness[]
}

const priceOf = (env: Env, order: OrderRow): string =>
  `${formatCents(cents(order.amountCents))}${env.STRIPE_AUTOMATIC_TAX ? ', before any sales tax' : ''}`

export const cartMail = (env: Env, cart: Cart): MailContent => {
  const product = productOf(cart.order)
  const lastDay = formatCalendarDate(todayInFlorida(cart.worksUntil))
  const readiness = planReadiness(cart.order.tier, cart.modules)
  return {
    transactional: false,
    topic: 'offers',
    unsubscribeUrl: cart.unsubscribeUrl,
    subject: 'Still thinking about Just Value?',
    preheader: `${product.name}: you weren’t charged. You can finish your purchase until ${lastDay}.`,
    blocks: [
      { kind: 'heading', text: 'Your order isn’t finished' },
      greeting(givenNameIn(cart.buyerName)),
      {
        kind: 'paragraph',
        text: `You started to buy the ${product.name} and didn’t finish. You weren’t charged. The price is ${priceOf(env, cart.order)}, paid once.`,
      },
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      { kind: 'button', label: 'Finish your purchase', url: cart.recoveryUrl },
      {
        kind: 'paragraph',
        text: `The link works until ${lastDay}. If you’ve changed your mind, you don’t need to do anything. We won’t email you about this order again.`,
      },
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You’re getting this email because you agreed at checkout to hear from us by email.',
  }
}

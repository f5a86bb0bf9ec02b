/** Tells who left a checkout, and agreed to hear from us, how to go on with it. */
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/cart-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { planReadiness } from '#words/billing/plan-readiness.ts'
import { productNames } from '#words/billing/product.ts'
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
  `${formatCents(cents(order.amountCents))}${env.STRIPE_AUTOMATIC_TAX ? words.beforeAnySalesTax() : ''}`

export const cartMail = (env: Env, cart: Cart): MailContent => {
  const product = productOf(cart.order)
  const lastDay = formatCalendarDate(todayInFlorida(cart.worksUntil))
  const readiness = planReadiness(cart.order.tier, cart.modules)
  return {
    transactional: false,
    topic: 'offers',
    unsubscribeUrl: cart.unsubscribeUrl,
    subject: words.stillThinkingAboutJustValue(),
    preheader: words.youWerentChargedYouCanFinish({ name: productNames[product.id], lastDay }),
    blocks: [
      { kind: 'heading', text: words.yourOrderIsntFinished() },
      greeting(givenNameIn(cart.buyerName)),
      {
        kind: 'paragraph',
        text: words.youStartedToBuyTheAnd({
          name: productNames[product.id],
          price: priceOf(env, cart.order),
        }),
      },
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      { kind: 'button', label: words.finishYourPurchase(), url: cart.recoveryUrl },
      {
        kind: 'paragraph',
        text: words.theLinkWorksUntilIfYouve({ lastDay }),
      },
      { kind: 'note', text: words.questionsWriteToWeAnswerWithin({ supportEmail: env.SUPPORT_EMAIL }) },
    ],
    reason: words.youreGettingThisEmailBecauseYou(),
  }
}

/** Tells a buyer that the bank did not carry out a payment that had been taken. */
import { paths } from '#contract/page-paths.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/payment-failed-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productNames } from '#words/billing/product.ts'
import { productOf } from '../order/product-of.ts'

/** The pricing page is for the signed-in; a guest bought on the landing page. */
const plansOf = ({ userId }: OrderRow): string =>
  userId === null ? `${paths.landing()}#pricing` : paths.pricing()

export const paymentFailedMail = (env: Env, order: OrderRow): MailContent => {
  const product = productOf(order)
  return {
    transactional: true,
    subject: words.yourJustValuePaymentDidntGo(),
    preheader: words.youWerentChargedAndYouOwe({ name: productNames[product.id] }),
    blocks: [
      { kind: 'heading', text: words.yourPaymentDidntGoThrough() },
      greeting(givenNameIn(order.buyerName)),
      {
        kind: 'paragraph',
        text: words.yourBankDidntCompleteThePayment({
          amount: formatCents(cents(order.amountCents)),
          name: productNames[product.id],
        }),
      },
      { kind: 'button', label: words.tryAgain(), url: `${env.PUBLIC_URL}${plansOf(order)}` },
      { kind: 'note', text: words.questionsWriteToWeAnswerWithin({ supportEmail: env.SUPPORT_EMAIL }) },
    ],
    reason: words.youreGettingThisEmailBecause(),
  }
}

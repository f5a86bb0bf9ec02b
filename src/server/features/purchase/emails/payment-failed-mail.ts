/** Tells a buyer that the bank did not carry out a payment that had been taken. */
import { paths } from '#contract/page-paths.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productOf } from '../order/product-of.ts'

/** The pricing page is for the signed-in; a guest bought on the landing page. */
const plansOf = ({ userId }: OrderRow): string =>
  userId === null ? `${paths.landing()}#pricing` : paths.pricing()

export const paymentFailedMail = (env: Env, order: OrderRow): MailContent => {
  const product = productOf(order)
  return {
    transactional: true,
    subject: 'Your Just Value payment didn’t go through',
    preheader: `${product.name}: you weren’t charged, and you owe nothing.`,
    blocks: [
      { kind: 'heading', text: 'Your payment didn’t go through' },
      greeting(givenNameIn(order.buyerName)),
      {
        kind: 'paragraph',
        text: `Your bank didn’t complete the payment of ${formatCents(cents(order.amountCents))} for the ${product.name}. You weren’t charged, and you owe nothing.`,
      },
      { kind: 'button', label: 'Try again', url: `${env.PUBLIC_URL}${plansOf(order)}` },
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You’re getting this email because someone started a purchase with this email address.',
  }
}

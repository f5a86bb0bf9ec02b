/** The receipt for someone who already has an account. */
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import { type ModuleReadiness, planReadiness } from '#core/billing/plan-readiness.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { guaranteeLine } from '#server/services/mail/guarantee.ts'
import { invoiceLink, paymentRows } from '#server/services/mail/payment.ts'
import { productOf } from '../order/product-of.ts'

const countedText =
  'You’d already paid for the Standard Course, so we’re refunding that amount. You pay only for the upgrade.'

const returnRows = (order: OrderRow, goesBack: GoesBack | null): [string, string][] =>
  goesBack
    ? [
        ['Refund to you', formatCents(cents(goesBack.cents))],
        ['You pay', formatCents(cents(order.amountCents - goesBack.cents))],
      ]
    : []

type Receipt = {
  readonly order: OrderRow
  /** What went back because of what the buyer had. */
  readonly goesBack?: GoesBack | null
  readonly modules: readonly ModuleReadiness[]
}

export const receiptMail = (env: Env, { order, goesBack = null, modules }: Receipt): MailContent => {
  const readiness = planReadiness(order.tier, modules)
  const product = productOf(order)
  const paidOn = todayInFlorida(order.paidAt ?? order.createdAt)
  const amount = formatCents(cents(order.amountCents))
  return {
    transactional: true,
    subject: 'Your Just Value receipt',
    preheader: `${product.name}: ${amount}, paid once.`,
    blocks: [
      { kind: 'heading', text: 'Thank you for your purchase' },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: 'We received your payment, and your course is ready.' },
      {
        kind: 'table',
        rows: [
          ...paymentRows(product.name, order),
          ...returnRows(order, goesBack),
          ['Paid on', formatCalendarDate(paidOn)],
          ['One-time payment', 'No further billing'],
        ],
        figures: [1],
      },
      ...(goesBack ? [{ kind: 'paragraph' as const, text: countedText }] : []),
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      ...(order.amountCents > 0
        ? [{ kind: 'paragraph' as const, text: guaranteeLine(paidOn, order.tier, true) }]
        : []),
      { kind: 'button', label: 'Go to your dashboard', url: `${env.PUBLIC_URL}${paths.dashboard()}` },
      ...invoiceLink(order),
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You’re getting this email because of a purchase made with your Just Value account.',
  }
}

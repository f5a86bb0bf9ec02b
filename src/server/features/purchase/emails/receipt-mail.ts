/** The receipt for someone who already has an account. */
import { paths } from '#contract/page-paths.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail-content.ts'
import { productOf } from '../product-of.ts'

export const receiptMail = (env: Env, order: OrderRow): MailContent => {
  const product = productOf(order)
  return {
    transactional: true,
    subject: 'Your Just Value receipt',
    preheader: `${product.name}: ${formatCents(cents(order.amountCents))}, paid once.`,
    blocks: [
      { kind: 'heading', text: 'Thank you for your purchase' },
      {
        kind: 'table',
        rows: [
          [product.name, formatCents(cents(order.amountCents))],
          ['Paid on', formatCalendarDate(todayInFlorida(order.paidAt ?? order.createdAt))],
          ['One-time payment', 'No further billing'],
        ],
        figures: [1],
      },
      { kind: 'button', label: 'Go to your dashboard', url: `${env.PUBLIC_URL}${paths.dashboard()}` },
      ...(order.invoiceUrl ? [{ kind: 'link' as const, label: 'Invoice (PDF)', url: order.invoiceUrl }] : []),
    ],
    reason: 'You get this mail because a purchase was made with your Just Value account.',
  }
}

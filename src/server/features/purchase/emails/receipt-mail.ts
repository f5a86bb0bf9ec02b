/** The mail after a purchase by someone with an account; a guest gets setup/emails/setup-mail.ts. Its receipt is in services/mail/receipt.ts. */
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/receipt-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { guaranteeLine } from '#server/services/mail/guarantee.ts'
import { invoiceLink, paymentRows } from '#server/services/mail/receipt.ts'
import { planReadiness } from '#words/billing/plan-readiness.ts'
import { productNames } from '#words/billing/product.ts'
import { productOf } from '../order/product-of.ts'

const countedText = words.youdAlreadyPaidForTheStandard()

const returnRows = (order: OrderRow, goesBack: GoesBack | null): [string, string][] =>
  goesBack
    ? [
        [words.refundToYou(), formatCents(cents(goesBack.cents))],
        [words.youPay(), formatCents(cents(order.amountCents - goesBack.cents))],
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
    subject: words.yourJustValueReceipt(),
    preheader: words.paidOnce({ name: productNames[product.id], amount }),
    blocks: [
      { kind: 'heading', text: words.thankYouForYourPurchase() },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: words.weReceivedYourPaymentAndYour() },
      { kind: 'button', label: words.goToYourDashboard(), url: `${env.PUBLIC_URL}${paths.dashboard()}` },
      {
        kind: 'table',
        rows: [
          ...paymentRows(productNames[product.id], order),
          ...returnRows(order, goesBack),
          [words.paidOn(), formatPlainDate(paidOn)],
          [words.oneTimePayment(), words.noFurtherBilling()],
        ],
        figures: [1],
      },
      ...(goesBack ? [{ kind: 'paragraph' as const, text: countedText }] : []),
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      ...(order.amountCents > 0
        ? [{ kind: 'paragraph' as const, text: guaranteeLine(paidOn, order.tier, true) }]
        : []),
      ...invoiceLink(order),
      { kind: 'note', text: words.questionsWriteToWeAnswerWithin({ supportEmail: env.SUPPORT_EMAIL }) },
    ],
    reason: words.youreGettingThisEmailBecauseOf(),
  }
}

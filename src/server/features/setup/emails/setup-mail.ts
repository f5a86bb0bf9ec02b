/** The mail after a guest's purchase: the receipt (services/mail/receipt.ts), and the way to the account. */
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { products } from '#core/billing/product.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/setup/setup-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { guaranteeLine } from '#server/services/mail/guarantee.ts'
import { invoiceLink, paymentRows } from '#server/services/mail/receipt.ts'
import { planReadiness } from '#words/billing/plan-readiness.ts'
import { productNames } from '#words/billing/product.ts'

type Link = { token: string; code: string; expiresAt: Date }

type Setup = {
  readonly order: OrderRow
  readonly link: Link
  /** There is an account under this address, to which the purchase will be added. */
  readonly hasAccount: boolean
  /** What is paid back when it is added there. */
  readonly goesBack?: GoesBack | null
  readonly modules: readonly ModuleReadiness[]
}

type Opening = {
  readonly news: string
  readonly blocks: readonly MailBlock[]
  /** What was bought, below the one thing to do. */
  readonly receipt: readonly MailBlock[]
}

const openingOf = (order: OrderRow): Opening => {
  const product = products[order.tier]
  if (order.source === 'operator')
    return {
      news: words.youveBeenGivenAccess(),
      blocks: [
        { kind: 'heading', text: words.youveBeenGivenThe({ name: productNames[product.id] }) },
        greeting(null),
        { kind: 'paragraph', text: words.youveBeenGivenTheYouDont({ name: productNames[product.id] }) },
      ],
      receipt: [],
    }
  const paidOn = todayInFlorida(order.paidAt ?? order.createdAt)
  return {
    news: words.yourPurchaseIsComplete(),
    blocks: [
      { kind: 'heading', text: words.yourPurchaseIsComplete2() },
      greeting(givenNameIn(order.buyerName)),
    ],
    receipt: [
      { kind: 'paragraph', text: words.thankYouHeresWhatYouBought() },
      {
        kind: 'table',
        rows: [
          ...paymentRows(productNames[product.id], order),
          [words.paidOn(), formatPlainDate(paidOn)],
          [words.oneTimePayment(), words.noFurtherBilling()],
        ],
        figures: [1],
      },
      ...(order.amountCents > 0
        ? [{ kind: 'paragraph' as const, text: guaranteeLine(paidOn, order.tier, false) }]
        : []),
    ],
  }
}

const nextStep = (hasAccount: boolean): string =>
  hasAccount ? words.youAlreadyHaveAJustValue() : words.oneStepToGoCreateA()

const returnText = (order: OrderRow, { cents: amountCents, isWhole }: GoesBack): string => {
  const left = formatCents(cents(order.amountCents - amountCents))
  const amount = formatCents(cents(amountCents))
  return isWhole
    ? words.youAlreadyOwnThisCourseAdd({ amount })
    : words.youAlreadyOwnTheStandardCourse({ amount, left })
}

const reasonOf = (order: OrderRow): string =>
  order.source === 'operator'
    ? words.youreGettingThisEmailBecauseYou()
    : words.youreGettingThisEmailBecauseThis()

export const setupMail = (env: Env, { order, link, hasAccount, goesBack, modules }: Setup): MailContent => {
  const readiness = planReadiness(order.tier, modules)
  const { news, blocks, receipt } = openingOf(order)
  const left = hasAccount ? words.signInToAddItTo() : words.oneStepToGoSetUp()
  return {
    transactional: true,
    subject: hasAccount ? words.addYourPurchaseToYourJust() : words.completeYourJustValueAccount(),
    preheader: `${news} ${left}`,
    blocks: [
      ...blocks,
      { kind: 'paragraph', text: nextStep(hasAccount) },
      ...(goesBack ? [{ kind: 'paragraph' as const, text: returnText(order, goesBack) }] : []),
      {
        kind: 'button',
        label: hasAccount ? words.addYourPurchase() : words.completeAccountSetup(),
        url: `${env.PUBLIC_URL}${paths.accountSetup(link.token)}`,
      },
      {
        kind: 'code',
        label: words.onAnotherDeviceOpenThisPage(),
        page: `${env.PUBLIC_URL}${paths.accountSetup()}`,
        code: link.code,
      },
      {
        kind: 'paragraph',
        text: words.theLinkAndTheCodeWork({ expiresAt: formatCalendarDate(todayInFlorida(link.expiresAt)) }),
      },
      ...receipt,
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      ...invoiceLink(order),
      { kind: 'note', text: words.questionsWriteToWeAnswerWithin2({ supportEmail: env.SUPPORT_EMAIL }) },
    ],
    reason: reasonOf(order),
  }
}

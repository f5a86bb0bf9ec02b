/** Tells a buyer that money is on its way back, and why. */
import { paths } from '#contract/page-paths.ts'
import type { Tier } from '#core/billing/product.ts'
import type { ReturnReason } from '#core/billing/refund.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/refund-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productNames } from '#words/billing/product.ts'
import { productOf } from '../order/product-of.ts'

export type RefundFacts = {
  readonly amountCents: number
  /** What of it is tax. */
  readonly taxCents: number
  /** As kept with the refund; undefined for one made at the payment provider. */
  readonly reason: string | undefined
  /** Nothing of the payment is left with us. */
  readonly isWhole: boolean
  /** The course that other purchases still give; null or absent when none is known to stay. */
  readonly stays?: Tier | null
}

const whyReturned: Record<ReturnReason, string> = {
  'already-owned': words.youAlreadyOwnThisCourseOr(),
  'course-counted': words.youdAlreadyPaidForTheStandard(),
  'no-course-to-upgrade': words.youBoughtAnUpgradeButTheres(),
  'course-refunded': words.weRefundedTheCourseYouUpgraded(),
  'on-hold': words.anEarlierPurchaseWithThisEmail(),
  'fraud-warning': words.theCardsBankReportedThatSomeone(),
}

const whyOf = ({ reason, isWhole, stays }: RefundFacts): string => {
  const known = Object.entries(whyReturned).find(([key]) => key === reason)?.[1]
  const left = stays ? words.youKeepYourAccessToThe({ name: productNames[stays] }) : ''
  if (known) return reason === 'fraud-warning' ? `${known}${left}` : known
  if (!isWhole) return words.thisIsPartOfWhatYou()
  return words.weRefundedTheWholePaymentAccess({ left })
}

/** Who pays for what they have was looking for a way in. */
const wayIn = (env: Env): MailBlock[] => [
  { kind: 'button', label: words.signInToYourCourse(), url: `${env.PUBLIC_URL}${paths.auth()}` },
  {
    kind: 'paragraph',
    text: words.haventSetUpYourAccountYet(),
  },
]

const taxRows = ({ taxCents }: RefundFacts): [string, string][] =>
  taxCents === 0 ? [] : [[words.salesTaxIncluded(), formatCents(cents(taxCents))]]

export const refundMail = (env: Env, order: OrderRow, facts: RefundFacts): MailContent => {
  const product = productOf(order)
  const amount = formatCents(cents(facts.amountCents))
  const isOwned = facts.reason === 'already-owned'
  return {
    transactional: true,
    subject: isOwned ? words.youAlreadyHaveThisCourseSo() : words.yourJustValueRefund(),
    preheader: words.isOnItsWayBackTo({ amount }),
    blocks: [
      {
        kind: 'heading',
        text: isOwned ? words.youAlreadyHaveThisCourse() : words.isOnItsWayBackTo2({ amount }),
      },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: whyOf(facts) },
      {
        kind: 'table',
        rows: [[words.refunded({ name: productNames[product.id] }), amount], ...taxRows(facts)],
        figures: [1],
      },
      {
        kind: 'paragraph',
        text: words.theMoneyGoesToTheCard(),
      },
      ...(isOwned ? wayIn(env) : []),
      { kind: 'note', text: words.questionsWriteToWeAnswerWithin({ supportEmail: env.SUPPORT_EMAIL }) },
    ],
    reason: words.youreGettingThisEmailBecauseOf(),
  }
}

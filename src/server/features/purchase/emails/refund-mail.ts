/** Tells a buyer that money is on its way back, and why. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import type { ReturnReason } from '#core/billing/refund.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
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
  'already-owned':
    'You already own this course, or one that includes it. You don’t have to pay twice, so we’ve refunded this payment. Your access hasn’t changed.',
  'course-counted':
    'You’d already paid for the Standard Course, so you pay only the upgrade to AI-Enhanced. This is the rest of your second payment. You now have AI-Enhanced.',
  'no-course-to-upgrade':
    'You bought an upgrade, but there’s no course in your account to upgrade. We’ve refunded it.',
  'course-refunded': 'We refunded the course you upgraded, so we’ve refunded the upgrade too.',
  'on-hold':
    'An earlier purchase with this email address is on hold while a bank decides a dispute. You don’t have to pay twice, so we’re refunding this payment. We’ll email you when the bank decides.',
  'fraud-warning':
    'The card’s bank reported that someone other than the card’s owner may have made this payment, so we refunded it. Access from this purchase has ended. If it was you, write to us.',
}

const whyOf = ({ reason, isWhole, stays }: RefundFacts): string => {
  const known = Object.entries(whyReturned).find(([key]) => key === reason)?.[1]
  const left = stays ? ` You keep your access to the ${products[stays].name}.` : ''
  if (known) return reason === 'fraud-warning' ? `${known}${left}` : known
  if (!isWhole) return 'This is part of what you paid. Your access hasn’t changed.'
  return `We refunded the whole payment. Access from this purchase has ended.${left}`
}

/** Who pays for what they have was looking for a way in. */
const wayIn = (env: Env): MailBlock[] => [
  { kind: 'button', label: 'Sign in to your course', url: `${env.PUBLIC_URL}${paths.auth()}` },
  {
    kind: 'paragraph',
    text: 'Haven’t set up your account yet? Use the link in our email “Complete your Just Value account” from your first purchase.',
  },
]

const taxRows = ({ taxCents }: RefundFacts): [string, string][] =>
  taxCents === 0 ? [] : [['Sales tax included', formatCents(cents(taxCents))]]

export const refundMail = (env: Env, order: OrderRow, facts: RefundFacts): MailContent => {
  const product = productOf(order)
  const amount = formatCents(cents(facts.amountCents))
  const isOwned = facts.reason === 'already-owned'
  return {
    transactional: true,
    subject: isOwned ? 'You already have this course, so we’re refunding you' : 'Your Just Value refund',
    preheader: `${amount} is on its way back to you.`,
    blocks: [
      {
        kind: 'heading',
        text: isOwned ? 'You already have this course' : `${amount} is on its way back to you`,
      },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: whyOf(facts) },
      { kind: 'table', rows: [[`Refunded: ${product.name}`, amount], ...taxRows(facts)], figures: [1] },
      {
        kind: 'paragraph',
        text: 'The money goes to the card or account you paid with. Most banks show it in 5 to 10 business days.',
      },
      ...(isOwned ? wayIn(env) : []),
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You’re getting this email because of a purchase made with this email address.',
  }
}

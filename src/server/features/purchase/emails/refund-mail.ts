/** Tells a buyer that money is on its way back, and why. */

import type { ReturnReason } from '#core/billing/refund.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail-content.ts'
import { productOf } from '../product-of.ts'

export type RefundFacts = {
  readonly amountCents: number
  /** As kept with the refund; undefined for one made at the payment provider. */
  readonly reason: string | undefined
  /** Nothing of the payment is left with us. */
  readonly isWhole: boolean
}

const whyReturned: Record<ReturnReason, string> = {
  'already-owned':
    'You own this course already, so this payment was one too many. Your access stays as it was.',
  'no-course-to-upgrade':
    'This was an upgrade, and there is no course in your account that it could build on. The upgrade was not carried out.',
  'course-refunded':
    'The course that this upgrade builds on has been refunded, so the upgrade is refunded as well.',
  'fraud-warning':
    'The card’s bank reported that this payment may not have been made by the card’s owner, so we returned it. Access from this purchase has ended. If it was you, write to us.',
}

const whyOf = ({ reason, isWhole }: RefundFacts): string => {
  const known = Object.entries(whyReturned).find(([key]) => key === reason)?.[1]
  if (known) return known
  return isWhole
    ? 'The whole payment has been refunded. Access from this purchase has ended.'
    : 'This is a part of what you paid. Your access stays as it was.'
}

export const refundMail = (env: Env, order: OrderRow, facts: RefundFacts): MailContent => {
  const product = productOf(order)
  const amount = formatCents(cents(facts.amountCents))
  return {
    transactional: true,
    subject: 'Your Just Value refund',
    preheader: `${amount} is on its way back to you.`,
    blocks: [
      { kind: 'heading', text: `${amount} is on its way back to you` },
      { kind: 'table', rows: [[product.name, amount]], figures: [1] },
      { kind: 'paragraph', text: whyOf(facts) },
      {
        kind: 'paragraph',
        text: 'The money goes back the way it was paid. Most banks show it within 5 to 10 business days.',
      },
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You get this mail because a purchase was made with this address.',
  }
}

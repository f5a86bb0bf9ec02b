/** Tells a buyer that money is on its way back, and why. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import type { ReturnReason } from '#core/billing/refund.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'
import { givenNameIn, greeting } from '#server/services/mail/mail-greeting.ts'
import { productOf } from '../product-of.ts'

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
    'This e-mail address has the course already, or one that includes it. Nobody has to pay twice, so we have sent this payment back. Your access stays as it was.',
  'course-counted':
    'You have paid for the Standard Course already, so AI-Enhanced costs you only the upgrade. This is the rest of your second payment. Your access is AI-Enhanced.',
  'no-course-to-upgrade':
    'This was an upgrade, and there is no course in your account that it could build on. The upgrade was not carried out.',
  'course-refunded':
    'The course that this upgrade builds on has been refunded, so the upgrade is refunded as well.',
  'on-hold':
    'An earlier purchase under this address is on hold while a bank decides a dispute about its payment. Nobody has to pay twice for one course, so this payment goes back. We write to you as soon as the bank has decided.',
  'fraud-warning':
    'The card’s bank reported that this payment may not have been made by the card’s owner, so we returned it. Access from this purchase has ended. If it was you, write to us.',
}

const whyOf = ({ reason, isWhole, stays }: RefundFacts): string => {
  const known = Object.entries(whyReturned).find(([key]) => key === reason)?.[1]
  const left = stays ? ` Your access to the ${products[stays].name} stays.` : ''
  if (known) return reason === 'fraud-warning' ? `${known}${left}` : known
  if (!isWhole) return 'This is a part of what you paid. Your access stays as it was.'
  return `The whole payment has been refunded. Access from this purchase has ended.${left}`
}

/** Who pays for what they have was looking for a way in. */
const wayIn = (env: Env): MailBlock[] => [
  { kind: 'button', label: 'Sign in to your course', url: `${env.PUBLIC_URL}${paths.auth()}` },
  {
    kind: 'paragraph',
    text: 'Not set up your account yet? Use the link in our mail “Complete your Just Value account” that came after your first purchase.',
  },
]

const taxRows = ({ taxCents }: RefundFacts): [string, string][] =>
  taxCents === 0 ? [] : [['Tax in it', formatCents(cents(taxCents))]]

export const refundMail = (env: Env, order: OrderRow, facts: RefundFacts): MailContent => {
  const product = productOf(order)
  const amount = formatCents(cents(facts.amountCents))
  const isOwned = facts.reason === 'already-owned'
  return {
    transactional: true,
    subject: isOwned ? 'You already have this course: your payment goes back' : 'Your Just Value refund',
    preheader: `${amount} is on its way back to you.`,
    blocks: [
      {
        kind: 'heading',
        text: isOwned ? 'You already have this course' : `${amount} is on its way back to you`,
      },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: whyOf(facts) },
      { kind: 'table', rows: [[`Sent back: ${product.name}`, amount], ...taxRows(facts)], figures: [1] },
      {
        kind: 'paragraph',
        text: 'The money goes back the way it was paid. Most banks show it within 5 to 10 business days.',
      },
      ...(isOwned ? wayIn(env) : []),
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: 'You get this mail because a purchase was made with this address.',
  }
}

/** Tells a buyer what a dispute with their bank does to their access: put on hold, given back, ended. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productOf } from '../order/product-of.ts'

export type DisputeTurn = 'held' | 'restored' | 'ended'

export type DisputeFacts = {
  readonly turn: DisputeTurn
  readonly disputedCents: number
  /** The course that other purchases still give. */
  readonly stays: Tier | null
}

const headings: Record<DisputeTurn, string> = {
  held: 'Your access is on hold',
  restored: 'Your access is back',
  ended: 'Your access has ended',
}

const preheaders: Record<DisputeTurn, string> = {
  held: 'Your bank told us this payment is disputed. Here’s what that means and what you can do.',
  restored: 'The dispute about your payment is over. You have access again.',
  ended: 'Your bank decided the dispute and kept the payment.',
}

const news: Record<DisputeTurn, readonly string[]> = {
  held: [
    'Your bank told us this payment is disputed and took the money back while it decides. Until then, your access is on hold.',
    'If you didn’t mean to dispute it, ask your bank to withdraw the dispute. If you did, you don’t need to do anything here. We’ll email you when the bank decides.',
    'Please don’t buy the course again in the meantime. We’d have to refund a second payment.',
  ],
  restored: ['The dispute about this payment is over, and the payment went through. You have access again.'],
  ended: [
    'Your bank decided the dispute and kept the payment. Your access has ended, and you owe us nothing.',
    'If this surprises you, write to us or ask your bank.',
  ],
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** What a guest has to do once the purchase counts again comes with its own mail. */
const wayOn = (env: Env, { userId }: OrderRow): MailBlock =>
  userId === null
    ? paragraph('We’ll send a new setup link in a separate email.')
    : { kind: 'button', label: 'Go to your dashboard', url: `${env.PUBLIC_URL}${paths.dashboard()}` }

export const disputeMail = (
  env: Env,
  order: OrderRow,
  { turn, disputedCents, stays }: DisputeFacts,
): MailContent => ({
  transactional: true,
  subject: `${headings[turn]}: a dispute about your Just Value payment`,
  preheader: preheaders[turn],
  blocks: [
    { kind: 'heading', text: headings[turn] },
    greeting(givenNameIn(order.buyerName)),
    ...news[turn].map(paragraph),
    {
      kind: 'table',
      rows: [[`Disputed: ${productOf(order).name}`, formatCents(cents(disputedCents))]],
      figures: [1],
    },
    ...(stays && turn !== 'restored'
      ? [paragraph(`You keep your access to the ${products[stays].name}.`)]
      : []),
    ...(order.userId !== null && turn === 'held'
      ? [paragraph('Everything you saved in your account is still there.')]
      : []),
    ...(turn === 'restored' ? [wayOn(env, order)] : []),
    { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
  ],
  reason: 'You’re getting this email because of a purchase made with this email address.',
})

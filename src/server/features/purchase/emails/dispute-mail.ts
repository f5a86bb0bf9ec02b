/** Tells a buyer what a dispute with their bank does to their access: put on hold, given back, ended. */
import { paths } from '#contract/page-paths.ts'
import { products, type Tier } from '#core/billing/product.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'
import { givenNameIn, greeting } from '#server/services/mail/mail-greeting.ts'
import { productOf } from '../product-of.ts'

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
  held: 'Your bank told us that this payment is disputed. What that means, and what you can do.',
  restored: 'The dispute about your payment is over, and the payment stands.',
  ended: 'The dispute about your payment is decided, and the money is with your bank.',
}

const news: Record<DisputeTurn, readonly string[]> = {
  held: [
    'The bank behind this payment has told us that the payment is disputed, and has taken the money back until it has decided. Until then, access from this purchase is on hold.',
    'If you did not mean to dispute it, tell your bank: it can withdraw the dispute. If you did, there is nothing you have to do here. The bank decides, and we write to you as soon as it has.',
    'Please do not buy the course a second time meanwhile. While the bank decides, we send a second payment back.',
  ],
  restored: [
    'The dispute about this payment is over, and the payment stands. Access from this purchase is open again.',
  ],
  ended: [
    'The bank has decided the dispute about this payment and keeps the money it took back. Access from this purchase has ended, and you owe us nothing.',
    'If this comes as a surprise, write to us or ask your bank.',
  ],
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** What a guest has to do once the purchase counts again comes with its own mail. */
const wayOn = (env: Env, { userId }: OrderRow): MailBlock =>
  userId === null
    ? paragraph('Another mail brings a fresh link to set up your account.')
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
    ...(stays && turn !== 'restored' ? [paragraph(`Your access to the ${products[stays].name} stays.`)] : []),
    ...(order.userId !== null && turn === 'held'
      ? [paragraph('What you saved in your account is kept.')]
      : []),
    ...(turn === 'restored' ? [wayOn(env, order)] : []),
    { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
  ],
  reason: 'You get this mail because a purchase was made with this address.',
})

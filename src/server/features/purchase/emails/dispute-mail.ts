/** Tells a buyer what a dispute with their bank does to their access: put on hold, given back, ended. */
import { paths } from '#contract/page-paths.ts'
import type { Tier } from '#core/billing/product.ts'
import { cents, formatCents } from '#core/money.ts'
import * as words from '#messages/purchase/dispute-mail.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { productNames } from '#words/billing/product.ts'
import { productOf } from '../order/product-of.ts'

export type DisputeTurn = 'held' | 'restored' | 'ended'

export type DisputeFacts = {
  readonly turn: DisputeTurn
  readonly disputedCents: number
  /** The course that other purchases still give. */
  readonly stays: Tier | null
}

const headings: Record<DisputeTurn, string> = {
  held: words.yourAccessIsOnHold(),
  restored: words.yourAccessIsBack(),
  ended: words.yourAccessHasEnded(),
}

const preheaders: Record<DisputeTurn, string> = {
  held: words.yourBankToldUsThisPayment(),
  restored: words.theDisputeAboutYourPaymentIs(),
  ended: words.yourBankDecidedTheDisputeAnd(),
}

const news: Record<DisputeTurn, readonly string[]> = {
  held: [
    words.yourBankToldUsThisPayment2(),
    words.ifYouDidntMeanToDispute(),
    words.pleaseDontBuyTheCourseAgain(),
  ],
  restored: [words.theDisputeAboutThisPaymentIs()],
  ended: [words.yourBankDecidedTheDisputeAnd2(), words.ifThisSurprisesYouWriteTo()],
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })

/** What a guest has to do once the purchase counts again comes with its own mail. */
const wayOn = (env: Env, { userId }: OrderRow): MailBlock =>
  userId === null
    ? paragraph(words.wellSendANewSetupLink())
    : { kind: 'button', label: words.goToYourDashboard(), url: `${env.PUBLIC_URL}${paths.dashboard()}` }

export const disputeMail = (
  env: Env,
  order: OrderRow,
  { turn, disputedCents, stays }: DisputeFacts,
): MailContent => ({
  transactional: true,
  subject: words.aDisputeAboutYourJustValue({ headline: headings[turn] }),
  preheader: preheaders[turn],
  blocks: [
    { kind: 'heading', text: headings[turn] },
    greeting(givenNameIn(order.buyerName)),
    ...news[turn].map(paragraph),
    {
      kind: 'table',
      rows: [
        [words.disputed({ name: productNames[productOf(order).id] }), formatCents(cents(disputedCents))],
      ],
      figures: [1],
    },
    ...(stays && turn !== 'restored'
      ? [paragraph(words.youKeepYourAccessToThe({ name: productNames[stays] }))]
      : []),
    ...(order.userId !== null && turn === 'held' ? [paragraph(words.everythingYouSavedInYourAccount())] : []),
    ...(turn === 'restored' ? [wayOn(env, order)] : []),
    { kind: 'note', text: words.questionsWriteToWeAnswerWithin({ supportEmail: env.SUPPORT_EMAIL }) },
  ],
  reason: words.youreGettingThisEmailBecauseOf(),
})

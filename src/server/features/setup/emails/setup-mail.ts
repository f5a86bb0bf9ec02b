/** The mail after a guest's purchase: the receipt in short, and the way to the account. */
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import { type ModuleReadiness, planReadiness } from '#core/billing/plan-readiness.ts'
import { products } from '#core/billing/product.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'
import { givenNameIn, greeting } from '#server/services/mail/mail-greeting.ts'
import { guaranteeLine } from '#server/services/mail/mail-guarantee.ts'
import { invoiceLink, paymentRows } from '#server/services/mail/mail-payment.ts'

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

const openingOf = (order: OrderRow): { news: string; blocks: MailBlock[] } => {
  const product = products[order.tier]
  if (order.source === 'operator')
    return {
      news: 'You have been given access.',
      blocks: [
        { kind: 'heading', text: `You have been given the ${product.name}` },
        greeting(null),
        { kind: 'paragraph', text: `You have been given the ${product.name}. There is nothing to pay.` },
      ],
    }
  const paidOn = todayInFlorida(order.paidAt ?? order.createdAt)
  return {
    news: 'Your purchase is complete.',
    blocks: [
      { kind: 'heading', text: 'Your purchase is complete' },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: 'Thank you. This is what you bought:' },
      {
        kind: 'table',
        rows: [
          ...paymentRows(product.name, order),
          ['Paid on', formatCalendarDate(paidOn)],
          ['One-time payment', 'No further billing'],
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
  hasAccount
    ? 'There is a Just Value account under this address already. Press the button and sign in: the course is added to it, and nothing else in it changes.'
    : 'One step is left. Create a password and tell us which home it is about. It takes about three minutes.'

const returnText = (order: OrderRow, { cents: amountCents, isWhole }: GoesBack): string => {
  const left = formatCents(cents(order.amountCents - amountCents))
  const amount = formatCents(cents(amountCents))
  return isWhole
    ? `Your account has this course already. Once you add the purchase, all of it, ${amount}, goes back to you.`
    : `Your account has the Standard Course already. Once you add the purchase, ${amount} of it goes back to you: the step to AI-Enhanced costs you ${left}.`
}

const reasonOf = (order: OrderRow): string =>
  order.source === 'operator'
    ? 'You get this mail because access to Just Value was given to this address.'
    : 'You get this mail because this address was given at the checkout of Just Value.'

export const setupMail = (env: Env, { order, link, hasAccount, goesBack, modules }: Setup): MailContent => {
  const readiness = planReadiness(order.tier, modules)
  const { news, blocks } = openingOf(order)
  const left = hasAccount ? 'Sign in once to add it to your account.' : 'One step is left: your account.'
  return {
    transactional: true,
    subject: hasAccount ? 'Add your purchase to your Just Value account' : 'Complete your Just Value account',
    preheader: `${news} ${left}`,
    blocks: [
      ...blocks,
      ...(readiness ? [{ kind: 'paragraph' as const, text: readiness }] : []),
      { kind: 'paragraph', text: nextStep(hasAccount) },
      ...(goesBack ? [{ kind: 'paragraph' as const, text: returnText(order, goesBack) }] : []),
      {
        kind: 'button',
        label: hasAccount ? 'Add your purchase' : 'Complete Account Setup',
        url: `${env.PUBLIC_URL}${paths.accountSetup(link.token)}`,
      },
      {
        kind: 'code',
        label: 'On another device, open this page and type the code',
        page: `${env.PUBLIC_URL}${paths.accountSetup()}`,
        code: link.code,
      },
      {
        kind: 'paragraph',
        text: `The link and the code work once, until ${formatCalendarDate(todayInFlorida(link.expiresAt))}. A newer mail of this kind replaces them.`,
      },
      ...invoiceLink(order),
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: reasonOf(order),
  }
}

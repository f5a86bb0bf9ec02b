/** The mail after a guest's purchase: the receipt in short, and the way to the account. */
import { paths } from '#contract/page-paths.ts'
import type { GoesBack } from '#core/billing/goes-back.ts'
import { type ModuleReadiness, planReadiness } from '#core/billing/plan-readiness.ts'
import { products } from '#core/billing/product.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema/purchases.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { givenNameIn, greeting } from '#server/services/mail/greeting.ts'
import { guaranteeLine } from '#server/services/mail/guarantee.ts'
import { invoiceLink, paymentRows } from '#server/services/mail/payment.ts'

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
      news: 'You’ve been given access.',
      blocks: [
        { kind: 'heading', text: `You’ve been given the ${product.name}` },
        greeting(null),
        { kind: 'paragraph', text: `You’ve been given the ${product.name}. You don’t have to pay anything.` },
      ],
    }
  const paidOn = todayInFlorida(order.paidAt ?? order.createdAt)
  return {
    news: 'Your purchase is complete.',
    blocks: [
      { kind: 'heading', text: 'Your purchase is complete' },
      greeting(givenNameIn(order.buyerName)),
      { kind: 'paragraph', text: 'Thank you! Here’s what you bought:' },
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
    ? 'You already have a Just Value account with this email address. Press the button and sign in to add the course. Nothing else in your account changes.'
    : 'One step to go. Create a password and tell us about your home. It takes about three minutes.'

const returnText = (order: OrderRow, { cents: amountCents, isWhole }: GoesBack): string => {
  const left = formatCents(cents(order.amountCents - amountCents))
  const amount = formatCents(cents(amountCents))
  return isWhole
    ? `You already own this course. Add the purchase and we’ll refund all of it, ${amount}.`
    : `You already own the Standard Course. Add the purchase and we’ll refund ${amount}, so the upgrade to AI-Enhanced costs you ${left}.`
}

const reasonOf = (order: OrderRow): string =>
  order.source === 'operator'
    ? 'You’re getting this email because you were given access to Just Value.'
    : 'You’re getting this email because this email address was used at the Just Value checkout.'

export const setupMail = (env: Env, { order, link, hasAccount, goesBack, modules }: Setup): MailContent => {
  const readiness = planReadiness(order.tier, modules)
  const { news, blocks } = openingOf(order)
  const left = hasAccount ? 'Sign in to add it to your account.' : 'One step to go: set up your account.'
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
        label: 'On another device, open this page and enter the code',
        page: `${env.PUBLIC_URL}${paths.accountSetup()}`,
        code: link.code,
      },
      {
        kind: 'paragraph',
        text: `The link and the code work once, until ${formatCalendarDate(todayInFlorida(link.expiresAt))}. If you get a newer setup email, use that one.`,
      },
      ...invoiceLink(order),
      { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ],
    reason: reasonOf(order),
  }
}

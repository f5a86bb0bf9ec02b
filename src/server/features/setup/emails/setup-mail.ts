/** The mail after a guest's purchase: the receipt in short, and the way to the account. */
import { paths } from '#contract/page-paths.ts'
import { products } from '#core/billing/product.ts'
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { cents, formatCents } from '#core/money.ts'
import type { OrderRow } from '#server/db/schema.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail-content.ts'

type Link = { token: string; code: string; expiresAt: Date }

const opening = (order: OrderRow): Pick<MailContent, 'preheader' | 'blocks'> =>
  order.source === 'operator'
    ? {
        preheader: 'You have been given access. One step is left: set up your account.',
        blocks: [
          { kind: 'heading', text: `You have been given the ${products[order.tier].name}.` },
          { kind: 'paragraph', text: 'There is nothing to pay.' },
        ],
      }
    : {
        preheader: 'Your purchase is complete. One step is left: set up your account.',
        blocks: [
          { kind: 'heading', text: 'Thank you. Your purchase is complete.' },
          {
            kind: 'table',
            rows: [
              [products[order.tier].name, formatCents(cents(order.amountCents))],
              ['One-time payment', 'No further billing'],
            ],
            figures: [1],
          },
        ],
      }

const reasonOf = (order: OrderRow): string =>
  order.source === 'operator'
    ? 'You get this mail because access to Just Value was given to this address.'
    : 'You get this mail because this address was given at the checkout of Just Value.'

export const setupMail = (env: Env, order: OrderRow, link: Link): MailContent => ({
  transactional: true,
  subject: 'Complete your Just Value account',
  preheader: opening(order).preheader,
  blocks: [
    ...opening(order).blocks,
    {
      kind: 'paragraph',
      text: 'Create a password and tell us which home it is about. It takes about three minutes.',
    },
    {
      kind: 'button',
      label: 'Complete Account Setup',
      url: `${env.PUBLIC_URL}${paths.accountSetup(link.token)}`,
    },
    { kind: 'code', label: 'Or type this code on the set-up page:', code: link.code },
    {
      kind: 'paragraph',
      text: `The link and the code work once, until ${formatCalendarDate(todayInFlorida(link.expiresAt))}.`,
    },
    { kind: 'note', text: `Questions? Write to ${env.SUPPORT_EMAIL}. We answer within 24 hours.` },
    ...(order.invoiceUrl ? [{ kind: 'link' as const, label: 'Invoice (PDF)', url: order.invoiceUrl }] : []),
  ],
  reason: reasonOf(order),
})

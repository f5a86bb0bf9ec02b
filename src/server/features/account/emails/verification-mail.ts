/** The mail that asks whether an email address is the person's own. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

export const verificationMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: 'Confirm your email address for Just Value',
  preheader: 'The link works once, for 7 days.',
  blocks: [
    { kind: 'heading', text: 'Confirm your email address' },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: 'Someone used this email address for a Just Value account. Please confirm that it’s yours.',
    },
    {
      kind: 'button',
      label: 'Confirm this address',
      url: `${env.PUBLIC_URL}${paths.verifyEmail(link.token)}`,
    },
    {
      kind: 'code',
      label: 'On another device, open this page and enter the code',
      page: `${env.PUBLIC_URL}${paths.verifyEmail()}`,
      code: link.code,
    },
    { kind: 'paragraph', text: 'The link and the code work once, for 7 days.' },
    {
      kind: 'note',
      text: 'If it wasn’t you, you don’t need to do anything. The address won’t be confirmed.',
    },
  ],
  reason: 'You’re getting this email because someone opened an account with this email address.',
})

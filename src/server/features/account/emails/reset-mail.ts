/** The mail with which a forgotten password is replaced. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

export const resetMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: 'Choose a new password for Just Value',
  preheader: 'The link works once, for one hour.',
  blocks: [
    { kind: 'heading', text: 'Choose a new password' },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: 'Someone asked to reset the password for your Just Value account. If it was you, press the button.',
    },
    {
      kind: 'button',
      label: 'Choose a new password',
      url: `${env.PUBLIC_URL}${paths.resetPassword(link.token)}`,
    },
    {
      kind: 'code',
      label: 'On another device, open this page and enter the code',
      page: `${env.PUBLIC_URL}${paths.resetPassword()}`,
      code: link.code,
    },
    { kind: 'paragraph', text: 'The link and the code work once, for one hour.' },
    { kind: 'note', text: 'If it wasn’t you, you don’t need to do anything. Your password won’t change.' },
  ],
  reason: 'You’re getting this email because someone asked for a password reset with this email address.',
})

/** The mail with which a forgotten password is replaced. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail-content.ts'

export const resetMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: 'Choose a new password for Just Value',
  preheader: 'The link works once and for one hour.',
  blocks: [
    { kind: 'heading', text: 'Choose a new password' },
    {
      kind: 'paragraph',
      text: `Hello ${firstName}, someone asked to reset the password of your Just Value account.`,
    },
    {
      kind: 'button',
      label: 'Choose a new password',
      url: `${env.PUBLIC_URL}${paths.resetPassword(link.token)}`,
    },
    { kind: 'code', label: 'Or type this code on the reset page:', code: link.code },
    { kind: 'paragraph', text: 'The link and the code work once, for one hour.' },
    { kind: 'note', text: 'If it was not you, do nothing. Your password stays as it is.' },
  ],
  reason: 'You get this mail because a password reset was asked for at this address.',
})

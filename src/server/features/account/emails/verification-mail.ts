/** The mail that asks whether an e-mail address is the person's own. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/mail-content.ts'
import { greeting } from '#server/services/mail/mail-greeting.ts'

export const verificationMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: 'Confirm your e-mail address for Just Value',
  preheader: 'The link works once and for 7 days.',
  blocks: [
    { kind: 'heading', text: 'Confirm your e-mail address' },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: 'This address was given for a Just Value account. Please confirm that it is yours.',
    },
    {
      kind: 'button',
      label: 'Confirm this address',
      url: `${env.PUBLIC_URL}${paths.verifyEmail(link.token)}`,
    },
    {
      kind: 'code',
      label: 'On another device, open this page and type the code',
      page: `${env.PUBLIC_URL}${paths.verifyEmail()}`,
      code: link.code,
    },
    { kind: 'paragraph', text: 'The link and the code work once, for 7 days.' },
    { kind: 'note', text: 'If it was not you, do nothing. The address then stays unconfirmed.' },
  ],
  reason: 'You get this mail because an account was opened with this address.',
})

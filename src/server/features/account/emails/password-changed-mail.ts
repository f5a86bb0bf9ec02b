/** Tells the owner of an account that its password is another one now. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/mail-content.ts'
import { greeting } from '#server/services/mail/mail-greeting.ts'

/** In Florida's time, since that is where the homes are. */
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

export const passwordChangedMail = (env: Env, firstName: string, changedAt: Date): MailContent => ({
  transactional: true,
  subject: 'Your Just Value password was changed',
  preheader: 'If it was you, there is nothing to do.',
  blocks: [
    { kind: 'heading', text: 'Your password was changed' },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: `The password of your Just Value account was changed on ${moment.format(changedAt)} (Eastern time). If it was you, there is nothing to do.`,
    },
    {
      kind: 'note',
      text: `If it was not you, choose a new password at once: press “Forgot your password?” on the sign-in page. Then write to ${env.SUPPORT_EMAIL}.`,
    },
    { kind: 'button', label: 'Go to the sign-in page', url: `${env.PUBLIC_URL}${paths.auth()}` },
  ],
  reason: 'You get this mail because the password of the account under this address was changed.',
})

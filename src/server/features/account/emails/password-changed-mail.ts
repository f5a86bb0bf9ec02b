/** Tells the owner of an account that its password is another one now. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

/** In Florida's time, since that is where the homes are. */
const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/New_York',
})

export const passwordChangedMail = (env: Env, firstName: string, changedAt: Date): MailContent => ({
  transactional: true,
  subject: 'Your Just Value password was changed',
  preheader: 'If it was you, you’re all set.',
  blocks: [
    { kind: 'heading', text: 'Your password was changed' },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: `The password for your Just Value account was changed on ${moment.format(changedAt)} (Eastern time). If it was you, you’re all set.`,
    },
    {
      kind: 'note',
      text: `If it wasn’t you, change your password now. Press “Forgot your password?” on the sign-in page. Then write to ${env.SUPPORT_EMAIL}.`,
    },
    { kind: 'button', label: 'Go to the sign-in page', url: `${env.PUBLIC_URL}${paths.auth()}` },
  ],
  reason: 'You’re getting this email because the password for your account was changed.',
})

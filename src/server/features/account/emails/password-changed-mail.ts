/** Tells the owner of an account that its password is another one now. */
import { paths } from '#contract/page-paths.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import * as words from '#messages/account/password-changed-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

export const passwordChangedMail = (env: Env, firstName: string, changedAt: Date): MailContent => ({
  transactional: true,
  subject: words.yourJustValuePasswordWasChanged(),
  preheader: words.ifItWasYouYoureAll(),
  blocks: [
    { kind: 'heading', text: words.yourPasswordWasChanged() },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: words.thePasswordForYourJustValue({ time: momentInFlorida(changedAt) }),
    },
    {
      kind: 'note',
      text: words.ifItWasntYouChangeYour2({ supportEmail: env.SUPPORT_EMAIL }),
    },
    { kind: 'button', label: words.goToTheSignInPage(), url: `${env.PUBLIC_URL}${paths.auth()}` },
  ],
  reason: words.youreGettingThisEmailBecauseThe(),
})

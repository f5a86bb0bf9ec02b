/** The mail that asks whether an email address is the person's own. */

import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account/verification-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'

export const verificationMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: words.confirmYourEmailAddressForJust(),
  preheader: words.theLinkWorksOnceFor({ duration: linkLifetime('verification') }),
  blocks: [
    { kind: 'heading', text: words.confirmYourEmailAddress() },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: words.someoneUsedThisEmailAddressFor(),
    },
    {
      kind: 'button',
      label: words.confirmThisAddress(),
      url: `${env.PUBLIC_URL}${paths.verifyEmail(link.token)}`,
    },
    {
      kind: 'code',
      label: words.onAnotherDeviceOpenThisPage(),
      page: `${env.PUBLIC_URL}${paths.verifyEmail()}`,
      code: link.code,
    },
    { kind: 'paragraph', text: words.theLinkAndTheCodeWork({ duration: linkLifetime('verification') }) },
    {
      kind: 'note',
      text: words.ifItWasntYouYouDont(),
    },
  ],
  reason: words.youreGettingThisEmailBecause(),
})

/** The mail with which a forgotten password is replaced. */

import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account/reset-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'

export const resetMail = (
  env: Env,
  firstName: string,
  link: { token: string; code: string },
): MailContent => ({
  transactional: true,
  subject: words.chooseANewPasswordForJust(),
  preheader: words.theLinkWorksOnceFor({ duration: linkLifetime('reset') }),
  blocks: [
    { kind: 'heading', text: words.chooseANewPassword() },
    greeting(firstName),
    {
      kind: 'paragraph',
      text: words.someoneAskedToResetThePassword(),
    },
    {
      kind: 'button',
      label: words.chooseANewPassword(),
      url: `${env.PUBLIC_URL}${paths.resetPassword(link.token)}`,
    },
    {
      kind: 'code',
      label: words.onAnotherDeviceOpenThisPage(),
      page: `${env.PUBLIC_URL}${paths.resetPassword()}`,
      code: link.code,
    },
    { kind: 'paragraph', text: words.theLinkAndTheCodeWork({ duration: linkLifetime('reset') }) },
    { kind: 'note', text: words.ifItWasntYouYouDont() },
  ],
  reason: words.youreGettingThisEmailBecause(),
})

/** Confirms to somebody that their account is gone, and says what stays without their name. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account/account-deleted-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

export const accountDeletedMail = (env: Env, firstName: string, hasBought: boolean): MailContent => ({
  transactional: true,
  subject: words.yourJustValueAccountIsDeleted(),
  preheader: words.youDontNeedToDoAnything(),
  blocks: [
    { kind: 'heading', text: words.yourAccountIsDeleted() },
    greeting(firstName),
    { kind: 'paragraph', text: words.weDeleted() },
    ...(hasBought ? [{ kind: 'paragraph', text: words.weKeepForTheTaxRecords() } as const] : []),
    { kind: 'link', label: words.whatWeKeep(), url: `${env.PUBLIC_URL}${paths.privacy()}` },
    { kind: 'note', text: words.ifItWasntYou({ supportEmail: env.SUPPORT_EMAIL }) },
  ],
  reason: words.youreGettingThisEmailBecause(),
})

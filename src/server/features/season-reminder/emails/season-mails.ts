/** The two mails of a reminder: the link that confirms it, and the one that says that notices are going out. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/season-reminder/season-mails.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'

type Address = Pick<Env, 'PUBLIC_URL'>

/** Anybody can type another's address: without the button nothing follows. */
export const confirmSeasonMail = (env: Address, taxYear: number, token: string): MailContent => ({
  transactional: true,
  subject: words.confirmYourReminder({ taxYear: String(taxYear) }),
  preheader: words.oneEmailNothingElse({ taxYear: String(taxYear) }),
  blocks: [
    { kind: 'heading', text: words.confirmYourReminder({ taxYear: String(taxYear) }) },
    greeting(null),
    { kind: 'paragraph', text: words.youAskedUsToEmail({ taxYear: String(taxYear) }) },
    { kind: 'button', label: words.yesRemindMe(), url: `${env.PUBLIC_URL}${paths.seasonReminder(token)}` },
    { kind: 'note', text: words.ifYouDidntAsk() },
  ],
  reason: words.someoneEnteredThisAddress(),
})

export const seasonMail = (env: Address, taxYear: number, unsubscribeUrl: string): MailContent => ({
  transactional: false,
  topic: 'season',
  unsubscribeUrl,
  subject: words.noticesAreGoingOut({ taxYear: String(taxYear) }),
  preheader: words.watchYourMailbox(),
  blocks: [
    { kind: 'heading', text: words.noticesAreGoingOut({ taxYear: String(taxYear) }) },
    greeting(null),
    { kind: 'paragraph', text: words.watchYourMailbox() },
    {
      kind: 'list',
      items: [words.findThePetitionDate(), words.checkYourNumbers(), words.decide()],
    },
    { kind: 'button', label: words.checkMyHome(), url: `${env.PUBLIC_URL}${paths.landing()}` },
    { kind: 'note', text: words.goByThePrintedDate() },
  ],
  reason: words.youAskedForThisOneEmail(),
})

/** Brings a person our answer. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/support/answer-mail.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import {
  conversationMail,
  type MailedConversation,
  type MailedMessage,
  wordsOf,
} from './conversation-mail.ts'

interface Answered {
  readonly conversation: MailedConversation
  readonly message: MailedMessage
  readonly firstName: string | null
  readonly hasAccount: boolean
  readonly replyTo: string | undefined
}

export const answerMail = (
  env: Env,
  { conversation, message, firstName, hasAccount, replyTo }: Answered,
): MailContent =>
  conversationMail(conversation, replyTo, {
    preheader: words.aboutYourMessage({ subject: conversation.subject }),
    blocks: [
      { kind: 'heading', text: words.ourAnswer() },
      greeting(firstName),
      ...wordsOf(message),
      ...(hasAccount
        ? [
            {
              kind: 'button' as const,
              label: words.seeTheWholeConversation(),
              url: `${env.PUBLIC_URL}${paths.supportConversation(conversation.id)}`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: words.replytoGeneralInformationNotLegal({ replyTo: replyTo ? 'yes' : 'no' }),
      },
    ],
    reason: words.youreGettingThisEmailBecauseYou(),
  })

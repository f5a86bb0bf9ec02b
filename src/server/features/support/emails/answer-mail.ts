/** Brings a person our answer. */
import { paths } from '#contract/page-paths.ts'
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
    preheader: `About your message “${conversation.subject}”.`,
    blocks: [
      { kind: 'heading', text: 'Our answer' },
      greeting(firstName),
      ...wordsOf(message),
      ...(hasAccount
        ? [
            {
              kind: 'button' as const,
              label: 'See the whole conversation',
              url: `${env.PUBLIC_URL}${paths.supportConversation(conversation.id)}`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: `${replyTo ? 'Still have a question? Reply to this email.  ' : ''}General information, not legal advice.`,
      },
    ],
    reason: 'You’re getting this email because you wrote to our support team.',
  })

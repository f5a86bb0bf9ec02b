/** Tells a person that their message came, and by when it is answered. */
import { paths } from '#contract/page-paths.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import { conversationMail, type MailedConversation, type MailedMessage } from './conversation-mail.ts'

interface Received {
  readonly conversation: MailedConversation
  readonly message: MailedMessage
  readonly firstName: string | null
  readonly dueAt: Date
  readonly isFirst: boolean
  readonly isPriority: boolean
  readonly hasAccount: boolean
  readonly replyTo: string | undefined
}

const leftOutNote = (leftOut: readonly string[]): MailBlock[] =>
  leftOut.length === 0
    ? []
    : [
        {
          kind: 'note',
          text: `We couldn’t accept your attachments: ${leftOut.join(', ')}. Please tell us in words what they show.`,
        },
      ]

export const receivedMail = (env: Env, received: Received): MailContent => {
  const { conversation, message, firstName, dueAt, isFirst, isPriority, hasAccount, replyTo } = received
  const priority = isPriority ? ' Your plan includes priority support, so we’ll answer you first.' : ''
  const more = replyTo ? 'To add something, reply to this email.' : 'To add something, open your message.'
  return conversationMail(conversation, replyTo, {
    isFirst,
    preheader: `We’ll answer by ${momentInFlorida(dueAt)}.`,
    blocks: [
      { kind: 'heading', text: 'We got your message' },
      greeting(firstName),
      {
        kind: 'paragraph',
        text: `We got your message “${conversation.subject}”. Its number is ${conversation.number}.`,
      },
      { kind: 'paragraph', text: `We’ll answer by ${momentInFlorida(dueAt)}.${priority}` },
      ...leftOutNote(message.leftOut),
      ...(hasAccount || replyTo ? [{ kind: 'paragraph' as const, text: more }] : []),
      ...(hasAccount
        ? [
            {
              kind: 'button' as const,
              label: 'See your message',
              url: `${env.PUBLIC_URL}${paths.supportConversation(conversation.id)}`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: 'We’ll explain how an appeal works and how to use the course. We can’t tell you what to claim or give legal advice.',
      },
    ],
    reason: 'You’re getting this email because you wrote to our support team.',
  })
}

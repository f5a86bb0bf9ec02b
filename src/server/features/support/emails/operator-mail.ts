/** Brings the operator a message, a reminder of a promise, or why an answer did not go out. */
import { momentInFlorida } from '#core/support/promise.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'
import { greeting } from '#server/services/mail/greeting.ts'
import {
  conversationMail,
  type MailedConversation,
  type MailedMessage,
  wordsOf,
} from './conversation-mail.ts'

export interface Asker {
  readonly email: string
  readonly name: string | null
}

interface Promised {
  readonly conversation: MailedConversation
  readonly asker: Asker
  readonly dueAt: Date
  readonly isPriority: boolean
  readonly replyTo: string | undefined
}

const reason = 'You’re getting this email because this is the app’s support address.'

const facts = ({ conversation, asker, dueAt, isPriority }: Promised): MailBlock => ({
  kind: 'table',
  rows: [
    ['Number', String(conversation.number)],
    ...(asker.name === null ? [] : [['Name', asker.name]]),
    ['From', asker.email],
    ['Plan', isPriority ? 'AI-Enhanced, priority' : 'Standard or none'],
    ['Answer by', momentInFlorida(dueAt)],
  ],
})

const howToAnswer = ({ conversation: { number }, replyTo }: Promised): MailBlock => {
  const command = `npm run operator -- support answer ${number}`
  return {
    kind: 'note',
    text: replyTo
      ? `Reply to this email and we’ll send your words to the customer, without attachments. Or use: ${command}`
      : `To answer: ${command}`,
  }
}

export const messageMail = (
  promised: Promised,
  message: MailedMessage & { readonly isProved: boolean; readonly isFirst: boolean },
): MailContent =>
  conversationMail(promised.conversation, promised.replyTo, {
    isFirst: message.isFirst,
    preheader: `Answer by ${momentInFlorida(promised.dueAt)}.`,
    blocks: [
      { kind: 'heading', text: promised.conversation.subject },
      greeting(null),
      ...wordsOf(message),
      ...(message.leftOut.length > 0
        ? [{ kind: 'note' as const, text: `Attachments left out: ${message.leftOut.join(', ')}` }]
        : []),
      facts(promised),
      ...(message.isProved
        ? []
        : [
            {
              kind: 'note' as const,
              text: 'Anyone can fake a sender. Don’t change an account or a payment because of this email. Your reply goes to the address itself.',
            },
          ]),
      howToAnswer(promised),
    ],
    reason,
  })

export const dueMail = (env: Env, promised: Promised): MailContent =>
  conversationMail(promised.conversation, promised.replyTo, {
    preheader: `Answer by ${momentInFlorida(promised.dueAt)}.`,
    blocks: [
      { kind: 'heading', text: 'An answer is due' },
      greeting(null),
      { kind: 'paragraph', text: `Nobody has answered “${promised.conversation.subject}” yet.` },
      facts(promised),
      howToAnswer(promised),
      { kind: 'note', text: `See every open message at ${env.PUBLIC_URL}: npm run operator -- support list` },
    ],
    reason,
  })

/** What became of an answer sent by mail, where that is not what the operator expects. */
export const notSentMail = (
  env: Env,
  { title, text, subject }: { readonly title: string; readonly text: string; readonly subject: string },
): MailContent => ({
  transactional: true,
  subject: `Just Value: ${title}`,
  preheader: 'About a reply you sent by email.',
  blocks: [
    { kind: 'heading', text: title },
    greeting(null),
    { kind: 'paragraph', text },
    { kind: 'paragraph', text: `Subject of your email: “${subject}”` },
    { kind: 'table', rows: [['App', env.PUBLIC_URL]] },
  ],
  reason,
})

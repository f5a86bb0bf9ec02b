/** Tells a person that their message came, and by when it is answered. */
import { paths } from '#contract/page-paths.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import type { Env } from '#server/env.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'
import { greeting } from '#server/services/mail/mail-greeting.ts'
import { type MailedMessage, type MailedThread, threadMail } from './thread-mail.ts'

interface Received {
  readonly thread: MailedThread
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
          text: `We could not take what was attached: ${leftOut.join(', ')}. Messages to us are words only, so please write what it shows.`,
        },
      ]

export const receivedMail = (env: Env, received: Received): MailContent => {
  const { thread, message, firstName, dueAt, isFirst, isPriority, hasAccount, replyTo } = received
  const priority = isPriority
    ? ' Your plan holds priority support, so yours is among the first we answer.'
    : ''
  const more = replyTo ? 'To add something, answer this mail.' : 'To add something, open the page.'
  return threadMail(thread, replyTo, {
    isFirst,
    preheader: `We answer by ${momentInFlorida(dueAt)}.`,
    blocks: [
      { kind: 'heading', text: 'We have your message' },
      greeting(firstName),
      {
        kind: 'paragraph',
        text: `Your message “${thread.subject}” has come. Its number is ${thread.number}.`,
      },
      { kind: 'paragraph', text: `We answer by ${momentInFlorida(dueAt)}.${priority}` },
      ...leftOutNote(message.leftOut),
      ...(hasAccount || replyTo ? [{ kind: 'paragraph' as const, text: more }] : []),
      ...(hasAccount
        ? [
            {
              kind: 'button' as const,
              label: 'See your message',
              url: `${env.PUBLIC_URL}${paths.supportThread(thread.id)}`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: 'We explain how an appeal works and how to use the course. We cannot say what you should claim, and we do not give legal advice.',
      },
    ],
    reason: 'You get this mail because a message to our support came from this address.',
  })
}

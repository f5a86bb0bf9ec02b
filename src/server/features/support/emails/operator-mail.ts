/** Brings the operator a message, a reminder of a promise, or why an answer did not go out. */
import { momentInFlorida } from '#core/support/promise.ts'
import * as words from '#messages/support/operator-mail.ts'
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

const reason = words.youreGettingThisEmailBecauseThis()

const facts = ({ conversation, asker, dueAt, isPriority }: Promised): MailBlock => ({
  kind: 'table',
  rows: [
    ['Number', String(conversation.number)],
    ...(asker.name === null ? [] : [['Name', asker.name]]),
    ['From', asker.email],
    ['Plan', isPriority ? words.aiEnhancedPriority() : words.standardOrNone()],
    [words.answerBy(), momentInFlorida(dueAt)],
  ],
})

const howToAnswer = ({ conversation: { number }, replyTo }: Promised): MailBlock => {
  const command = words.npmRunOperatorSupportAnswer({ number })
  return {
    kind: 'note',
    text: replyTo ? words.replyToThisEmailAndWell({ command }) : words.toAnswer({ command }),
  }
}

export const messageMail = (
  promised: Promised,
  message: MailedMessage & { readonly isProved: boolean; readonly isFirst: boolean },
): MailContent =>
  conversationMail(promised.conversation, promised.replyTo, {
    isFirst: message.isFirst,
    preheader: words.answerBy2({ time: momentInFlorida(promised.dueAt) }),
    blocks: [
      { kind: 'heading', text: promised.conversation.subject },
      greeting(null),
      ...wordsOf(message),
      ...(message.leftOut.length > 0
        ? [{ kind: 'note' as const, text: words.attachmentsLeftOut({ names: message.leftOut.join(', ') }) }]
        : []),
      facts(promised),
      ...(message.isProved
        ? []
        : [
            {
              kind: 'note' as const,
              text: words.anyoneCanFakeASenderDont(),
            },
          ]),
      howToAnswer(promised),
    ],
    reason,
  })

export const dueMail = (env: Env, promised: Promised): MailContent =>
  conversationMail(promised.conversation, promised.replyTo, {
    preheader: words.answerBy2({ time: momentInFlorida(promised.dueAt) }),
    blocks: [
      { kind: 'heading', text: words.anAnswerIsDue() },
      greeting(null),
      { kind: 'paragraph', text: words.nobodyHasAnsweredYet({ subject: promised.conversation.subject }) },
      facts(promised),
      howToAnswer(promised),
      { kind: 'note', text: words.seeEveryOpenMessageAtNpm({ publicUrl: env.PUBLIC_URL }) },
    ],
    reason,
  })

/** What became of an answer sent by mail, where that is not what the operator expects. */
export const notSentMail = (
  env: Env,
  { title, text, subject }: { readonly title: string; readonly text: string; readonly subject: string },
): MailContent => ({
  transactional: true,
  subject: words.justValue({ title }),
  preheader: words.aboutAReplyYouSentBy(),
  blocks: [
    { kind: 'heading', text: title },
    greeting(null),
    { kind: 'paragraph', text },
    { kind: 'paragraph', text: words.subjectOfYourEmail({ subject }) },
    { kind: 'table', rows: [['App', env.PUBLIC_URL]] },
  ],
  reason,
})

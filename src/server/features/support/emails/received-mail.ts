/** Tells a person that their message came, and by when it is answered. */
import { paths } from '#contract/page-paths.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import * as words from '#messages/support/received-mail.ts'
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
          text: words.weCouldntAcceptYourAttachments({ names: leftOut.join(', ') }),
        },
      ]

export const receivedMail = (env: Env, received: Received): MailContent => {
  const { conversation, message, firstName, dueAt, isFirst, isPriority, hasAccount, replyTo } = received
  const priority = isPriority ? words.yourPlanIncludesPrioritySupportSo() : ''
  const more = replyTo ? words.toAddSomethingReplyToThis() : words.toAddSomethingOpenYourMessage()
  return conversationMail(conversation, replyTo, {
    isFirst,
    preheader: words.wellAnswerBy({ time: momentInFlorida(dueAt) }),
    blocks: [
      { kind: 'heading', text: words.weGotYourMessage() },
      greeting(firstName),
      {
        kind: 'paragraph',
        text: words.weGotYourMessageItsNumber({ subject: conversation.subject, number: conversation.number }),
      },
      { kind: 'paragraph', text: words.wellAnswerBy2({ time: momentInFlorida(dueAt), priority }) },
      ...leftOutNote(message.leftOut),
      ...(hasAccount || replyTo ? [{ kind: 'paragraph' as const, text: more }] : []),
      ...(hasAccount
        ? [
            {
              kind: 'button' as const,
              label: words.seeYourMessage(),
              url: `${env.PUBLIC_URL}${paths.supportConversation(conversation.id)}`,
            },
          ]
        : []),
      {
        kind: 'note',
        text: words.wellExplainHowAnAppealWorks(),
      },
    ],
    reason: words.youreGettingThisEmailBecauseYou(),
  })
}

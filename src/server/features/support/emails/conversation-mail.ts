/** What the mails of a conversation have in common: subject, the address to answer to, the words of a message. */
import { paragraphsOf } from '#core/support/paragraphs.ts'
import { mailSubject } from '#core/support/subject-line.ts'
import type { MailBlock, MailContent } from '#server/services/mail/content.ts'

export interface MailedConversation {
  readonly id: string
  readonly number: number
  readonly subject: string
}

export interface MailedMessage {
  readonly body: string
  readonly leftOut: readonly string[]
}

type Written = Pick<Extract<MailContent, { transactional: true }>, 'preheader' | 'blocks' | 'reason'> & {
  /** About the message that opened the conversation: there is nothing yet that it could answer. */
  readonly isFirst?: boolean
}

/** Mail programs show what has the same subject and conversation together. */
export const conversationMail = (
  { id, number, subject }: MailedConversation,
  replyTo: string | undefined,
  { isFirst = false, ...written }: Written,
): MailContent => ({
  ...written,
  transactional: true,
  subject: mailSubject(subject, number, isFirst ? 'first' : 'later'),
  thread: `support-${id}`,
  ...(replyTo && { replyTo }),
})

export const wordsOf = ({ body }: MailedMessage): MailBlock[] =>
  paragraphsOf(body).map((text) => ({ kind: 'paragraph', text }))

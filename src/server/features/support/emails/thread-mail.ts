/** What the mails of a thread have in common: subject, the address to answer to, the words of a message. */
import { paragraphsOf } from '#core/support/paragraphs.ts'
import { mailSubject } from '#core/support/subject-line.ts'
import type { MailBlock, MailContent } from '#server/services/mail/mail-content.ts'

export interface MailedThread {
  readonly id: string
  readonly number: number
  readonly subject: string
}

export interface MailedMessage {
  readonly body: string
  readonly leftOut: readonly string[]
}

type Written = Pick<Extract<MailContent, { transactional: true }>, 'preheader' | 'blocks' | 'reason'> & {
  /** About the message that opened the thread: there is nothing yet that it could answer. */
  readonly isFirst?: boolean
}

/** Mail programs show what has the same subject and thread together. */
export const threadMail = (
  { id, number, subject }: MailedThread,
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

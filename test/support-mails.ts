/** Owns examples of the mails of support, for tests of how mails read and look. */
import type { Env } from '#server/env.ts'
import { answerMail } from '#server/features/support/emails/answer-mail.ts'
import { dueMail, messageMail, notSentMail } from '#server/features/support/emails/operator-mail.ts'
import { receivedMail } from '#server/features/support/emails/received-mail.ts'
import type { MailContent } from '#server/services/mail/content.ts'

const conversation = {
  id: '3f1e7c50-6f2f-4a52-9f3f-0d6d6c1a7b11',
  number: 1017,
  subject: 'May I still hand in photos of the roof when the evidence has been exchanged already?',
}
const dueAt = new Date('2026-08-21T18:30:00Z')
const replyTo = 'support+p3-gh3-0123456789abcdef0123456789abcdef@justvalue.example'
const asker = { email: 'dana.whitfield-montgomery@example.com', name: 'Dana Whitfield-Montgomery' }
const message = {
  body: 'I found better photos of the roof.\n\nMay I still hand them in?\nThe hearing is on the first of October.',
  leftOut: [],
  isProved: true,
}
const promised = { conversation, asker, dueAt, isPriority: true, replyTo }
const person = { conversation, firstName: 'Dana', hasAccount: true, replyTo }
const stranger = { conversation, firstName: null, hasAccount: false, replyTo: undefined }

/** Name → mail. */
export const supportMails = (env: Env): Readonly<Record<string, MailContent>> => ({
  'support, received': receivedMail(env, { ...person, message, dueAt, isFirst: true, isPriority: true }),
  'support, received with files and without an account': receivedMail(env, {
    ...stranger,
    message: { ...message, leftOut: ['roof before the storm.jpg', 'estimate.pdf'] },
    dueAt,
    isFirst: false,
    isPriority: false,
  }),
  'support, answered': answerMail(env, {
    ...person,
    message: { body: 'That depends on your county.\n\nAsk the clerk of the board first.', leftOut: [] },
  }),
  'support, answered without an account': answerMail(env, { ...stranger, message }),
  'support, to the operator': messageMail(promised, { ...message, isFirst: true }),
  'support, by mail to the operator': messageMail(
    { ...promised, asker: { ...asker, name: null }, isPriority: false, replyTo: undefined },
    { ...message, leftOut: ['roof before the storm.jpg'], isProved: false, isFirst: false },
  ),
  'support, due': dueMail(env, promised),
  'support, an answer not sent on': notSentMail(env, {
    title: 'A reply wasn’t sent',
    text: 'It didn’t come from the support address, so it may not be yours.',
    subject: conversation.subject,
  }),
})

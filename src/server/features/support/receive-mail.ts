/** Takes a mail that came in: from a person or the operator into its conversation, from anybody else into a new one. */
import { randomUUID } from 'node:crypto'
import { longestMail, mailsPerDay } from '#core/support/params.ts'
import * as words from '#messages/support/receive-mail.ts'
import type { Transaction } from '#server/db/open.ts'
import type { ConversationRow } from '#server/db/schema/support.ts'
import { findUserByEmail } from '#server/features/account/queries.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { userView } from '#server/http/actor.ts'
import { jobUuid } from '#server/jobs/job-id.ts'
import { type InboundMail, readInboundMail } from '#server/services/mail/inbound-mail.ts'
import { tellSubject } from '#words/support/subject.ts'
import { notSentMail } from './emails/operator-mail.ts'
import { keepFromOperator, keepFromPerson, type NewMessage, type SupportContext } from './keep-message.ts'
import {
  askerOf,
  countMailsOf,
  findConversationByNumber,
  insertConversation,
  isMailKnown,
  lockConversation,
} from './queries.ts'
import { type ReplyTo, readReplyAddress } from './reply-address.ts'

/** What became of it; told to the log, never to who sent it. */
export type Received =
  | 'kept'
  | 'opened'
  | 'answered'
  | 'duplicate'
  | 'automatic'
  | 'empty'
  | 'unreadable'
  | 'too-many'
  | 'not-sent-on'

const dayMs = 86_400_000

const messageOf = (mail: InboundMail, isProved: boolean): NewMessage => ({
  id: randomUUID(),
  way: 'mail',
  body: mail.text || words.thisEmailHadAttachmentsButNo(),
  quoted: mail.quoted,
  leftOut: [...mail.attachments],
  isProved,
  mailHash: mail.hash,
})

const conversationOf = async (tx: Transaction, { number }: ReplyTo): Promise<ConversationRow | undefined> => {
  const found = await findConversationByNumber(tx, number)
  return found && lockConversation(tx, found.id)
}

const writesTooMuch = async (ctx: SupportContext, tx: Transaction, email: string): Promise<boolean> =>
  (await countMailsOf(tx, email, new Date(ctx.now().getTime() - dayMs))) >= mailsPerDay

/** The address proves that our mail reached who writes, from whichever mailbox. */
const keepReply = async (
  ctx: SupportContext,
  tx: Transaction,
  conversation: ConversationRow,
  mail: InboundMail,
) => {
  if (await writesTooMuch(ctx, tx, conversation.email)) return 'too-many'
  const { user } = await askerOf(tx, conversation)
  const isPriority = user !== null && (await userView(tx, user)).tier === 'ai_enhanced'
  const kept = await keepFromPerson(ctx, tx, conversation, { ...messageOf(mail, true), isPriority })
  return kept ? 'kept' : 'duplicate'
}

/** An account counts only with an address that was confirmed: else it could read the mail of who really has it. */
const accountOf = async (tx: Transaction, email: string) => {
  const user = await findUserByEmail(tx, email)
  return user?.emailVerifiedAt ? user : undefined
}

/** The id comes from the mail: delivered twice at a time it is still one conversation. */
const openConversation = async (
  ctx: SupportContext,
  tx: Transaction,
  mail: InboundMail,
): Promise<Received> => {
  if (await writesTooMuch(ctx, tx, mail.from)) return 'too-many'
  const user = await accountOf(tx, mail.from)
  const id = jobUuid(`support-mail:${mail.hash.toString('hex')}`)
  const subject = tellSubject(mail.subject)
  await insertConversation(tx, {
    id,
    userId: user?.id ?? null,
    email: mail.from,
    subject,
    openedAt: ctx.now(),
  })
  const conversation = await lockConversation(tx, id)
  if (!conversation) return 'duplicate'
  const isPriority = user !== undefined && (await userView(tx, user)).tier === 'ai_enhanced'
  const kept = await keepFromPerson(ctx, tx, conversation, { ...messageOf(mail, false), isPriority })
  return kept ? 'opened' : 'duplicate'
}

const tellOperator = (
  ctx: SupportContext,
  tx: Transaction,
  mail: InboundMail,
  { title, text }: { readonly title: string; readonly text: string },
): Promise<void> =>
  queueMail(tx, ctx.queue, {
    key: `support-not-sent:${mail.hash.toString('hex')}`,
    to: ctx.env.SUPPORT_EMAIL,
    kind: 'support-not-sent',
    mail: notSentMail(ctx.env, { title, text, subject: tellSubject(mail.subject) }),
  })

const sendOn = async (
  ctx: SupportContext,
  tx: Transaction,
  conversation: ConversationRow,
  mail: InboundMail,
): Promise<Received> => {
  if (!(await keepFromOperator(ctx, tx, conversation, messageOf({ ...mail, attachments: [] }, true))))
    return 'duplicate'
  const files = mail.attachments.join(', ')
  if (files !== '') {
    const text = words.yourAnswerInWentOutWithout({ number: conversation.number, files })
    await tellOperator(ctx, tx, mail, { title: words.aReplyWentOutWithoutIts(), text })
  }
  return 'answered'
}

const refuseAnswer = async (
  ctx: SupportContext,
  tx: Transaction,
  mail: InboundMail,
  why: string,
): Promise<Received> => {
  const text = words.theCustomerDidntGetItReply({ reason: why })
  await tellOperator(ctx, tx, mail, { title: words.aReplyWasntSent(), text })
  return 'not-sent-on'
}

const sort = async (ctx: SupportContext, tx: Transaction, mail: InboundMail): Promise<Received> => {
  if (await isMailKnown(tx, mail.hash)) return 'duplicate'
  const isOperator = mail.from === ctx.env.SUPPORT_EMAIL.toLowerCase()
  const to = await readReplyAddress(ctx, mail.to)
  const conversation = to ? await conversationOf(tx, to) : undefined
  if (to?.side === 'operator') {
    if (!conversation) return refuseAnswer(ctx, tx, mail, words.thisConversationNoLongerExists())
    if (isOperator) return sendOn(ctx, tx, conversation, mail)
    const why = words.itDidntComeFromTheSupport()
    return refuseAnswer(ctx, tx, mail, why)
  }
  if (isOperator) return refuseAnswer(ctx, tx, mail, words.theAddressYouRepliedToIs())
  return conversation ? keepReply(ctx, tx, conversation, mail) : openConversation(ctx, tx, mail)
}

export const receiveMail = async (ctx: SupportContext, raw: Buffer): Promise<Received> => {
  const mail = await readInboundMail(raw, longestMail)
  if (mail === null || !mail.from.includes('@')) return 'unreadable'
  if (mail.isAutomatic) return 'automatic'
  if (mail.text === '' && mail.attachments.length === 0) return 'empty'
  return ctx.db.transaction((tx) => sort(ctx, tx, mail))
}

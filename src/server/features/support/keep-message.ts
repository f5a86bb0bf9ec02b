/** Writes a message into its conversation, with the promise it begins or ends and the mails it causes. */
import { answerDueAt } from '#core/support/promise.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { ConversationRow, MessageRow } from '#server/db/schema/support.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { answerMail } from './emails/answer-mail.ts'
import { messageMail } from './emails/operator-mail.ts'
import { receivedMail } from './emails/received-mail.ts'
import { askerOf, insertMessage, messagesIn, setClosed } from './queries.ts'
import { replyAddress } from './reply-address.ts'
import { beginWait, endWait } from './wait-queries.ts'

export type SupportContext = Pick<Context, 'db' | 'env' | 'queue' | 'now'>

export type NewMessage = Pick<MessageRow, 'id' | 'way' | 'body'> &
  Partial<Pick<MessageRow, 'quoted' | 'leftOut' | 'isProved' | 'mailHash'>>

/** Mails of a conversation are found, and forgotten, by it. */
export const mailKey = (conversationId: string, kind: string, id: string): string =>
  `support:${conversationId}:${kind}:${id}`

const rowOf = (
  conversation: ConversationRow,
  author: MessageRow['author'],
  message: NewMessage,
  writtenAt: Date,
): MessageRow => ({
  quoted: null,
  leftOut: [],
  isProved: true,
  mailHash: null,
  ...message,
  conversationId: conversation.id,
  author,
  writtenAt,
})

type Kept = {
  readonly conversation: ConversationRow
  readonly message: MessageRow
  readonly isPriority: boolean
  readonly dueAt: Date
  /** It opened the conversation. */
  readonly isFirst: boolean
}

const tellOperator = async (ctx: SupportContext, tx: Transaction, kept: Kept): Promise<void> => {
  const { conversation, message } = kept
  const asker = await askerOf(tx, conversation)
  const replyTo = await replyAddress(ctx, { side: 'operator', number: conversation.number })
  await queueMail(tx, ctx.queue, {
    key: mailKey(conversation.id, 'message', message.id),
    to: ctx.env.SUPPORT_EMAIL,
    kind: 'support-message',
    mail: messageMail({ ...kept, asker, replyTo }, { ...message, isFirst: kept.isFirst }),
  })
}

const tellPerson = async (ctx: SupportContext, tx: Transaction, kept: Kept): Promise<void> => {
  const { conversation, message } = kept
  const { email, firstName, user } = await askerOf(tx, conversation)
  const replyTo = await replyAddress(ctx, { side: 'person', number: conversation.number })
  await queueMail(tx, ctx.queue, {
    key: mailKey(conversation.id, 'received', message.id),
    to: email,
    kind: 'support-received',
    mail: receivedMail(ctx.env, { ...kept, firstName, hasAccount: user !== null, replyTo }),
  })
}

/** The conversation is locked. False when the message was taken before. One promise, one mail that tells it. */
export const keepFromPerson = async (
  ctx: SupportContext,
  tx: Transaction,
  conversation: ConversationRow,
  written: NewMessage & { readonly isPriority: boolean },
): Promise<boolean> => {
  const now = ctx.now()
  const { isPriority, ...message } = written
  const row = rowOf(conversation, 'person', message, now)
  if (!(await insertMessage(tx, row))) return false
  const wait = { conversationId: conversation.id, since: now, dueAt: answerDueAt(now), isPriority }
  const { dueAt, isNew } = await beginWait(tx, wait)
  if (conversation.closedAt) await setClosed(tx, conversation.id, null)
  const isFirst = (await messagesIn(tx, conversation.id, 2)).length === 1
  const kept = { conversation, message: row, isPriority, dueAt, isFirst }
  await tellOperator(ctx, tx, kept)
  if (isNew || row.leftOut.length > 0) await tellPerson(ctx, tx, kept)
  return true
}

export const answerMailOf = async (
  ctx: SupportContext,
  tx: Transaction,
  conversation: ConversationRow,
  message: MessageRow,
) => {
  const { email, firstName, user } = await askerOf(tx, conversation)
  const replyTo = await replyAddress(ctx, { side: 'person', number: conversation.number })
  const mail = answerMail(ctx.env, { conversation, message, firstName, hasAccount: user !== null, replyTo })
  return { to: email, mail }
}

/** The conversation is locked. False when the answer was taken before. */
export const keepFromOperator = async (
  ctx: SupportContext,
  tx: Transaction,
  conversation: ConversationRow,
  message: NewMessage,
): Promise<boolean> => {
  const now = ctx.now()
  const row = rowOf(conversation, 'operator', message, now)
  if (!(await insertMessage(tx, row))) return false
  await endWait(tx, conversation.id, { endedAt: now, wasAnswered: true })
  await queueMail(tx, ctx.queue, {
    key: mailKey(conversation.id, 'answer', row.id),
    kind: 'support-answer',
    ...(await answerMailOf(ctx, tx, conversation, row)),
  })
  return true
}

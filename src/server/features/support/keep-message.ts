/** Writes a message into its thread, with the promise it begins or ends and the mails it causes. */
import { answerDueAt } from '#core/support/promise.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { answerMail } from './emails/answer-mail.ts'
import { messageMail } from './emails/operator-mail.ts'
import { receivedMail } from './emails/received-mail.ts'
import { askerOf, insertMessage, messagesIn, setClosed } from './queries.ts'
import { replyAddress } from './reply-address.ts'
import type { MessageRow, ThreadRow } from './support-tables.ts'
import { beginWait, endWait } from './wait-queries.ts'

export type SupportContext = Pick<Context, 'db' | 'env' | 'queue' | 'now'>

export type NewMessage = Pick<MessageRow, 'id' | 'way' | 'body'> &
  Partial<Pick<MessageRow, 'quoted' | 'leftOut' | 'isProved' | 'mailHash'>>

/** Mails of a thread are found, and forgotten, by it. */
export const mailKey = (threadId: string, kind: string, id: string): string =>
  `support:${threadId}:${kind}:${id}`

const rowOf = (
  thread: ThreadRow,
  author: MessageRow['author'],
  message: NewMessage,
  writtenAt: Date,
): MessageRow => ({
  quoted: null,
  leftOut: [],
  isProved: true,
  mailHash: null,
  ...message,
  threadId: thread.id,
  author,
  writtenAt,
})

type Kept = {
  readonly thread: ThreadRow
  readonly message: MessageRow
  readonly isPriority: boolean
  readonly dueAt: Date
  /** It opened the thread. */
  readonly isFirst: boolean
}

const tellOperator = async (ctx: SupportContext, tx: Transaction, kept: Kept): Promise<void> => {
  const { thread, message } = kept
  const asker = await askerOf(tx, thread)
  const replyTo = await replyAddress(ctx, { side: 'operator', number: thread.number })
  await queueMail(tx, ctx.queue, {
    key: mailKey(thread.id, 'message', message.id),
    to: ctx.env.SUPPORT_EMAIL,
    kind: 'support-message',
    mail: messageMail({ ...kept, asker, replyTo }, { ...message, isFirst: kept.isFirst }),
  })
}

const tellPerson = async (ctx: SupportContext, tx: Transaction, kept: Kept): Promise<void> => {
  const { thread, message } = kept
  const { email, firstName, user } = await askerOf(tx, thread)
  const replyTo = await replyAddress(ctx, { side: 'person', number: thread.number })
  await queueMail(tx, ctx.queue, {
    key: mailKey(thread.id, 'received', message.id),
    to: email,
    kind: 'support-received',
    mail: receivedMail(ctx.env, { ...kept, firstName, hasAccount: user !== null, replyTo }),
  })
}

/** The thread is locked. False when the message was taken before. One promise, one mail that tells it. */
export const keepFromPerson = async (
  ctx: SupportContext,
  tx: Transaction,
  thread: ThreadRow,
  written: NewMessage & { readonly isPriority: boolean },
): Promise<boolean> => {
  const now = ctx.now()
  const { isPriority, ...message } = written
  const row = rowOf(thread, 'person', message, now)
  if (!(await insertMessage(tx, row))) return false
  const wait = { threadId: thread.id, since: now, dueAt: answerDueAt(now), isPriority }
  const { dueAt, isNew } = await beginWait(tx, wait)
  if (thread.closedAt) await setClosed(tx, thread.id, null)
  const isFirst = (await messagesIn(tx, thread.id, 2)).length === 1
  const kept = { thread, message: row, isPriority, dueAt, isFirst }
  await tellOperator(ctx, tx, kept)
  if (isNew || row.leftOut.length > 0) await tellPerson(ctx, tx, kept)
  return true
}

export const answerMailOf = async (
  ctx: SupportContext,
  tx: Transaction,
  thread: ThreadRow,
  message: MessageRow,
) => {
  const { email, firstName, user } = await askerOf(tx, thread)
  const replyTo = await replyAddress(ctx, { side: 'person', number: thread.number })
  const mail = answerMail(ctx.env, { thread, message, firstName, hasAccount: user !== null, replyTo })
  return { to: email, mail }
}

/** The thread is locked. False when the answer was taken before. */
export const keepFromOperator = async (
  ctx: SupportContext,
  tx: Transaction,
  thread: ThreadRow,
  message: NewMessage,
): Promise<boolean> => {
  const now = ctx.now()
  const row = rowOf(thread, 'operator', message, now)
  if (!(await insertMessage(tx, row))) return false
  await endWait(tx, thread.id, { endedAt: now, wasAnswered: true })
  await queueMail(tx, ctx.queue, {
    key: mailKey(thread.id, 'answer', row.id),
    kind: 'support-answer',
    ...(await answerMailOf(ctx, tx, thread, row)),
  })
  return true
}

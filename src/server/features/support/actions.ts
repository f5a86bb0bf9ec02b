/** Support as its two sides use it: a person on the page, the operator at the command line. */
import { randomUUID } from 'node:crypto'
import type { User } from '#contract/account/users.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type {
  answerSupportConversation,
  ConversationState,
  SupportConversation,
  SupportMessage,
  sendSupportMessage,
} from '#contract/help/support.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import type { ConversationRow, MessageRow } from '#server/db/schema/support.ts'
import { tellSubject } from '#words/support/subject.ts'
import { answerMailOf, keepFromOperator, keepFromPerson, type SupportContext } from './keep-message.ts'
import {
  conversationsOf,
  findConversation,
  findConversationByNumber,
  findMessage,
  insertConversation,
  lockConversation,
  messagesIn,
  setClosed,
} from './queries.ts'
import { endWait, openWaitsIn } from './wait-queries.ts'

const newestShown = 200

const stateOf = ({ closedAt }: ConversationRow, dueAt: Date | undefined): ConversationState => {
  if (closedAt) return 'closed'
  return dueAt ? 'waiting' : 'answered'
}

const viewOf = (conversation: ConversationRow, dueAt: Date | undefined): SupportConversation => ({
  id: conversation.id,
  number: conversation.number,
  subject: conversation.subject,
  state: stateOf(conversation, dueAt),
  openedAt: conversation.openedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

const viewsOf = async (db: Reader, conversations: readonly ConversationRow[]) => {
  const waits = await openWaitsIn(
    db,
    conversations.map(({ id }) => id),
  )
  const due = new Map(waits.map(({ conversationId, dueAt }) => [conversationId, dueAt]))
  return conversations.map((conversation) => viewOf(conversation, due.get(conversation.id)))
}

const messageView = ({ id, author, way, body, quoted, leftOut, writtenAt }: MessageRow): SupportMessage => ({
  id,
  author,
  way,
  text: body,
  quoted,
  leftOut,
  writtenAt: writtenAt.toISOString(),
})

export const conversationsFor = async (
  { db }: SupportContext,
  userId: string,
): Promise<SupportConversation[]> => viewsOf(db, await conversationsOf(db, userId))

/** undefined when the person has no such conversation. */
const ownConversation = async (
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ConversationRow | undefined> => {
  const conversation = await lockConversation(tx, id)
  return conversation?.userId === userId ? conversation : undefined
}

const viewNow = async (tx: Transaction, id: string): Promise<SupportConversation | undefined> => {
  const conversation = await findConversation(tx, id)
  return conversation && (await viewsOf(tx, [conversation]))[0]
}

export const conversationFor = async ({ db }: SupportContext, userId: string, id: string) => {
  const conversation = await findConversation(db, id)
  if (conversation?.userId !== userId) return undefined
  const [view] = await viewsOf(db, [conversation])
  return view && { conversation: view, messages: (await messagesIn(db, id, newestShown)).map(messageView) }
}

/** undefined when the id is that of another's conversation. The first message carries the conversation's id. */
export const ask = (
  ctx: SupportContext,
  user: User,
  { id, subject, text }: ParsedInputOf<typeof sendSupportMessage>,
): Promise<SupportConversation | undefined> =>
  ctx.db.transaction(async (tx) => {
    const opened = { id, userId: user.id, email: user.email, subject: tellSubject(subject) }
    await insertConversation(tx, { ...opened, openedAt: ctx.now() })
    const conversation = await ownConversation(tx, user.id, id)
    if (!conversation) return undefined
    const isPriority = user.tier === 'ai_enhanced'
    await keepFromPerson(ctx, tx, conversation, { id, way: 'form', body: text, isPriority })
    return viewNow(tx, id)
  })

/** undefined when the person has no such conversation. */
export const writeAgain = (
  ctx: SupportContext,
  user: User,
  { id, messageId, text }: ParsedInputOf<typeof answerSupportConversation>,
): Promise<SupportConversation | undefined> =>
  ctx.db.transaction(async (tx) => {
    const conversation = await ownConversation(tx, user.id, id)
    if (!conversation) return undefined
    const isPriority = user.tier === 'ai_enhanced'
    await keepFromPerson(ctx, tx, conversation, { id: messageId, way: 'form', body: text, isPriority })
    return viewNow(tx, id)
  })

const close = async (tx: Transaction, conversation: ConversationRow, now: Date): Promise<void> => {
  if (conversation.closedAt) return
  await endWait(tx, conversation.id, { endedAt: now, wasAnswered: false })
  await setClosed(tx, conversation.id, now)
}

/** undefined when the person has no such conversation. */
export const closeOwn = (
  ctx: SupportContext,
  userId: string,
  id: string,
): Promise<SupportConversation | undefined> =>
  ctx.db.transaction(async (tx) => {
    const conversation = await ownConversation(tx, userId, id)
    if (conversation) await close(tx, conversation, ctx.now())
    return conversation && viewNow(tx, id)
  })

export type Operated = { readonly ok: true } | { readonly ok: false; readonly reason: 'no-such-conversation' }

const noSuchConversation = { ok: false, reason: 'no-such-conversation' } as const

const withConversation = (
  ctx: SupportContext,
  number: number,
  work: (tx: Transaction, conversation: ConversationRow) => Promise<unknown>,
): Promise<Operated> =>
  ctx.db.transaction(async (tx) => {
    const found = await findConversationByNumber(tx, number)
    const conversation = found && (await lockConversation(tx, found.id))
    if (!conversation) return noSuchConversation
    await work(tx, conversation)
    return { ok: true }
  })

export const answerByCommand = (ctx: SupportContext, number: number, body: string): Promise<Operated> =>
  withConversation(ctx, number, (tx, conversation) =>
    keepFromOperator(ctx, tx, conversation, { id: randomUUID(), way: 'command', body }),
  )

export const closeByCommand = (ctx: SupportContext, number: number): Promise<Operated> =>
  withConversation(ctx, number, (tx, conversation) => close(tx, conversation, ctx.now()))

/** The mail of an answer once more; undefined when it is gone. */
export const answerAgain = async (ctx: SupportContext, tx: Transaction, messageId: string) => {
  const message = await findMessage(tx, messageId)
  const conversation = message && (await findConversation(tx, message.conversationId))
  return message && conversation && (await answerMailOf(ctx, tx, conversation, message)).mail
}

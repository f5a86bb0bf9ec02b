/** Support as its two sides use it: a person on the page, the operator at the command line. */
import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type {
  answerSupportThread,
  SupportMessage,
  SupportThread,
  sendSupportMessage,
  ThreadState,
} from '#contract/support.ts'
import type { User } from '#contract/users.ts'
import { threadSubject } from '#core/support/subject-line.ts'
import type { Database, Transaction } from '#server/db/open.ts'
import { answerMailOf, keepFromOperator, keepFromPerson, type SupportContext } from './keep-message.ts'
import {
  findMessage,
  findThread,
  findThreadByNumber,
  insertThread,
  lockThread,
  messagesIn,
  setClosed,
  threadsOf,
} from './queries.ts'
import type { MessageRow, ThreadRow } from './support-tables.ts'
import { endWait, openWaitsIn } from './wait-queries.ts'

const newestShown = 200

const stateOf = ({ closedAt }: ThreadRow, dueAt: Date | undefined): ThreadState => {
  if (closedAt) return 'closed'
  return dueAt ? 'waiting' : 'answered'
}

const viewOf = (thread: ThreadRow, dueAt: Date | undefined): SupportThread => ({
  id: thread.id,
  number: thread.number,
  subject: thread.subject,
  state: stateOf(thread, dueAt),
  openedAt: thread.openedAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

const viewsOf = async (db: Database | Transaction, threads: readonly ThreadRow[]) => {
  const waits = await openWaitsIn(
    db,
    threads.map(({ id }) => id),
  )
  const due = new Map(waits.map(({ threadId, dueAt }) => [threadId, dueAt]))
  return threads.map((thread) => viewOf(thread, due.get(thread.id)))
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

export const threadsFor = async ({ db }: SupportContext, userId: string): Promise<SupportThread[]> =>
  viewsOf(db, await threadsOf(db, userId))

/** undefined when the person has no such thread. */
const ownThread = async (tx: Transaction, userId: string, id: string): Promise<ThreadRow | undefined> => {
  const thread = await lockThread(tx, id)
  return thread?.userId === userId ? thread : undefined
}

const viewNow = async (tx: Transaction, id: string): Promise<SupportThread | undefined> => {
  const thread = await findThread(tx, id)
  return thread && (await viewsOf(tx, [thread]))[0]
}

export const threadFor = async ({ db }: SupportContext, userId: string, id: string) => {
  const thread = await findThread(db, id)
  if (thread?.userId !== userId) return undefined
  const [view] = await viewsOf(db, [thread])
  return view && { thread: view, messages: (await messagesIn(db, id, newestShown)).map(messageView) }
}

/** undefined when the id is that of another's thread. The first message carries the thread's id. */
export const ask = (
  ctx: SupportContext,
  user: User,
  { id, subject, text }: ParsedInputOf<typeof sendSupportMessage>,
): Promise<SupportThread | undefined> =>
  ctx.db.transaction(async (tx) => {
    const opened = { id, userId: user.id, email: user.email, subject: threadSubject(subject) }
    await insertThread(tx, { ...opened, openedAt: ctx.now() })
    const thread = await ownThread(tx, user.id, id)
    if (!thread) return undefined
    const isPriority = user.tier === 'ai_enhanced'
    await keepFromPerson(ctx, tx, thread, { id, way: 'form', body: text, isPriority })
    return viewNow(tx, id)
  })

/** undefined when the person has no such thread. */
export const writeAgain = (
  ctx: SupportContext,
  user: User,
  { id, messageId, text }: ParsedInputOf<typeof answerSupportThread>,
): Promise<SupportThread | undefined> =>
  ctx.db.transaction(async (tx) => {
    const thread = await ownThread(tx, user.id, id)
    if (!thread) return undefined
    const isPriority = user.tier === 'ai_enhanced'
    await keepFromPerson(ctx, tx, thread, { id: messageId, way: 'form', body: text, isPriority })
    return viewNow(tx, id)
  })

const close = async (tx: Transaction, thread: ThreadRow, now: Date): Promise<void> => {
  if (thread.closedAt) return
  await endWait(tx, thread.id, { endedAt: now, wasAnswered: false })
  await setClosed(tx, thread.id, now)
}

/** undefined when the person has no such thread. */
export const closeOwn = (
  ctx: SupportContext,
  userId: string,
  id: string,
): Promise<SupportThread | undefined> =>
  ctx.db.transaction(async (tx) => {
    const thread = await ownThread(tx, userId, id)
    if (thread) await close(tx, thread, ctx.now())
    return thread && viewNow(tx, id)
  })

export type Operated = { readonly ok: true } | { readonly ok: false; readonly reason: 'no-such-thread' }

const noSuchThread = { ok: false, reason: 'no-such-thread' } as const

const withThread = (
  ctx: SupportContext,
  number: number,
  work: (tx: Transaction, thread: ThreadRow) => Promise<unknown>,
): Promise<Operated> =>
  ctx.db.transaction(async (tx) => {
    const found = await findThreadByNumber(tx, number)
    const thread = found && (await lockThread(tx, found.id))
    if (!thread) return noSuchThread
    await work(tx, thread)
    return { ok: true }
  })

export const answerByCommand = (ctx: SupportContext, number: number, body: string): Promise<Operated> =>
  withThread(ctx, number, (tx, thread) =>
    keepFromOperator(ctx, tx, thread, { id: randomUUID(), way: 'command', body }),
  )

export const closeByCommand = (ctx: SupportContext, number: number): Promise<Operated> =>
  withThread(ctx, number, (tx, thread) => close(tx, thread, ctx.now()))

/** The mail of an answer once more; undefined when it is gone. */
export const answerAgain = async (ctx: SupportContext, tx: Transaction, messageId: string) => {
  const message = await findMessage(tx, messageId)
  const thread = message && (await findThread(tx, message.threadId))
  return message && thread && (await answerMailOf(ctx, tx, thread, message)).mail
}

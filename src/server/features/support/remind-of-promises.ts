/** Tells the operator of answers that will soon be due, each once, however many look at a time. */
import { isOverdue, remindedUntil } from '#core/support/promise.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { dueMail } from './emails/operator-mail.ts'
import { mailKey, type SupportContext } from './keep-message.ts'
import { askerOf } from './queries.ts'
import { replyAddress } from './reply-address.ts'
import { lockDueWaits, markReminded, waitingThreads } from './wait-queries.ts'

type Due = Awaited<ReturnType<typeof lockDueWaits>>[number]

const remind = async (ctx: SupportContext, tx: Transaction, { thread, wait }: Due, now: Date) => {
  const asker = await askerOf(tx, thread)
  const replyTo = await replyAddress(ctx, { side: 'operator', number: thread.number })
  await markReminded(tx, thread.id, wait.since, now)
  await queueMail(tx, ctx.queue, {
    key: mailKey(thread.id, 'due', wait.since.toISOString()),
    to: ctx.env.SUPPORT_EMAIL,
    kind: 'support-due',
    mail: dueMail(ctx.env, { thread, asker, replyTo, dueAt: wait.dueAt, isPriority: wait.isPriority }),
  })
}

export const remindOfPromises = async (ctx: SupportContext & Pick<Context, 'log'>): Promise<void> => {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    for (const due of await lockDueWaits(tx, remindedUntil(now))) await remind(ctx, tx, due, now)
  })
  const overdue = (await waitingThreads(ctx.db)).filter(({ wait }) => isOverdue(wait, now))
  if (overdue.length > 0) ctx.log.warn({ overdue: overdue.length }, 'answers of support are overdue')
}

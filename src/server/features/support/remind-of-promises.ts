/** Tells the operator of answers that will soon be due, each once, however many look at a time. */
import { isOverdue, remindedUntil } from '#core/support/promise.ts'
import type { Context } from '#server/context.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { eachAlone, failIfAny } from '#server/jobs/each-alone.ts'
import { dueMail } from './emails/operator-mail.ts'
import { mailKey, type SupportContext } from './keep-message.ts'
import { askerOf } from './queries.ts'
import { replyAddress } from './reply-address.ts'
import { dueWaits, lockUnreminded, markReminded, waitingThreads } from './wait-queries.ts'

const remind = (ctx: SupportContext, threadId: string, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const due = await lockUnreminded(tx, threadId)
    if (!due) return
    const { thread, wait } = due
    const asker = await askerOf(tx, thread)
    const replyTo = await replyAddress(ctx, { side: 'operator', number: thread.number })
    await markReminded(tx, thread.id, wait.since, now)
    await queueMail(tx, ctx.queue, {
      key: mailKey(thread.id, 'due', wait.since.toISOString()),
      to: ctx.env.SUPPORT_EMAIL,
      kind: 'support-due',
      mail: dueMail(ctx.env, { thread, asker, replyTo, dueAt: wait.dueAt, isPriority: wait.isPriority }),
    })
  })

export const remindOfPromises = async (ctx: SupportContext & Pick<Context, 'log'>): Promise<void> => {
  const now = ctx.now()
  const failed = await eachAlone(ctx.log, await dueWaits(ctx.db, remindedUntil(now)), {
    idsOf: ({ threadId }) => ({ threadId }),
    work: ({ threadId }) => remind(ctx, threadId, now),
  })
  const overdue = (await waitingThreads(ctx.db)).filter(({ wait }) => isOverdue(wait, now))
  if (overdue.length > 0) ctx.log.warn({ overdue: overdue.length }, 'answers of support are overdue')
  failIfAny(failed)
}

/** Tells the operator of answers that will soon be due, each once, however many look at a time. */
import { isOverdue, remindedUntil } from '#core/support/promise.ts'
import type { Context } from '#server/context.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { eachAlone, failIfAny } from '#server/jobs/each-alone.ts'
import { dueMail } from './emails/operator-mail.ts'
import { mailKey, type SupportContext } from './keep-message.ts'
import { askerOf } from './queries.ts'
import { replyAddress } from './reply-address.ts'
import { dueWaits, lockUnreminded, markReminded, waitingConversations } from './wait-queries.ts'

const remind = (ctx: SupportContext, conversationId: string, now: Date): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const due = await lockUnreminded(tx, conversationId)
    if (!due) return
    const { conversation, wait } = due
    const asker = await askerOf(tx, conversation)
    const replyTo = await replyAddress(ctx, { side: 'operator', number: conversation.number })
    await markReminded(tx, conversation.id, wait.since, now)
    await queueMail(tx, ctx.queue, {
      key: mailKey(conversation.id, 'due', wait.since.toISOString()),
      to: ctx.env.SUPPORT_EMAIL,
      kind: 'support-due',
      mail: dueMail(ctx.env, {
        conversation,
        asker,
        replyTo,
        dueAt: wait.dueAt,
        isPriority: wait.isPriority,
      }),
    })
  })

export const remindOfPromises = async (ctx: SupportContext & Pick<Context, 'log'>): Promise<void> => {
  const now = ctx.now()
  const failed = await eachAlone(ctx.log, await dueWaits(ctx.db, remindedUntil(now)), {
    idsOf: ({ conversationId }) => ({ conversationId }),
    work: ({ conversationId }) => remind(ctx, conversationId, now),
  })
  const overdue = (await waitingConversations(ctx.db)).filter(({ wait }) => isOverdue(wait, now))
  if (overdue.length > 0) ctx.log.warn({ overdue: overdue.length }, 'answers of support are overdue')
  failIfAny(failed)
}

/** The one job that sends mail, whatever it says. */
import { z } from 'zod'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import {
  findQueuedMail,
  isStopped,
  markDeferred,
  markFailed,
  markSent,
  markUnwanted,
} from '#server/features/mail/queries.ts'
import { takesMail } from '#server/features/reminder/queries.ts'
import { defineJob } from '#server/jobs/define-job.ts'
import type { MailContent, OfferTopic, ReminderTopic } from '#server/services/mail/content.ts'
import { mailContent, offerTopics } from '#server/services/mail/content.ts'
import type { Mailer, SendOutcome } from '#server/services/mail/mailer.ts'

export interface MailContext {
  readonly db: Database
  readonly mailer: Mailer
  readonly env: Pick<Env, 'OPERATOR_NAME' | 'OPERATOR_POSTAL_ADDRESS'>
  readonly now: () => Date
}

/** A mail server that is away for most of a day loses nothing: 10 s, doubling to an hour, 24 times. */
const retry = { limit: 24, delaySeconds: 10, backoff: true, maxDelaySeconds: 3600 }

/** Thrown to ask for another try; the outbox row already holds the reason. */
class MailDeferred extends Error {
  override readonly name = 'MailDeferred'
  readonly code: string
  constructor(code: string) {
    super(`The mail server asks for another try: ${code}`)
    this.code = code
  }
}

const sendOut = async (
  ctx: MailContext,
  mailId: string,
  to: string,
  mail: MailContent,
): Promise<SendOutcome> => {
  // What lays mails out is large, and a server starts without it.
  const { renderMail } = await import('#server/services/mail/layout.ts')
  const rendered = await renderMail(mail, {
    brand: 'Just Value',
    operatorName: ctx.env.OPERATOR_NAME,
    postalAddress: ctx.env.OPERATOR_POSTAL_ADDRESS,
  })
  return ctx.mailer.send({
    ...rendered,
    to,
    id: mailId,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    ...(mail.thread && { thread: mail.thread }),
    ...(!mail.transactional && { unsubscribeUrl: mail.unsubscribeUrl }),
  })
}

const isOffer = (topic: OfferTopic | ReminderTopic): topic is OfferTopic =>
  offerTopics.some((offer) => offer === topic)

const isWanted = async (db: Database, to: string, topic: OfferTopic | ReminderTopic): Promise<boolean> =>
  isOffer(topic) ? !(await isStopped(db, to, topic)) : takesMail(db, to, topic)

const isTooLate = (mail: MailContent, now: Date): boolean =>
  !mail.transactional && mail.notAfter !== undefined && now >= new Date(mail.notAfter)

export const sendMail = defineJob({
  name: 'send-mail',
  payload: z.strictObject({ mailId: z.uuid() }),
  retry,
  concurrency: 4,
  timeoutSeconds: 120,
  handle: async (ctx: MailContext, { mailId }, { isLastAttempt }) => {
    const { db } = ctx
    const waiting = await findQueuedMail(db, mailId)
    // Sent or given up by an earlier try that did not live to report it.
    if (!waiting) return
    const mail = mailContent.parse(waiting.content)
    // Asked when it is sent, not when it is written: what counts is what the person wants then.
    const isPointless = isTooLate(mail, ctx.now())
    if (isPointless || (!mail.transactional && !(await isWanted(db, waiting.recipient, mail.topic))))
      return markUnwanted(db, mailId)
    const outcome = await sendOut(ctx, mailId, waiting.recipient, mail)
    if (outcome.ok) return markSent(db, mailId, outcome.messageId, ctx.now())
    if (outcome.reason === 'refused') return markFailed(db, mailId, outcome.code)
    const mark = isLastAttempt ? markFailed : markDeferred
    await mark(db, mailId, outcome.code)
    throw new MailDeferred(outcome.code)
  },
})

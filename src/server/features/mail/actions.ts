/** Writing a mail: into the outbox, in the transaction of what caused it; and the way out of mail that is not owed. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { paths } from '#contract/page-paths.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import { removeSignUps } from '#server/features/live-session/queries.ts'
import { sendMail } from '#server/features/mail/jobs.ts'
import type { MailRow, NewMail } from '#server/features/mail/queries.ts'
import { insertMail, reviveMail } from '#server/features/mail/queries.ts'
import { insertStop, takeStopsBack, useStop } from '#server/features/mail/stop-queries.ts'
import { endDeadlineMail } from '#server/features/reminder/queries.ts'
import { forgetSeasonReminders } from '#server/features/season-reminder/queries.ts'
import type { Queue } from '#server/jobs/queue.ts'
import {
  type MailContent,
  mailContent,
  type OfferTopic,
  type StopTopic,
} from '#server/services/mail/content.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'

const newMail = z.object({ to: z.email(), mail: mailContent })

/** Sends once per key (for instance 'setup:<orderId>'): a repeat, even with another content, changes nothing. */
export const queueMail = async (tx: Transaction, queue: Queue, mail: NewMail): Promise<void> => {
  newMail.parse(mail)
  const mailId = await insertMail(tx, mail)
  if (mailId) await queue.enqueue(tx, sendMail, { id: `mail:${mail.key}`, payload: { mailId } })
}

/** For a mail that still waits although its job is gone. */
export const resumeMail = (
  tx: Transaction,
  queue: Queue,
  { id, key }: Pick<MailRow, 'id' | 'key'>,
): Promise<void> =>
  queue.enqueue(tx, sendMail, { id: `mail:${key}:${randomUUID()}`, payload: { mailId: id } })

/** Sends a mail that was given up; its content was erased then and is written again. */
export const sendAgain = async (
  tx: Transaction,
  queue: Queue,
  mail: Pick<MailRow, 'id' | 'key'>,
  content: MailContent,
): Promise<boolean> => {
  mailContent.parse(content)
  if (!(await reviveMail(tx, mail.id, content))) return false
  await resumeMail(tx, queue, mail)
  return true
}

/** The address for the mail; only its hash is kept. */
export const createStop = async (
  { env, now }: Pick<Context, 'env' | 'now'>,
  tx: Transaction,
  { email, topic }: { readonly email: string; readonly topic: StopTopic },
): Promise<string> => {
  const token = randomToken()
  await insertStop(tx, { tokenHash: hashToken(token), email, topic, createdAt: now() })
  return `${env.PUBLIC_URL}${paths.stopMail(token)}`
}

/** The person has asked for such mail again. */
export const allowMailAgain = (tx: Transaction, email: string, topic: OfferTopic): Promise<void> =>
  takeStopsBack(tx, email, topic)

/** null when there is no such link. */
export const stopMailOf = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  token: string,
): Promise<{ readonly hadStopped: boolean } | null> =>
  db.transaction(async (tx) => {
    const known = await useStop(tx, hashToken(token), now())
    if (known?.topic === 'deadlines') await endDeadlineMail(tx, known.email, now())
    if (known?.topic === 'live') await removeSignUps(tx, known.email)
    if (known?.topic === 'season') await forgetSeasonReminders(tx, [known.email])
    return known ? { hadStopped: known.hadStopped } : null
  })

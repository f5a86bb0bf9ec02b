/** SQL of the outbox: a mail that waits, and what becomes of it. */
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { mails } from '#server/features/mail/mails-table.ts'
import type { MailContent } from '#server/services/mail-content.ts'

export interface NewMail {
  readonly key: string
  readonly to: string
  readonly kind: string
  readonly mail: MailContent
}

/** The id of the new row; undefined when a mail with this key exists already. */
export const insertMail = async (
  tx: Transaction,
  { key, to, kind, mail }: NewMail,
): Promise<string | undefined> => {
  const [row] = await tx
    .insert(mails)
    .values({ key, recipient: to, kind, content: mail })
    .onConflictDoNothing({ target: mails.key })
    .returning({ id: mails.id })
  return row?.id
}

const isQueued = (mailId: string) => and(eq(mails.id, mailId), eq(mails.status, 'queued'))
const oneMoreAttempt = sql`${mails.attempts} + 1`

export const findQueuedMail = async (db: Database, mailId: string) => {
  const [row] = await db
    .select({ recipient: mails.recipient, content: mails.content })
    .from(mails)
    .where(isQueued(mailId))
  return row
}

export const markSent = async (
  db: Database,
  mailId: string,
  messageId: string,
  sentAt: Date,
): Promise<void> => {
  await db
    .update(mails)
    .set({ status: 'sent', content: null, messageId, sentAt, lastError: null, attempts: oneMoreAttempt })
    .where(isQueued(mailId))
}

export const markFailed = async (db: Database, mailId: string, code: string): Promise<void> => {
  await db
    .update(mails)
    .set({ status: 'failed', content: null, lastError: code, attempts: oneMoreAttempt })
    .where(isQueued(mailId))
}

export const markDeferred = async (db: Database, mailId: string, code: string): Promise<void> => {
  await db.update(mails).set({ lastError: code, attempts: oneMoreAttempt }).where(isQueued(mailId))
}

/** SQL of the outbox, and of who has ended which mail: asked before the next goes out. */
import { and, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { mailStops } from '#server/db/schema/mail-stops.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { MailContent, OfferTopic } from '#server/services/mail/content.ts'

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

const unwanted = { status: 'unwanted', content: null, lastError: null } as const

/** The person has turned this kind of mail off, or it comes too late to be of use. */
export const markUnwanted = async (db: Database, mailId: string): Promise<void> => {
  await db.update(mails).set(unwanted).where(isQueued(mailId))
}

export const markDeferred = async (db: Database, mailId: string, code: string): Promise<void> => {
  await db.update(mails).set({ lastError: code, attempts: oneMoreAttempt }).where(isQueued(mailId))
}

export type MailRow = typeof mails.$inferSelect

export const findMail = async (db: Reader, mailId: string): Promise<MailRow | undefined> =>
  (await db.select().from(mails).where(eq(mails.id, mailId)))[0]

/** As it stands now, and staying so until the transaction ends. */
export const lockMail = async (tx: Transaction, mailId: string): Promise<MailRow | undefined> =>
  (await tx.select().from(mails).where(eq(mails.id, mailId)).for('update'))[0]

/** Newest first. */
export const listMails = (
  db: Database,
  { status, limit }: { status?: MailRow['status']; limit: number },
): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(status === undefined ? undefined : eq(mails.status, status))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit)

/** Newest first. */
export const mailsTo = (db: Database, recipients: readonly string[]): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(inArray(mails.recipient, [...recipients]))
    .orderBy(desc(mails.createdAt))

/** How many there were. */
export const deleteMailsTo = async (tx: Transaction, recipients: readonly string[]): Promise<number> =>
  (
    await tx
      .delete(mails)
      .where(inArray(mails.recipient, [...recipients]))
      .returning({ id: mails.id })
  ).length

export type MailsOfKind = { readonly recipient: string; readonly kind: string }

export const wasMailedSince = async (
  tx: Transaction,
  { recipient, kind, since }: MailsOfKind & { readonly since: Date },
): Promise<boolean> =>
  (
    await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind), gte(mails.createdAt, since)))
      .limit(1)
  ).length > 0

/** Those that still wait to go out have become pointless. */
export const withdrawMails = async (tx: Transaction, { recipient, kind }: MailsOfKind): Promise<void> => {
  await tx
    .update(mails)
    .set(unwanted)
    .where(and(eq(mails.recipient, recipient), eq(mails.kind, kind), eq(mails.status, 'queued')))
}

const isAbout = (key: string) => or(eq(mails.key, key), sql`starts_with(${mails.key}, ${`${key}:`})`)

/** Mails under this key, or under one that goes on after it with a colon. */
export const deleteMailsAbout = (tx: Transaction, key: string) => tx.delete(mails).where(isAbout(key))

/** Those of them that still wait to go out have become pointless. */
export const withdrawMailsAbout = async (tx: Transaction, key: string): Promise<void> => {
  await tx
    .update(mails)
    .set(unwanted)
    .where(and(isAbout(key), eq(mails.status, 'queued')))
}

/** Whether such a mail is still on its way out. */
export const isMailWaiting = async (tx: Transaction, key: string): Promise<boolean> =>
  (
    await tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(isAbout(key), eq(mails.status, 'queued')))
      .limit(1)
  ).length > 0

/** Puts a mail that was given up back into the queue; false when another did so first. */
export const reviveMail = async (tx: Transaction, mailId: string, content: MailContent): Promise<boolean> => {
  const revived = await tx
    .update(mails)
    .set({ status: 'queued', content, lastError: null })
    .where(and(eq(mails.id, mailId), eq(mails.status, 'failed')))
    .returning({ id: mails.id })
  return revived.length === 1
}

const isUsed = (email: string, topic: OfferTopic) =>
  and(eq(mailStops.email, email), eq(mailStops.topic, topic), isNotNull(mailStops.stoppedAt))

export const isStopped = async (db: Reader, email: string, topic: OfferTopic): Promise<boolean> =>
  (await db.select({ topic: mailStops.topic }).from(mailStops).where(isUsed(email, topic)).limit(1)).length >
  0

/** Newest first. */
export const stopsOf = (db: Reader, emails: readonly string[]) =>
  db
    .select({ topic: mailStops.topic, createdAt: mailStops.createdAt, stoppedAt: mailStops.stoppedAt })
    .from(mailStops)
    .where(inArray(mailStops.email, [...emails]))
    .orderBy(desc(mailStops.createdAt))

export const deleteStopsOf = (tx: Transaction, emails: readonly string[]) =>
  tx.delete(mailStops).where(inArray(mailStops.email, [...emails]))

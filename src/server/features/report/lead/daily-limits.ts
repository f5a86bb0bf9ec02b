/** Owns how many reports a day are made for one mailbox, counted where deleting a report does not reach. */
import type { Transaction } from '#server/db/open.ts'
import { secondsToWait } from '#server/http/mail-limit.ts'

/** 'asked' for by address, or 'typed' from a notice. */
type LeadKind = 'asked' | 'typed'

/** Of each kind; nobody owns more homes, and it keeps mailboxes clean. */
const reportsPerDay = { max: 10, perSeconds: 24 * 60 * 60 }

export type TooMany = { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }

/** Counts one more report of this kind; null while it may be made. */
export const overDaily = async (
  tx: Transaction,
  email: string,
  kind: LeadKind,
  now: Date,
): Promise<TooMany | null> => {
  const subject = `report ${kind} ${email.toLowerCase()}`
  const retryAfterSeconds = await secondsToWait(tx, subject, reportsPerDay, now)
  return retryAfterSeconds === null ? null : { ok: false, reason: 'too-many', retryAfterSeconds }
}

/** Owns how many reports a day are made for one mailbox and about one home. */
import type { Transaction } from '#server/db/open.ts'
import { type CountedBy, type LeadKind, lockCount, newestLeadTimes } from './count-queries.ts'

/** Reports of each kind for one e-mail address in a day; nobody owns more homes, and it keeps mailboxes clean. */
const reportsPerDay = 10
/** People who ask about one home in a day, each with an e-mail address of their own. */
const requestsPerHome = 100
const dayMilliseconds = 24 * 60 * 60 * 1000

export type TooMany = { readonly ok: false; readonly reason: 'too-many'; readonly retryAfterSeconds: number }
/** null while there may be one more report of this kind; until the end of the transaction nobody else is given one. */
export const overDaily = async (
  tx: Transaction,
  by: CountedBy,
  kind: LeadKind,
  now: Date,
): Promise<TooMany | null> => {
  await lockCount(tx, by)
  const since = new Date(now.getTime() - dayMilliseconds)
  const limit = 'email' in by ? reportsPerDay : requestsPerHome
  const counted = (await newestLeadTimes(tx, { by, kind, since, limit })).at(limit - 1)
  if (!counted) return null
  const retryAfterSeconds = (counted.getTime() - since.getTime()) / 1000
  return { ok: false, reason: 'too-many', retryAfterSeconds }
}

/** Mails the link of a report: at once the first time, later only now and then, whoever asks. */
import { isNotOnRecord } from '#core/appeal/report-status.ts'
import { entitledTier } from '#core/billing/entitlement.ts'
import type { Context } from '#server/context.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { orderLedgersOf, unclaimedLedgersOf } from '#server/db/order-ledgers.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { findUserByEmail } from '#server/features/account/queries.ts'
import { createStop, queueMail } from '#server/features/mail/actions.ts'
import { reportMail } from './emails/report-mail.ts'
import { deletionUrl } from './lead/deletion-key.ts'
import { isMailedSince, markMailed } from './queries.ts'

/** Between two mails to one address, when the second repeats a link: anybody can ask in another's name. */
const quietMilliseconds = 60 * 60 * 1000

/** Why the mail goes out: somebody asked, or entered the home in their account, or a roll that arrived later has answered. */
export type Because = 'asked' | 'entered' | 'roll_arrived'

/** By their account, or by a purchase that waits for one. */
export const ownsCourse = async (db: Reader, email: string): Promise<boolean> => {
  const account = await findUserByEmail(db, email)
  const own = account ? await orderLedgersOf(db, account.id) : []
  return entitledTier([...own, ...(await unclaimedLedgersOf(db, email))]) !== null
}

export const mailReport = async (
  tx: Transaction,
  ctx: Context,
  lead: LeadRow,
  because: Because = 'asked',
): Promise<void> => {
  // Mailed once its numbers are entered, as a report of their own.
  if (isNotOnRecord(lead.statusCode)) return
  const now = ctx.now()
  const isRepeat = lead.mailedAt !== null
  // Entered again, a home is in the account already, and the answer with it.
  if (because === 'entered' && isRepeat) return
  if (because === 'roll_arrived' && lead.verdict?.outcome === 'cannot_tell') return
  if (
    because === 'asked' &&
    isRepeat &&
    (await isMailedSince(tx, lead.email, new Date(now.getTime() - quietMilliseconds)))
  )
    return
  if (!(await markMailed(tx, lead, now))) return
  const key = isRepeat ? `report:${lead.id}:${now.toISOString()}` : `report:${lead.id}`
  const unsubscribeUrl = await createStop(ctx, tx, { email: lead.email, topic: 'reports' })
  const deleteUrl = await deletionUrl(tx, ctx.env, lead.id)
  const mail = reportMail(ctx, lead, {
    now,
    unsubscribeUrl,
    deleteUrl,
    because: because === 'entered' ? 'asked' : because,
    isOwner: await ownsCourse(tx, lead.email),
  })
  await queueMail(tx, ctx.queue, { key, to: lead.email, kind: 'report', mail })
}

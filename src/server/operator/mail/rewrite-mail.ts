/** Writes a mail again whose content was erased when it was given up: with fresh links, from what is true now. */

import { givesAccess } from '#core/billing/entitlement.ts'
import type { Transaction } from '#server/db/open.ts'
import { SESSION_MAILS } from '#server/features/live-session/tell-signed-up.ts'
import { sessionMailAgain } from '#server/features/live-session/write-again.ts'
import { createStop } from '#server/features/mail/actions.ts'
import type { MailRow } from '#server/features/mail/queries.ts'
import { receiptMail } from '#server/features/purchase/emails/receipt-mail.ts'
import { countedIn } from '#server/features/purchase/order/join.ts'
import { findOrder } from '#server/features/purchase/queries.ts'
import { ledgerOf } from '#server/features/purchase/refund/queries.ts'
import { reportMail } from '#server/features/report/emails/report-mail.ts'
import { deletionUrl } from '#server/features/report/lead/deletion-key.ts'
import { ownsCourse } from '#server/features/report/mail-report.ts'
import { findLead } from '#server/features/report/queries.ts'
import { freshSetupMail } from '#server/features/setup/actions.ts'
import { answerAgain } from '#server/features/support/actions.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { readModuleReadiness } from '#server/services/course/module-readiness.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import type { OperatorApp } from '../with-app.ts'

/** The mail, or the sentence that says why there is none. */
export type Rewritten = MailContent | string

type Rewrite = (app: OperatorApp, tx: Transaction, mail: MailRow, subjectId: string) => Promise<Rewritten>

const setupAgain: Rewrite = async (app, tx, mail, orderId) => {
  const order = await findOrder(tx, orderId)
  if (order?.status !== 'paid' || order.userId !== null) return 'its order waits for no account any more'
  if (!givesAccess({ ...order, entries: await ledgerOf(tx, orderId) }))
    return 'its order gives no access any more'
  return freshSetupMail(app, tx, order, mail.recipient)
}

const receiptAgain: Rewrite = async ({ env }, tx, _mail, orderId) => {
  const order = await findOrder(tx, orderId)
  if (order?.status !== 'paid') return 'its order is not there'
  const goesBack = await countedIn(tx, orderId)
  // Bought whole, it became an upgrade when Standard was counted: the receipt is of what was bought.
  const bought = goesBack ? { ...order, isUpgrade: false } : order
  return receiptMail(env, { order: bought, goesBack, modules: readModuleReadiness() })
}

const reportAgain: Rewrite = async (app, tx, { recipient }, leadId) => {
  const lead = await findLead(tx, leadId)
  if (!lead) return 'its report is not there'
  const unsubscribeUrl = await createStop(app, tx, { email: recipient, topic: 'reports' })
  const deleteUrl = await deletionUrl(tx, app.env, lead.id)
  const told = { env: app.env, counties: loadCountyDirectory() }
  const isOwner = await ownsCourse(tx, recipient)
  return reportMail(told, lead, { now: app.now(), unsubscribeUrl, deleteUrl, because: 'asked', isOwner })
}

const supportAnswerAgain: Rewrite = async (app, tx, { key }) =>
  (await answerAgain(app, tx, key.split(':')[3] ?? '')) ?? 'its message is not there'

const sessionAgain: Rewrite = (app, tx, { key }) => sessionMailAgain(app, tx, key)

const rewrites: Readonly<Record<string, Rewrite>> = {
  'account-setup': setupAgain,
  receipt: receiptAgain,
  report: reportAgain,
  'support-answer': supportAnswerAgain,
  ...Object.fromEntries(SESSION_MAILS.map((kind) => [kind, sessionAgain])),
}

/** Keys are written by whoever queued the mail: '<kind>:<id of its subject>', perhaps with more behind it. */
const subjectOf = (key: string): string => key.split(':')[1] ?? ''

export const rewriteMail = (app: OperatorApp, tx: Transaction, mail: MailRow): Promise<Rewritten> => {
  const rewrite = rewrites[mail.kind]
  if (rewrite) return rewrite(app, tx, mail, subjectOf(mail.key))
  return Promise.resolve(
    `mails of the kind ${mail.kind} are not sent again; the person can ask for a new one`,
  )
}

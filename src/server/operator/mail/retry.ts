/** `mail retry`: sends mails once more that were given up. */

import type { Transaction } from '#server/db/open.ts'
import { resumeMail, sendAgain } from '#server/features/mail/actions.ts'
import { findMail, listMails, lockMail, type MailRow } from '#server/features/mail/queries.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type Command, type Terminal, UsageError } from '../command.ts'
import { isBeingSent } from '../jobs/job-queries.ts'
import { readId, readNone, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OperatorApp, withApp } from '../with-app.ts'
import { rewriteMail } from './rewrite-mail.ts'

const atOnce = 500

type RetryOutcome = { readonly ok: true } | { readonly ok: false; readonly why: string }

const resume = async (app: OperatorApp, tx: Transaction, mail: MailRow): Promise<RetryOutcome> => {
  if (await isBeingSent(app.pool, mail.id))
    return { ok: false, why: 'it is still being tried; `jobs list` shows when next' }
  await resumeMail(tx, app.queue, mail)
  return { ok: true }
}

/** Several operators may ask at once, and the mail's own job may be at work: each sees what the last one left. */
const retryMail = (app: OperatorApp, mailId: string): Promise<RetryOutcome> =>
  app.db.transaction(async (tx): Promise<RetryOutcome> => {
    const mail = await lockMail(tx, mailId)
    if (!mail) return { ok: false, why: 'it is gone' }
    if (mail.status === 'sent') return { ok: false, why: 'it was sent' }
    if (mail.status === 'unwanted') return { ok: false, why: 'the person has turned such mail off' }
    if (mail.status === 'queued') return resume(app, tx, mail)
    const written = await rewriteMail(app, tx, mail)
    if (typeof written === 'string') return { ok: false, why: written }
    const revived = await sendAgain(tx, app.queue, mail, written)
    return revived ? { ok: true } : { ok: false, why: 'another has just sent it again' }
  })

const mailsFor = async (app: OperatorApp, id: string | null): Promise<readonly MailRow[]> => {
  if (id === null) return listMails(app.db, { status: 'failed', limit: atOnce })
  const mail = await findMail(app.db, id)
  return mail ? [mail] : []
}

const retryAll = async (
  app: OperatorApp,
  terminal: Terminal,
  mails: readonly MailRow[],
  operator: string,
): Promise<number> => {
  let refused = 0
  for (const mail of mails) {
    const subjects = { mailId: mail.id, kind: mail.kind }
    const outcome = await actLogged(app, { operator, action: 'mail retry', subjects }, () =>
      retryMail(app, mail.id),
    )
    if (outcome.ok) terminal.print(`${mail.id} (${mail.kind}) is on its way again.`)
    else terminal.tell(`${mail.id} is not sent again: ${outcome.why}.`)
    refused += outcome.ok ? 0 : 1
  }
  return refused
}

export const mailRetry: Command = {
  name: 'mail retry',
  usage: 'mail retry MAIL_ID | --all-failed [--as NAME]',
  summary: 'Send mails again that were given up, written again with fresh links; at most 500 at once.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      'all-failed': { type: 'boolean', default: false },
      ...asOption,
    })
    const all = values['all-failed']
    if (all) readNone(positionals)
    else if (positionals.length === 0) throw new UsageError('Say which mail, or --all-failed.')
    const id = all ? null : readId(readOnly(positionals, 'mail'), 'mail list')
    const operator = operatorName(values.as, terminal)
    return withApp(terminal, async (app) => {
      const mails = await mailsFor(app, id)
      if (mails.length === 0) terminal.tell(all ? 'No mail was given up.' : `There is no mail ${id}.`)
      const refused = await retryAll(app, terminal, mails, operator)
      return refused === 0 && (all || mails.length > 0) ? 0 : 1
    })
  },
}

/** Owns what the operator's commands work with: the app's database, queue, mail and payments, without its pages. */

import type { Context } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { openLog } from '#server/log.ts'
import { findOutside, type Outside } from '#server/outside.ts'
import { openMailer } from '#server/services/mail/mailer.ts'
import { openPayments } from '#server/services/stripe/payments.ts'
import type { Terminal } from './command.ts'
import { withOpenDatabase } from './with-database.ts'

export type OperatorApp = Pick<
  Context,
  'env' | 'db' | 'pool' | 'queue' | 'mailer' | 'payments' | 'log' | 'now'
>

/** Port 9 answers nobody: mail and payments are then not reachable, which is what every command says of them. */
const nowhere: Outside = {
  smtpUrl: 'smtp://127.0.0.1:9',
  payments: { secretKey: 'sk_test_local_nowhere', apiBase: 'http://127.0.0.1:9', webhookSecrets: [] },
}

/** The configured mail server and payment provider, or those that the running server opened. */
export const openOutsideWorlds = async (env: Env) => {
  const outside = await findOutside(env).catch(() => nowhere)
  return {
    mailer: openMailer({ smtpUrl: outside.smtpUrl, from: env.MAIL_FROM }),
    payments: openPayments(outside.payments),
  }
}

export const withApp = <T>(terminal: Terminal, work: (app: OperatorApp) => Promise<T>): Promise<T> =>
  withOpenDatabase(terminal, async ({ db, pool, url, env }) => {
    const log = openLog('error', { write: (line) => terminal.tell(line.trimEnd()) })
    const queue = await startQueue({ connectionString: url, log, maintains: false })
    const { mailer, payments } = await openOutsideWorlds(env)
    try {
      return await work({ env, db, pool, queue, mailer, payments, log, now: () => new Date() })
    } finally {
      mailer.close()
      await queue.stop()
    }
  })

/** `access grant`: gives someone a course without payment. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { type GrantOutcome, grantAccess } from '#server/features/purchase/access.ts'
import { productNames } from '#words/billing/product.ts'
import { type Command, UsageError } from './command.ts'
import { readEmail, readOnly, readReason, readTier } from './read-arguments.ts'
import { readOptions } from './read-options.ts'
import { asOption, operatorName } from './who.ts'
import { withApp } from './with-app.ts'

export const accessGrant: Command = {
  name: 'access grant',
  usage: 'access grant E-MAIL --tier standard|ai_enhanced --reason TEXT [--as NAME]',
  summary: 'Give a course without payment. Someone without an account gets the set-up mail.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      tier: { type: 'string' },
      reason: { type: 'string' },
      ...asOption,
    })
    const email = readEmail(readOnly(positionals, 'e-mail address'))
    if (values.tier === undefined) throw new UsageError('Say which course with --tier.')
    const tier = readTier(values.tier)
    const reason = readReason(values.reason)
    const operator = operatorName(values.as, terminal)
    const found = (outcome: GrantOutcome) =>
      outcome.ok ? { orderId: outcome.orderId, userId: outcome.userId } : {}
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'access grant', subjects: { tier }, reason, found }, () =>
        grantAccess(app, { email, tier }),
      ),
    )
    if (!outcome.ok) {
      terminal.tell(`${email} has the ${productNames[outcome.tier]} already.`)
      return 1
    }
    const how = outcome.userId === null ? ' The set-up mail is on its way.' : ''
    terminal.print(`${email} has the ${productNames[tier]} now (order ${outcome.orderId}).${how}`)
    return 0
  },
}

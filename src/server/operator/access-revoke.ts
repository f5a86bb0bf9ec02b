/** `access revoke`: ends what gives someone access; money is another command's affair. */

import type { Tier } from '#core/billing/product.ts'
import { formatCents } from '#core/money.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type RevokedOrder, type RevokeOutcome, revokeAccess } from '#server/features/purchase/access.ts'
import { productNames } from '#words/billing/product.ts'
import type { Command } from './command.ts'
import { readEmail, readOnly, readReason, readTier } from './read-arguments.ts'
import { readOptions } from './read-options.ts'
import { asOption, operatorName } from './who.ts'
import { withApp } from './with-app.ts'

const nameOf = (tier: Tier | null): string => (tier === null ? 'no course' : `the ${productNames[tier]}`)

const lineOf = ({ orderId, tier, paidCents }: RevokedOrder): string => {
  const money =
    paidCents === 0 ? '' : ` ${formatCents(paidCents)} was paid for it and is not paid back by this.`
  return `${tier} of order ${orderId} is revoked.${money}`
}

const found = (outcome: RevokeOutcome) =>
  outcome.ok
    ? { userId: outcome.userId, orders: outcome.revoked.map(({ orderId }) => orderId).join(' ') }
    : {}

export const accessRevoke: Command = {
  name: 'access revoke',
  usage: 'access revoke E-MAIL [--tier standard|ai_enhanced] --reason TEXT [--as NAME]',
  summary: 'End access, given or bought, to one course or to all. Returns no money.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      tier: { type: 'string' },
      reason: { type: 'string' },
      ...asOption,
    })
    const email = readEmail(readOnly(positionals, 'e-mail address'))
    const tier = values.tier === undefined ? null : readTier(values.tier)
    const reason = readReason(values.reason)
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(app, { operator, action: 'access revoke', subjects: { tier }, reason, found }, () =>
        revokeAccess(app, { email, tier }),
      ),
    )
    if (!outcome.ok) {
      terminal.tell(`There is nothing to revoke: ${email} has ${nameOf(outcome.owned)}.`)
      return 1
    }
    for (const order of outcome.revoked) terminal.print(lineOf(order))
    terminal.print(`${email} has ${nameOf(outcome.left)} now.`)
    return 0
  },
}

/** `orders resend-setup`: mails a fresh set-up link, also to an address that the buyer mistyped. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import { type ResendOutcome, resendSetupOfOrder } from '#server/features/purchase/order/resend-setup.ts'
import type { Command } from '../command.ts'
import { readEmail, readId, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { withApp } from '../with-app.ts'

const refusals: Record<Extract<ResendOutcome, { ok: false }>['reason'], string> = {
  'no-such-order': 'There is no such order.',
  'not-paid': 'The order is not paid.',
  'has-account': 'The order belongs to an account already; its owner can reset the password.',
  'no-email': 'The order names no e-mail address.',
  'on-hold':
    'The payment is disputed, and access is on hold; the buyer was told by mail. If the dispute is won, a fresh set-up link goes out by itself.',
  'no-access': 'The order gives no access any more; there is nothing to set up.',
}

export const ordersResendSetup: Command = {
  name: 'orders resend-setup',
  usage: 'orders resend-setup ORDER_ID [--to E-MAIL] [--as NAME]',
  summary:
    'Mail a fresh set-up link to the buyer of a paid order without an account; --to corrects the address.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { to: { type: 'string' }, ...asOption })
    const orderId = readId(readOnly(positionals, 'order'), 'orders list')
    const correctedEmail = values.to === undefined ? undefined : readEmail(values.to)
    const operator = operatorName(values.as, terminal)
    const outcome = await withApp(terminal, (app) =>
      actLogged(
        app,
        {
          operator,
          action: 'orders resend-setup',
          subjects: { orderId, ...(correctedEmail !== undefined && { corrected: true }) },
        },
        () => resendSetupOfOrder(app, orderId, correctedEmail),
      ),
    )
    if (outcome.ok) terminal.print(`A fresh set-up link is on its way to ${outcome.email}.`)
    else terminal.tell(refusals[outcome.reason])
    return outcome.ok ? 0 : 1
  },
}

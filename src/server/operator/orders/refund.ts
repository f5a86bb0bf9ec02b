/** `orders refund`: pays an order back, in whole or in part. */

import { formatCents } from '#core/money.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { findOrder } from '#server/features/purchase/queries.ts'
import { type RefundOutcome, refundOrder } from '#server/features/purchase/refund/refund.ts'
import type { Command } from '../command.ts'
import { readAmount, readId, readOnly, readReason } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OperatorApp, withApp } from '../with-app.ts'
import { guaranteeLine } from './show.ts'

const refusalOf = (outcome: Extract<RefundOutcome, { ok: false }>): string => {
  switch (outcome.reason) {
    case 'no-such-order':
      return 'There is no such order.'
    case 'nothing-paid':
      return 'Nothing was paid for this order. To end access, use `access revoke`.'
    case 'nothing-left':
      return 'Everything that was paid has been paid back, or is on its way.'
    case 'disputed':
      return 'The payment is disputed, or was lost in a dispute; the bank decides over it.'
    case 'other-mode':
      return 'The order was paid in another mode (live or test) than these settings reach.'
    case 'too-much':
      return `At most ${formatCents(outcome.leftCents)} is left to pay back.`
    case 'refund-open':
      return `A refund of ${formatCents(outcome.openCents)} has no answer yet. Ask for that amount to go on with it.`
    case 'provider-refused':
      return `The payment provider refused: ${outcome.code}.`
  }
}

const sentenceOf = ({ refund }: Extract<RefundOutcome, { ok: true }>): string => {
  const amount = formatCents(refund.amountCents)
  if (refund.status === 'succeeded') return `${amount} was paid back (refund ${refund.id}).`
  if (refund.status === 'pending')
    return `${amount} is being paid back by the provider (refund ${refund.id}).`
  return `The payment provider could not be reached. ${amount} will be paid back once it can be (refund ${refund.id}).`
}

const showGuarantee = async (app: OperatorApp, orderId: string, tell: (line: string) => void) => {
  const order = await findOrder(app.db, orderId)
  if (order) tell(`Guarantee: ${guaranteeLine({ order }, app.now())}.`)
}

export const ordersRefund: Command = {
  name: 'orders refund',
  usage: 'orders refund ORDER_ID [--amount DOLLARS] --reason TEXT [--as NAME]',
  summary: 'Pay an order back: all that is left, or an amount. The guarantee is shown, not enforced.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      amount: { type: 'string' },
      reason: { type: 'string' },
      ...asOption,
    })
    const orderId = readId(readOnly(positionals, 'order'), 'orders list')
    const amountCents = values.amount === undefined ? null : readAmount(values.amount)
    const reason = readReason(values.reason)
    const operator = operatorName(values.as, terminal)
    const subjects = { orderId, amountCents }
    const found = (outcome: RefundOutcome) => (outcome.ok ? { refundId: outcome.refund.id } : {})
    const outcome = await withApp(terminal, async (app) => {
      await showGuarantee(app, orderId, terminal.tell)
      return actLogged(app, { operator, action: 'orders refund', subjects, reason, found }, () =>
        refundOrder(app, { orderId, amountCents, reason, requestedBy: 'operator' }),
      )
    })
    if (outcome.ok) terminal.print(sentenceOf(outcome))
    else terminal.tell(refusalOf(outcome))
    return outcome.ok ? 0 : 1
  },
}

/** `orders show`: one order with its money, the links sent for it, and what the provider said. */

import { givesAccess } from '#core/billing/entitlement.ts'
import { guaranteeEndsOn } from '#core/billing/guarantee.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { formatCents } from '#core/money.ts'
import { type OrderFile, orderFile } from '#server/features/purchase/order/look-up.ts'
import type { Command, Terminal } from '../command.ts'
import { jsonOption, moment, printJson, printRows } from '../print.ts'
import { readId, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'

/** The last day of the guarantee, and whether it has passed; the rule binds buyers, not the operator. */
export const guaranteeLine = ({ order }: Pick<OrderFile, 'order'>, now: Date): string => {
  if (order.paidAt === null || order.source === 'operator') return 'none'
  const endsOn = guaranteeEndsOn(todayInFlorida(order.paidAt), order.tier, order.userId !== null)
  return `${endsOn < todayInFlorida(now) ? 'ended on' : 'until'} ${endsOn}`
}

const detailsOf = (file: OrderFile): string[][] => {
  const { order, email, ledger } = file
  return [
    ['begun', moment(order.createdAt)],
    ['status', order.paidAt ? `${order.status}, ${moment(order.paidAt)}` : order.status],
    ['course', order.isUpgrade ? 'upgrade to ai_enhanced' : order.tier],
    ['price', order.source === 'operator' ? 'given by the operator' : formatCents(order.amountCents)],
    ...(order.taxCents > 0 ? [['of which tax', formatCents(order.taxCents)]] : []),
    ['gives access', givesAccess({ ...order, entries: ledger }) ? 'yes' : 'no'],
    ['guarantee', guaranteeLine(file, new Date())],
    ['e-mail', email ?? '-'],
    ['account', order.userId ?? 'not set up'],
    ['payment', order.stripePaymentIntentId ?? '-'],
    ['checkout', order.stripeSessionId ?? '-'],
    ['mode', order.livemode ? 'live' : 'test'],
  ]
}

const printPart = (
  terminal: Terminal,
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void => {
  terminal.print('')
  terminal.print(rows.length === 0 ? `${title}: none` : `${title}:`)
  if (rows.length > 0) printRows(terminal, head, rows)
}

const printFile = (terminal: Terminal, file: OrderFile): void => {
  printRows(terminal, ['order', file.order.id], detailsOf(file))
  printPart(
    terminal,
    'Ledger',
    ['WHEN', 'KIND', 'AMOUNT', 'REFERENCE'],
    file.ledger.map((entry) => [
      moment(entry.occurredAt),
      entry.kind,
      formatCents(entry.amountCents),
      entry.stripeObjectId,
    ]),
  )
  printPart(
    terminal,
    'Refunds',
    ['WHEN', 'STATUS', 'AMOUNT', 'BY', 'REASON'],
    file.refunds.map((refund) => [
      moment(refund.requestedAt),
      refund.failureCode ? `${refund.status} (${refund.failureCode})` : refund.status,
      formatCents(refund.amountCents),
      refund.requestedBy,
      refund.reason,
    ]),
  )
  printPart(
    terminal,
    'Set-up links',
    ['SENT', 'WORKS UNTIL', 'USED', 'TO'],
    file.links.map((link) => [
      moment(link.createdAt),
      moment(link.expiresAt),
      moment(link.usedAt),
      link.email,
    ]),
  )
  printPart(
    terminal,
    'Events',
    ['RECEIVED', 'WORKED', 'TYPE', 'ID'],
    file.events.map((event) => [moment(event.receivedAt), moment(event.processedAt), event.type, event.id]),
  )
}

export const ordersShow: Command = {
  name: 'orders show',
  usage: 'orders show ORDER_ID [--json]',
  summary: 'Show one order: ledger, refunds, set-up links sent, events of the payment provider.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, jsonOption)
    const id = readId(readOnly(positionals, 'order'), 'orders list')
    const file = await withApp(terminal, ({ db }) => orderFile(db, id))
    if (!file) {
      terminal.tell(`There is no order ${id}.`)
      return 1
    }
    const { browserKeyHash: _secret, ...order } = file.order
    if (values.json) printJson(terminal, { ...file, order })
    else printFile(terminal, file)
    return 0
  },
}

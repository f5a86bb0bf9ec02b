/** `orders list`: the newest orders, of one person or one status. */

import { formatCents } from '#core/money.ts'
import { findOrders } from '#server/features/purchase/order/look-up.ts'
import type { Command } from '../command.ts'
import { jsonOption, moment, printJson, printList } from '../print.ts'
import { limitOption, readChoice, readEmail, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'

type Found = Awaited<ReturnType<typeof findOrders>>[number]

const rowOf = ({ order, email }: Found): string[] => [
  order.id,
  moment(order.createdAt),
  order.status,
  order.isUpgrade ? 'upgrade' : order.tier,
  order.source === 'operator' ? 'granted' : formatCents(order.amountCents),
  order.userId === null ? 'no account' : 'account',
  email ?? '-',
]

const head = ['ORDER', 'BEGUN', 'STATUS', 'COURSE', 'PRICE', 'OWNER', 'E-MAIL']

export const ordersList: Command = {
  name: 'orders list',
  usage: 'orders list [--email E-MAIL] [--status pending|paid|expired|failed] [--limit NUMBER] [--json]',
  summary: 'List orders, newest first.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      email: { type: 'string' },
      status: { type: 'string' },
      ...limitOption,
      ...jsonOption,
    })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const search = {
      limit,
      ...(values.email === undefined ? {} : { email: readEmail(values.email) }),
      ...(values.status === undefined
        ? {}
        : { status: readChoice('--status', values.status, ['pending', 'paid', 'expired', 'failed']) }),
    }
    const found = await withApp(terminal, ({ db }) => findOrders(db, search))
    if (values.json) {
      printJson(
        terminal,
        found.map(({ order: { browserKeyHash: _secret, ...order }, email }) => ({ ...order, email })),
      )
      return 0
    }
    printList(terminal, { head, rows: found.map(rowOf), limit, none: 'There is no such order.' })
    return 0
  },
}

/** `support list`: who waits for an answer, the most urgent first. */

import { byUrgency, isOverdue } from '#core/support/promise.ts'
import { askerOf } from '#server/features/support/queries.ts'
import type { ThreadRow, WaitRow } from '#server/features/support/support-tables.ts'
import { newestThreads, waitingThreads } from '#server/features/support/wait-queries.ts'
import type { Command } from '../command.ts'
import { floridaMoment, jsonOption, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { type OperatorShop, withShop } from '../with-shop.ts'

type Listed = { readonly thread: ThreadRow; readonly wait: WaitRow | null }
type Found = Listed & { readonly email: string }

const waiting = async ({ db, now }: OperatorShop): Promise<readonly Listed[]> => {
  const urgency = byUrgency(now())
  return (await waitingThreads(db)).toSorted((one, other) => urgency(one.wait, other.wait))
}

const stateOf = ({ thread, wait }: Listed, now: Date): string => {
  if (wait) return isOverdue(wait, now) ? 'OVERDUE' : 'waiting'
  return thread.closedAt ? 'closed' : 'answered'
}

const rowOf = (found: Found, now: Date): string[] => [
  String(found.thread.number),
  stateOf(found, now),
  floridaMoment(found.wait?.dueAt ?? null),
  found.wait?.isPriority ? 'priority' : '-',
  floridaMoment(found.thread.openedAt),
  found.email,
  found.thread.subject,
]

const head = ['NUMBER', 'STATE', 'ANSWER BY', 'PLAN', 'OPENED', 'FROM', 'SUBJECT']

const find = async (shop: OperatorShop, all: boolean, limit: number): Promise<readonly Found[]> => {
  const listed = all ? await newestThreads(shop.db, limit) : (await waiting(shop)).slice(0, limit)
  return Promise.all(
    listed.map(async (one) => ({ ...one, email: (await askerOf(shop.db, one.thread)).email })),
  )
}

export const supportList: Command = {
  name: 'support list',
  usage: 'support list [--all] [--limit NUMBER] [--json]',
  summary: 'List who waits for an answer: overdue first, then AI-Enhanced, then by when it is due.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      all: { type: 'boolean', default: false },
      ...limitOption,
      ...jsonOption,
    })
    readNone(positionals)
    const limit = readLimit(values.limit)
    return withShop(terminal, async (shop) => {
      const found = await find(shop, values.all, limit)
      const rows = found.map((one) => rowOf(one, shop.now()))
      if (values.json) printJson(terminal, found)
      else printList(terminal, { head, rows, limit, none: 'Nobody waits for an answer.' })
      return 0
    })
  },
}

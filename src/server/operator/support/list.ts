/** `support list`: who waits for an answer, the most urgent first. */

import { byUrgency, isOverdue } from '#core/support/promise.ts'
import type { ConversationRow, WaitRow } from '#server/db/schema/support.ts'
import { askerOf } from '#server/features/support/queries.ts'
import { newestConversations, waitingConversations } from '#server/features/support/wait-queries.ts'
import type { Command } from '../command.ts'
import { floridaMoment, jsonOption, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { type OperatorApp, withApp } from '../with-app.ts'

type Listed = { readonly conversation: ConversationRow; readonly wait: WaitRow | null }
type Found = Listed & { readonly email: string }

const waiting = async ({ db, now }: OperatorApp): Promise<readonly Listed[]> => {
  const urgency = byUrgency(now())
  return (await waitingConversations(db)).toSorted((one, other) => urgency(one.wait, other.wait))
}

const stateOf = ({ conversation, wait }: Listed, now: Date): string => {
  if (wait) return isOverdue(wait, now) ? 'OVERDUE' : 'waiting'
  return conversation.closedAt ? 'closed' : 'answered'
}

const rowOf = (found: Found, now: Date): string[] => [
  String(found.conversation.number),
  stateOf(found, now),
  floridaMoment(found.wait?.dueAt ?? null),
  found.wait?.isPriority ? 'priority' : '-',
  floridaMoment(found.conversation.openedAt),
  found.email,
  found.conversation.subject,
]

const head = ['NUMBER', 'STATE', 'ANSWER BY', 'PLAN', 'OPENED', 'FROM', 'SUBJECT']

const find = async (app: OperatorApp, all: boolean, limit: number): Promise<readonly Found[]> => {
  const listed = all ? await newestConversations(app.db, limit) : (await waiting(app)).slice(0, limit)
  return Promise.all(
    listed.map(async (one) => ({ ...one, email: (await askerOf(app.db, one.conversation)).email })),
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
    return withApp(terminal, async (app) => {
      const found = await find(app, values.all, limit)
      const rows = found.map((one) => rowOf(one, app.now()))
      if (values.json) printJson(terminal, found)
      else printList(terminal, { head, rows, limit, none: 'Nobody waits for an answer.' })
      return 0
    })
  },
}

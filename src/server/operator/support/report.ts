/** `support report`: how far the promise of an answer was kept, by plan. */

import { answerWithinHours } from '#core/support/params.ts'
import { countPromises, type PromiseCount } from '#core/support/promise.ts'
import { allWaits } from '#server/features/support/wait-queries.ts'
import type { Command } from '../command.ts'
import { jsonOption, printJson, printRows } from '../print.ts'
import { readDay, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'

const head = ['PLAN', `WITHIN ${answerWithinHours} H`, 'LATE', 'CLOSED', 'WAITING', 'OVERDUE']

const rowOf = (plan: string, counted: PromiseCount): string[] => [
  plan,
  ...[counted.answeredInTime, counted.answeredLate, counted.closed, counted.waiting, counted.overdue].map(
    String,
  ),
]

export const supportReport: Command = {
  name: 'support report',
  usage: 'support report [--since DAY] [--json]',
  summary: 'Count what was answered within the promise, late, not at all, and what waits.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { since: { type: 'string' }, ...jsonOption })
    readNone(positionals)
    const since = values.since === undefined ? new Date(0) : readDay('--since', values.since)
    return withApp(terminal, async ({ db, now }) => {
      const waits = (await allWaits(db)).filter((wait) => wait.since >= since)
      const priority = countPromises(
        waits.filter(({ isPriority }) => isPriority),
        now(),
      )
      const others = countPromises(
        waits.filter(({ isPriority }) => !isPriority),
        now(),
      )
      if (values.json) printJson(terminal, { priority, others })
      else printRows(terminal, head, [rowOf('AI-Enhanced', priority), rowOf('others', others)])
      return 0
    })
  },
}

/** `log list`: what was done by hand, by whom and when. */

import { listActions, type OperatorAction } from '#server/features/operator-log/queries.ts'
import type { Command } from './command.ts'
import { jsonOption, moment, printJson, printList } from './print.ts'
import { limitOption, readLimit, readNone } from './read-arguments.ts'
import { readOptions } from './read-options.ts'
import { withApp } from './with-app.ts'

const subjectsOf = ({ subjects }: OperatorAction): string =>
  Object.entries(subjects)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

const rowOf = (action: OperatorAction): string[] => [
  moment(action.begunAt),
  action.operator,
  action.action,
  action.outcome,
  subjectsOf(action),
  action.reason ?? '',
]

const head = ['WHEN', 'WHO', 'ACTION', 'OUTCOME', 'ABOUT', 'REASON']

export const logList: Command = {
  name: 'log list',
  usage: 'log list [--limit NUMBER] [--json]',
  summary: 'List what was done with these commands, newest first. "begun" was cut short.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, { ...limitOption, ...jsonOption })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const found = await withApp(terminal, ({ db }) => listActions(db, limit))
    if (values.json) printJson(terminal, found)
    else printList(terminal, { head, rows: found.map(rowOf), limit, none: 'Nothing was done yet.' })
    return 0
  },
}

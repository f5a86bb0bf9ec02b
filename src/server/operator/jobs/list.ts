/** `jobs list`: what the queue has in hand, and what it gave up. */

import type { Command } from '../command.ts'
import { jsonOption, moment, printJson, printList } from '../print.ts'
import { limitOption, readLimit, readNone } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { withApp } from '../with-app.ts'
import { listJobs, type QueueJob } from './job-queries.ts'

const rowOf = (job: QueueJob): string[] => [
  job.id,
  job.name,
  job.state,
  String(job.tries),
  moment(job.createdAt),
  job.state === 'failed' ? '-' : moment(job.nextTryAt),
  JSON.stringify(job.payload ?? {}),
]

const head = ['JOB', 'NAME', 'STATE', 'TRY', 'WRITTEN', 'NEXT TRY', 'ABOUT']

export const jobsList: Command = {
  name: 'jobs list',
  usage: 'jobs list [--failed] [--limit NUMBER] [--json]',
  summary: 'List jobs that are not done, newest first; with --failed those that were given up.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      failed: { type: 'boolean', default: false },
      ...limitOption,
      ...jsonOption,
    })
    readNone(positionals)
    const limit = readLimit(values.limit)
    const found = await withApp(terminal, ({ pool }) => listJobs(pool, { failed: values.failed, limit }))
    if (values.json) printJson(terminal, found)
    else printList(terminal, { head, rows: found.map(rowOf), limit, none: 'There are no such jobs.' })
    return 0
  },
}

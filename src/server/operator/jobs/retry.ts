/** `jobs retry`: gives a job that was given up one more try. */

import { actLogged } from '#server/features/operator-log/actions.ts'
import type { Command } from '../command.ts'
import { readId, readOnly } from '../read-arguments.ts'
import { readOptions } from '../read-options.ts'
import { asOption, operatorName } from '../who.ts'
import { type OperatorApp, withApp } from '../with-app.ts'
import { findJob } from './job-queries.ts'

const retry = async (app: OperatorApp, id: string, operator: string): Promise<string | null> => {
  const job = await findJob(app.pool, id)
  if (!job) return `There is no job ${id}.`
  if (job.state !== 'failed') return `The job is ${job.state}; only failed ones can be tried again.`
  const subjects = { jobId: id, job: job.name }
  await actLogged(app, { operator, action: 'jobs retry', subjects }, async () => {
    await app.queue.retry(job.name, id)
    return { ok: true }
  })
  return null
}

export const jobsRetry: Command = {
  name: 'jobs retry',
  usage: 'jobs retry JOB_ID [--as NAME]',
  summary: 'Try a job once more that was given up. A mail that was given up: use `mail retry`.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, asOption)
    const id = readId(readOnly(positionals, 'job'), 'jobs list --failed')
    const operator = operatorName(values.as, terminal)
    const refusal = await withApp(terminal, (app) => retry(app, id, operator))
    if (refusal) terminal.tell(refusal)
    else terminal.print('The job will be tried again within seconds, once a worker runs.')
    return refusal ? 1 : 0
  },
}

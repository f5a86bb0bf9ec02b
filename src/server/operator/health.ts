/** `health`: what the health call answers, told without a running web server. */

import { openDatabase } from '#server/db/open.ts'
import { findRunningPostgres } from '#server/db/supervisor/connection-file.ts'
import type { Env } from '#server/env.ts'
import { readHealth } from '#server/features/health/actions.ts'
import { readQueueHealth } from '#server/jobs/queue-health.ts'
import type { Command } from './command.ts'
import { jsonOption, printJson, printRows } from './print.ts'
import { readNone } from './read-arguments.ts'
import { readOptions } from './read-options.ts'
import { openOutsideWorlds } from './with-app.ts'
import { readSettings } from './with-database.ts'

/** Looking must not start a database: one that does not run is what the question is about. */
const urlOf = async (env: Env): Promise<string> => {
  const url = env.DATABASE_URL ?? (await findRunningPostgres(env.DATA_DIR))?.url
  return url ?? 'postgres://127.0.0.1:9/not-running'
}

const lookAt = async (env: Env) => {
  const { db, pool, close } = openDatabase(await urlOf(env))
  const { mailer, payments } = await openOutsideWorlds(env)
  const executeSql = (text: string, values?: unknown[]) => pool.query(text, values)
  try {
    return await readHealth({
      env,
      db,
      queue: { health: () => readQueueHealth({ executeSql }) },
      mailer,
      payments,
    })
  } finally {
    mailer.close()
    await close()
  }
}

export const health: Command = {
  name: 'health',
  usage: 'health [--json]',
  summary: 'Look at database, queue, mail and payments. Exit code 1 when one of the first two is down.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, jsonOption)
    readNone(positionals)
    const { hardDown, health: found } = await lookAt(readSettings(terminal))
    const status = hardDown ? 'down' : found.status
    const rows = Object.entries(found.parts).map(([part, { ok, detail }]) => [
      part,
      ok ? 'ok' : (detail ?? 'down'),
    ])
    if (values.json) printJson(terminal, { ...found, status })
    else printRows(terminal, ['app', status], rows)
    return hardDown ? 1 : 0
  },
}

/** Owns being the process that gets killed: it starts the database as main.ts would, then waits, or writes without pause. */
import { writeSync } from 'node:fs'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import type { ChildOrder } from './postgres-process.ts'

// Written at once and whole: what is here was acknowledged before any later kill.
const say = (line: string) => writeSync(1, `${line}\n`)

const writeForEver = async (url: string): Promise<never> => {
  const { pool } = openDatabase(url)
  await migrate(pool)
  await pool.query(
    'create table if not exists acknowledged (id bigint generated always as identity primary key)',
  )
  const writer = async () => {
    for (;;) {
      const { rows } = await pool.query<{ id: string }>(
        'insert into acknowledged default values returning id',
      )
      say(`id ${rows[0]?.id}`)
    }
  }
  say(`writing ${url}`)
  return Promise.race([writer(), writer(), writer(), writer()])
}

const order: ChildOrder = JSON.parse(process.argv[2] ?? '{}')
if (order.uid !== undefined) {
  process.setgroups?.([])
  process.setgid?.(order.uid)
  process.setuid?.(order.uid)
}
try {
  const server = await startPostgres({ ...order.options, log: (message) => say(`log ${message}`) })
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)))
  say(`ready ${server.url}`)
  if (order.write === true) await writeForEver(server.url)
  setInterval(() => {}, 60_000)
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

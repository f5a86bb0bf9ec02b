import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres, usePostgres } from '#server/db/postgres-supervisor.ts'
import { findRunningPostgres } from '#server/db/supervisor/connection-file.ts'

// Starting processes is slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
/** Of the first start. */
let address: string
const start = async (log: (message: string) => void = () => {}) => {
  const server = await startPostgres({ dataDir, durable: false, log })
  onTestFinished(server.stop)
  return server
}
const isThere = (name: string) =>
  stat(join(dataDir, name)).then(
    () => true,
    () => false,
  )
const mode = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8)

const ask = async (url: string, sql: string) => {
  const { pool, close } = openDatabase(url, { maxConnections: 1 })
  try {
    return (await pool.query(sql)).rows[0]
  } finally {
    await close()
  }
}

// The tests share one DATA_DIR and tell its life in order.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'just-value-supervisor-'))
  await chmod(dataDir, 0o711)
  // What an interrupted first start leaves behind.
  await mkdir(join(dataDir, 'postgres.new'))
  await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('a first start makes a private database that only this machine can reach', async () => {
  const server = await start()
  expect(await findRunningPostgres(dataDir)).toEqual({ url: server.url, port: server.port })
  expect(await mode('postgres.json')).toBe('600')
  expect(await mode('connection.json')).toBe('600')
  expect(await mode('postgres')).toBe('700')
  expect(
    await ask(
      server.url,
      `select current_setting('listen_addresses') as listens,
              current_setting('password_encryption') as passwords, current_setting('server_encoding') as encoding,
              (select rolsuper from pg_roles where rolname = current_user) as superuser`,
    ),
  ).toEqual({
    listens: '127.0.0.1',
    passwords: 'scram-sha-256',
    encoding: 'UTF8',
    superuser: false,
  })
  const wrong = new URL(server.url)
  wrong.password = 'guess'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  await ask(server.url, `create table kite as select 'red' as color`)
  address = server.url
  await server.stop()
})

test('a stopped database leaves no process, no lock and no connection behind', async () => {
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
  expect(await isThere('connection.json')).toBe(false)
  expect(await isThere('postgres.lock')).toBe(false)
  expect(await isThere('postgres/postmaster.pid')).toBe(false)
  expect(await isThere('postgres.new')).toBe(false)
})

test('the next start finds the same data behind the same address; commands beside it use it and leave it running', async () => {
  const said: string[] = []
  const server = await start((line) => said.push(line))
  expect(server.url).toBe(address)
  const used = await usePostgres({ dataDir })
  expect(used.url).toBe(server.url)
  await used.stop()
  expect(await ask(server.url, 'select color from kite')).toEqual({ color: 'red' })
  await server.stop()
  expect(said).toEqual([])
})

test('a taken port is left alone, and the new one is remembered; stopping twice is stopping once', async () => {
  const taken = Number(new URL(address).port)
  const squatter = createServer()
  await new Promise<void>((resolve) => squatter.listen(taken, '127.0.0.1', resolve))
  const second = await start()
  await second.stop()
  squatter.close()
  expect(second.port).not.toBe(taken)
  const third = await start()
  await Promise.all([third.stop(), third.stop()])
  expect(third.port).toBe(second.port)
  expect(await isThere('postgres.lock')).toBe(false)
})

test('commands without a server start the database for themselves', async () => {
  const used = await usePostgres({ dataDir, durable: false })
  onTestFinished(used.stop)
  expect(await ask(used.url, 'select color from kite')).toEqual({ color: 'red' })
  await used.stop()
  expect(await findRunningPostgres(dataDir)).toBeUndefined()
})

test('damaged settings are reported, not replaced', async () => {
  const path = join(dataDir, 'postgres.json')
  const good = await readFile(path, 'utf8')
  await writeFile(path, good.slice(0, 40))
  await expect(start()).rejects.toThrow(`${path} is damaged; restore it from a backup`)
  await writeFile(path, good)
})

test('a cluster of another major version is refused with both numbers; put right, both start again', async () => {
  const path = join(dataDir, 'postgres', 'PG_VERSION')
  await writeFile(path, '15\n')
  await expect(start()).rejects.toThrow('was made by PostgreSQL 15, but PostgreSQL 18 comes along now')
  await writeFile(path, '18\n')
  await (await start()).stop()
})

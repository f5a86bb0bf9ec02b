/** Proves that the database we bring survives a full disk: it says so, and comes back by itself when there is room. */
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { isOutage } from '#server/db/outage.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { until } from '#server/jobs/until.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** A small disk of its own needs the right to mount one. */
const mountSmallDisk = (folder: string): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192m,mode=0711', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let folder: string
let isMounted = false
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'just-value-full-'))
  await chmod(folder, 0o711)
  isMounted = mountSmallDisk(folder)
})
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', folder])
  await rm(folder, { recursive: true, force: true })
})

const fill = (path: string) =>
  writeFile(path, Buffer.alloc(256 * 2 ** 20)).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ENOSPC',
  )

test('comes back when there is room again, with what it had', async ({ skip }) => {
  if (!isMounted) return skip('this machine lets nobody mount a small disk')
  const told: string[] = []
  const server = await startPostgres({ dataDir: folder, alarm: (message) => told.push(message) })
  const { pool, close } = openDatabase(server.url, { maxConnections: 2 })
  await pool.query('create table kept (n int, padding text)')
  await pool.query('insert into kept values (1, null)')
  const ballast = join(folder, 'ballast')
  expect(await fill(ballast)).toBe(true)
  const failures: unknown[] = []
  const write = () =>
    pool
      .query("insert into kept select n, repeat('x', 8000) from generate_series(1, 2000) n")
      .catch((error) => {
        failures.push(error)
      })
  await until(async () => {
    await write()
    return failures.length > 0
  })
  expect(failures.every(isOutage)).toBe(true)
  const [postmaster = ''] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(postmaster), 'SIGKILL')
  await until(() => told.some((message) => /ended by itself/.test(message)))
  await rm(ballast)
  await until(() => told.at(-1)?.includes('PostgreSQL runs again.') === true)
  await until(async () => (await pool.query('select 1').catch(() => null)) !== null)
  await until(async () => (await pool.query('insert into kept values (2, null)').catch(() => null)) !== null)
  expect((await pool.query('select count(*)::int as n from kept where padding is null')).rows).toEqual([
    { n: 2 },
  ])
  await close()
  await server.stop()
})

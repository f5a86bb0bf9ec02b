import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { findRunningPostgres } from '#server/db/supervisor/connection-file.ts'
import { keepRunning } from '#server/db/supervisor/keep-running.ts'
import { processIdentity } from '#server/db/supervisor/process-identity.ts'
import { until } from '#server/jobs/until.ts'
import { startChild } from './postgres-process.ts'

// Starting processes is slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string
const options = () => ({ dataDir, durable: false })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'just-value-recovery-'))
  await chmod(dataDir, 0o711)
  await (await startPostgres(options())).stop()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const postmaster = async () => {
  const lines = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(lines[0])
}

/** Starts, killing the program that looks after the database, and tells which PostgreSQL it left behind. */
const leaveOrphan = async () => {
  const child = startChild({ options: options() })
  await child.hear('ready')
  const pid = await postmaster()
  await child.end('SIGKILL')
  return pid
}

describe('after kill -9 of the program', () => {
  test('the PostgreSQL left behind is taken over', async () => {
    const orphan = await leaveOrphan()
    expect(await findRunningPostgres(dataDir)).toBeDefined()
    const server = await startPostgres(options())
    expect(await postmaster()).toBe(orphan)
    await server.stop()
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
    expect(await processIdentity(orphan)).toBeUndefined()
  })

  test('one that was started differently is stopped first', async () => {
    const orphan = await leaveOrphan()
    const server = await startPostgres({ dataDir, durable: true })
    expect(await postmaster()).not.toBe(orphan)
    await server.stop()
  })

  test('a PostgreSQL killed as well is started again', async () => {
    const orphan = await leaveOrphan()
    process.kill(orphan, 'SIGKILL')
    const server = await startPostgres(options())
    expect(await postmaster()).not.toBe(orphan)
    await server.stop()
  })
})

describe('a PostgreSQL that ends by itself', () => {
  test('comes back behind the same address, each time, and says so', async () => {
    const told: string[] = []
    const server = await startPostgres({ ...options(), alarm: (message) => told.push(message) })
    const { pool, close } = openDatabase(server.url, { maxConnections: 1 })
    const answers = () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      )
    const timesBack = () => told.filter((message) => message.includes('runs again')).length
    for (const [times, signal] of [
      [1, 'SIGKILL'],
      [2, 'SIGQUIT'],
    ] as const) {
      expect(await answers()).toBe(true)
      const killed = await postmaster()
      process.kill(killed, signal)
      await until(async () => timesBack() === times && (await answers()))
    }
    expect(told.filter((message) => message.includes('ended by itself'))).toHaveLength(2)
    expect(await findRunningPostgres(dataDir)).toEqual({ url: server.url, port: server.port })
    await close()
    const last = await postmaster()
    await server.stop()
    expect(await processIdentity(last)).toBeUndefined()
  })

  test('that cannot be started again is given up after a while', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
    const told: string[] = []
    let givenUp = false
    const kept = keepRunning({
      pid: child.pid ?? 0,
      dataDir,
      startAgain: () => Promise.reject(new Error('PostgreSQL did not start: no such file.')),
      alarm: (message) => told.push(message),
      onGivenUp: () => {
        givenUp = true
      },
      firstPauseMs: 10,
      giveUpAfterMs: 200,
    })
    await until(async () => (await processIdentity(child.pid ?? 0)) !== undefined)
    child.kill('SIGKILL')
    await until(() => givenUp)
    expect(told[0]).toBe('PostgreSQL ended by itself; it is started again.')
    expect(told.at(-1)).toBe('PostgreSQL did not start: no such file. It is tried again.')
    await kept.stopWatching()
  })
})

describe('two programs on one DATA_DIR', () => {
  test('the second refuses with one sentence, the first goes on', async () => {
    const first = startChild({ options: options() })
    await first.hear('ready')
    await expect(startPostgres(options())).rejects.toThrow(
      `The database in ${dataDir} is already in use by another process (${first.pid}). Stop that one first, or set another DATA_DIR.`,
    )
    expect(await findRunningPostgres(dataDir)).toBeDefined()
    await first.end('SIGTERM')
    expect(await findRunningPostgres(dataDir)).toBeUndefined()
  })

  test('of several that start together, one wins', async () => {
    const starts = await Promise.allSettled([1, 2, 3, 4].map(() => startPostgres(options())))
    const winners = starts.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    await Promise.all(winners.map((server) => server.stop()))
    expect(winners).toHaveLength(1)
  })

  test.for([
    [
      'of a number that now belongs to another process',
      JSON.stringify({ pid: process.ppid, identity: 'earlier' }),
    ],
    ['cut short', '{"pid": 1'],
    ['empty', ''],
  ])('a lock file %s does not block', async ([, content]) => {
    await writeFile(join(dataDir, 'postgres.lock'), content ?? '')
    const server = await startPostgres(options())
    await server.stop()
  })
})

describe('a postmaster.pid left behind', () => {
  const pidFile = () => join(dataDir, 'postgres', 'postmaster.pid')
  const withPid = (pid: number) =>
    `${pid}\n${dataDir}/postgres\n1700000000\n5432\n\n127.0.0.1\n  1 1\nready   \n`
  const startsDespite = async (content: string) => {
    await writeFile(pidFile(), content)
    const server = await startPostgres(options())
    await server.stop()
  }

  test('naming a process that is gone is removed', () => startsDespite(withPid(4_190_000)))
  test('naming a stranger is removed, and the stranger is left alone', async () => {
    const stranger = spawn('sleep', ['60'])
    await startsDespite(withPid(stranger.pid ?? 0))
    expect(stranger.exitCode).toBeNull()
    expect(stranger.signalCode).toBeNull()
    stranger.kill()
  })
  test('with nonsense in it is removed', () => startsDespite('not a number\n'))
  test('that is empty is removed', () => startsDespite(''))

  test.runIf(process.platform === 'linux')('naming a zombie is removed', async () => {
    // The child ends only once the shell has become `sleep`, which never asks about it, so it stays a zombie.
    const child = '(until grep -qx sleep /proc/$$/comm; do sleep 0.05; done)'
    const parent: ChildProcess = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`])
    const pid = await new Promise<number>((resolve) =>
      parent.stdout?.once('data', (text) => resolve(Number(text))),
    )
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    await startsDespite(withPid(pid))
    parent.kill()
  })
})

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { forEndurance } from '#test/endurance.ts'
import { startChild } from './postgres-process.ts'

const ROUNDS = forEndurance(2, 20)

const stored = async (url: string): Promise<Set<string>> => {
  const { pool, close } = openDatabase(url, { maxConnections: 1 })
  const { rows } = await pool.query<{ id: string }>('select id from acknowledged')
  await close()
  return new Set(rows.map(({ id }) => id))
}

const postmasterPid = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

const idsIn = (said: readonly string[]) =>
  said.filter((line) => line.startsWith('id ')).map((line) => line.slice('id '.length))

/**
 * A process goes on with what the last crash left, proves that all promises were kept, writes for a moment, and is
 * killed; in half of the rounds PostgreSQL is killed with it, in the other half it is left behind as an orphan.
 */
const writeAndCrash = async (dataDir: string, promised: readonly string[], killPostgres: boolean) => {
  const child = startChild({ options: { dataDir }, write: true })
  const kept = await stored(await child.hear('writing'))
  expect(promised.filter((id) => !kept.has(id))).toEqual([])
  await pause(20 + Math.random() * 300)
  if (killPostgres) process.kill(await postmasterPid(dataDir), 'SIGKILL')
  await child.end('SIGKILL')
  return idsIn(child.said)
}

test(`${ROUNDS} kills in the middle of writes lose nothing that was acknowledged`, {
  timeout: 600_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'just-value-crash-'))
  await chmod(dataDir, 0o711)
  const promised: string[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const written = await writeAndCrash(dataDir, promised, round % 2 === 0)
      expect(written.length, `written in round ${round}`).toBeGreaterThan(0)
      promised.push(...written)
    }
    const server = await startPostgres({ dataDir })
    const kept = await stored(server.url)
    await server.stop()
    expect(promised.filter((id) => !kept.has(id))).toEqual([])
    expect(new Set(promised).size).toBe(promised.length)
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('PANIC')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

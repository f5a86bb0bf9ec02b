/** Proves that a connection that breaks in the middle of work fails that work, and not the process. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '#server/jobs/until.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const breakConnection = async (pid: number) => {
  await database.pool.query('select pg_terminate_backend($1)', [pid])
  await until(async () => {
    const left = await database.pool.query('select 1 from pg_stat_activity where pid = $1', [pid])
    return left.rowCount === 0
  })
}

test('a connection that breaks between two statements fails the next one; the pool works on', async () => {
  const told: Error[] = []
  const { pool, close } = openDatabase(database.url, { onIdleError: (error) => told.push(error) })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const lost = new Promise<Error>((resolve) => client.once('end', () => resolve(new Error('ended'))))
  await breakConnection(rows[0]?.pid ?? 0)
  await lost
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(told).toEqual([])
  await close()
})

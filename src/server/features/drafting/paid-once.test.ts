/** Proves that a language model is paid once for a section, wherever its writer stops. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeModelServer, startModelServer } from '#fakes/model/start-model-server.ts'
import { until } from '#server/jobs/until.ts'
import { openModelWriter } from '#server/services/model/model-writer.ts'
import { sectionsOf } from './queries.ts'
import { plans, type WriterBench, writerBench } from './testing/writer-bench.ts'

let server: FakeModelServer
let bench: WriterBench
beforeEach(async () => {
  server = await startModelServer()
  const settings = {
    ...({ provider: 'openai-compatible', name: 'fake', apiKey: 'key', baseUrl: server.url } as const),
    ...{ usdPerMillionInput: 1, usdPerMillionOutput: 1, mostUsdPerDay: 1, mostUsdPerPerson: 1 },
  }
  bench = await writerBench(openModelWriter(settings))
})
afterEach(async () => {
  await bench.drop()
  await server.close()
})

/** The call for the first section was made once, and the section is our own program's. */
const expectFirstPaidOnce = async (id: string, outcome: string) => {
  const [asked] = server.calls
  expect(server.calls.filter(({ prompt }) => prompt === asked?.prompt)).toHaveLength(1)
  const calls = await bench.pool.query('select attempt, outcome from model_calls where position = 0')
  expect(calls.rows).toEqual([{ attempt: 1, outcome }])
  const sections = await sectionsOf(bench.db, id)
  const writers = sections.map(({ writtenBy }) => writtenBy)
  expect([writers[0], writers[2]]).toEqual(['composer', 'model'])
  expect((await bench.documentOf(id))?.status).toBe('completed')
}

it('at every place in turn never pays twice for a section, and keeps what was paid for', async () => {
  const id = await bench.request()
  for (let at = 0; at < plans.length; at += 1) {
    await bench.failAt(at)
    await expect(bench.work(id)).rejects.toThrow()
  }
  await bench.failAt(-1)
  await bench.work(id)
  expect((await bench.documentOf(id))?.status).toBe('completed')
  const writers = (await sectionsOf(bench.db, id)).map(({ writtenBy }) => writtenBy)
  expect(writers.filter((one) => one === 'model')).toHaveLength(plans.length - 1)
  expect(server.calls).toHaveLength(plans.length - 1)
})

it('killed while the answer was on its way does not make that call again: our own program writes the section', async () => {
  const id = await bench.request()
  server.next({ kind: 'stall' })
  const leaving = new AbortController()
  const working = bench.work(id, { signal: leaving.signal }).catch(() => 'stopped')
  await until(() => server.calls.length === 1)
  leaving.abort()
  await working
  // What a kill leaves behind: the money set aside, and no section.
  await bench.pool.query(`update model_calls set outcome = 'asked'`)
  await bench.pool.query('delete from document_sections')
  await bench.work(id)
  await expectFirstPaidOnce(id, 'asked')
})

it('cancelled while the answer was on its way, and asked for again, is not paid for again', async () => {
  const id = await bench.request()
  server.next({ kind: 'stall' })
  const leaving = new AbortController()
  const working = bench.work(id, { signal: leaving.signal }).catch(() => 'stopped')
  await until(() => server.calls.length === 1)
  // What a cancel and a retry leave of it: it is to be written under the same number of tries.
  await bench.pool.query(`update documents set status = 'queued', runs = runs + 1 where id = $1`, [id])
  await bench.work(id)
  leaving.abort()
  await working
  await expectFirstPaidOnce(id, 'failed')
})

it('a second answer that came before a kill is kept, though the first was judged already', async () => {
  const id = await bench.request()
  server.next({ kind: 'say', text: 'You will win.' })
  await bench.failAt(0)
  await expect(bench.work(id)).rejects.toThrow()
  await bench.failAt(-1)
  await bench.work(id)
  expect((await sectionsOf(bench.db, id))[0]).toMatchObject({ writtenBy: 'model' })
  expect(server.calls).toHaveLength(plans.length)
})

it('killed after a first answer was refused, asks no second time for what it cannot say was wrong', async () => {
  const id = await bench.request()
  server.next({ kind: 'say', text: 'You will win.' }, { kind: 'hang-up' })
  await bench.work(id)
  await bench.pool.query('delete from model_calls where attempt = 2')
  await bench.pool.query('delete from document_sections where position = 0')
  await bench.pool.query(`update documents set status = 'running', finished_at = null where id = $1`, [id])
  await bench.work(id)
  expect(server.calls).toHaveLength(plans.length)
  expect((await sectionsOf(bench.db, id))[0]).toMatchObject({ writtenBy: 'composer' })
})

it('a section that is written anew is paid once, wherever its writer stops', async () => {
  const id = await bench.request()
  await bench.work(id)
  server.forget()
  const work = await bench.askForRewrite(id, 0, 'model')
  await bench.refuseVersions(true)
  await expect(work()).rejects.toThrow()
  await expect(work()).rejects.toThrow()
  await bench.refuseVersions(false)
  await work()
  await work()
  expect(server.calls).toHaveLength(1)
  expect((await sectionsOf(bench.db, id))[0]).toMatchObject({ writtenBy: 'model', version: 2, rewrite: null })
})

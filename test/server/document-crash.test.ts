/** Proves that a document outlives its server: killed at boundaries between sections, it ends complete, once, each call paid once. */
import { afterAll, expect, it } from 'vitest'
import { planOf } from '#core/document/draft-plan.ts'
import { writtenCases } from '#core/document/testing/written-cases.ts'
import { startModelServer } from '#fakes/model/start-model-server.ts'
import { writeDocument } from '#server/features/drafting/jobs.ts'
import { sectionsOf } from '#server/features/drafting/queries.ts'
import { holdingBench } from '#server/features/drafting/testing/holding-bench.ts'
import { versionsOf } from '#server/features/drafting/version-queries.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { until } from '#server/jobs/until.ts'
import { forEndurance } from '#test/endurance.ts'
import { type ShopProcess, startWriterProcess } from './shop-process.ts'

/** The document with the fewest sections that a model may word. */
const [, sheet] = writtenCases.find(([name]) => name.startsWith('hearing_script of 5 minutes')) ?? []
if (!sheet) throw new Error('There is no short hearing script.')
const plans = planOf(sheet)
const all = Array.from({ length: plans.length + 1 }, (_, at) => at)
/** The first, the last and one between; that each holds without a kill is proved by the tests of drafting. */
const boundaries = forEndurance([0, Math.ceil(plans.length / 2), plans.length], all)

const bench = await holdingBench(sheet)
const model = await startModelServer()
const processes: ShopProcess[] = []
afterAll(async () => {
  // Only a test that failed leaves one behind.
  for (const { signal } of processes) signal('SIGKILL')
  await Promise.all(processes.map(({ ended }) => ended))
  await model.close()
  await bench.drop()
})

const start = async (): Promise<ShopProcess> => {
  const started = await startWriterProcess({
    DATABASE_URL: bench.url,
    ...{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'fake', MODEL_API_KEY: 'key' },
    MODEL_BASE_URL: model.url,
    ...{ MODEL_USD_PER_MILLION_INPUT_TOKENS: '1', MODEL_USD_PER_MILLION_OUTPUT_TOKENS: '1' },
  })
  processes.push(started)
  return started
}

const ask = async (): Promise<string> => {
  const id = await bench.request()
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const queue = await startQueue({ connectionString: bench.url, log, maintains: false })
  await bench.db.transaction((tx) =>
    queue.enqueue(tx, writeDocument, { id: `write-document:${id}:1`, payload: { documentId: id } }),
  )
  await queue.stop()
  return id
}

it('killed at boundaries between sections, before and after the call of each, ends complete and once', {
  timeout: 600_000,
}, async () => {
  const id = await ask()
  let before: readonly string[] = []
  for (const at of boundaries) {
    await bench.holdAt(at)
    const worker = await start()
    await until(bench.isHeld, 60)
    worker.signal('SIGKILL')
    await worker.ended
    await bench.letGo()
    const written = await bench.writtenAt(id)
    expect(written).toHaveLength(at)
    expect(written.slice(0, before.length)).toEqual(before)
    expect((await bench.documentOf(id))?.status).toBe('running')
    before = written
  }
  await bench.holdAt(-1)
  const worker = await start()
  await until(async () => (await bench.documentOf(id))?.status === 'completed', 60)
  worker.signal('SIGKILL')
  await worker.ended
  expect(await bench.writtenAt(id)).toEqual(before)
  const sections = await sectionsOf(bench.db, id)
  expect(sections.map((section) => [section.id, section.writtenBy])).toEqual(
    plans.map((plan) => [plan.id, 'model']),
  )
  expect(await versionsOf(bench.db, id)).toHaveLength(1)
  const prompts = model.calls.map(({ prompt }) => prompt)
  expect([prompts.length, new Set(prompts).size]).toEqual([plans.length, plans.length])
})

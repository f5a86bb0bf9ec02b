/** Proves that a document outlives its writer: whatever stops it, nothing of it is half written, and the next writes all of it, once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWriting } from './fail-writing.ts'
import { markRunning, sectionsOf } from './queries.ts'
import { plans, type WriterBench, writerBench } from './testing/writer-bench.ts'
import { versionsOf } from './version-queries.ts'

let bench: WriterBench
beforeEach(async () => {
  bench = await writerBench()
})
afterEach(() => bench.drop())

const sectionIdsOf = async (id: string) => (await sectionsOf(bench.db, id)).map((section) => section.id)
const allIds = plans.map((plan) => plan.id)

describe('a writer that stops', () => {
  it('at any place leaves nothing half written, and the next writes all of it', async () => {
    const id = await bench.request()
    for (const at of plans.keys()) {
      await bench.failAt(at)
      await expect(bench.work(id)).rejects.toThrow()
      expect((await bench.documentOf(id))?.status).toBe('running')
      expect(await sectionIdsOf(id)).toEqual([])
    }
    await bench.failAt(-1)
    await bench.work(id)
    expect((await bench.documentOf(id))?.status).toBe('completed')
    expect(await sectionIdsOf(id)).toEqual(allIds)
    expect(await bench.work(id)).toEqual({ ok: true })
    expect(await versionsOf(bench.db, id)).toHaveLength(1)
  })

  it('beside another on the same document disturbs nothing', async () => {
    const id = await bench.request()
    await Promise.all([bench.work(id), bench.work(id), bench.work(id)])
    expect((await bench.documentOf(id))?.status).toBe('completed')
    expect(await sectionIdsOf(id)).toEqual(allIds)
    expect(await versionsOf(bench.db, id)).toHaveLength(1)
  })

  it('for the last time says so, and a finished document is not touched again', async () => {
    const id = await bench.request()
    await bench.failAt(3)
    await expect(bench.work(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await bench.documentOf(id)).toMatchObject({ status: 'failed', failure: 'outage' })
    expect(await markRunning(bench.db, id)).toBeUndefined()
    const document = await bench.documentOf(id)
    if (!document) throw new Error('the document is gone')
    await failWriting(bench.ctx, document, 'check_failed', new Date())
    expect(await bench.documentOf(id)).toMatchObject({ failure: 'outage' })
  })
})

it('a document that is cancelled before its writer comes is left alone', async () => {
  const id = await bench.request()
  await bench.pool.query(`update documents set status = 'cancelled', finished_at = now() where id = $1`, [id])
  await bench.work(id)
  expect((await bench.documentOf(id))?.status).toBe('cancelled')
  expect(await sectionIdsOf(id)).toEqual([])
})

describe('a renewal', () => {
  const begin = (id: string) =>
    bench.pool.query(
      `update documents set status = 'queued', finished_at = null, renewal_failure = null, tries = tries + 1
        where id = $1`,
      [id],
    )
  const textOf = async (id: string) =>
    (await sectionsOf(bench.db, id)).map(({ paragraphs, version }) => ({ paragraphs, version }))

  it('that fails for the last time leaves the document whole, as it was, with the reason beside it', async () => {
    const id = await bench.request()
    await bench.work(id)
    const [before, row] = [await textOf(id), await bench.documentOf(id)]
    await begin(id)
    await bench.refuseVersions(true)
    await expect(bench.work(id, { isLastAttempt: true })).rejects.toThrow()
    await bench.refuseVersions(false)
    expect(await textOf(id)).toEqual(before)
    const { version, finishedAt, facts } = row ?? {}
    const same = { status: 'completed', failure: null, version, finishedAt, facts }
    expect(await bench.documentOf(id)).toMatchObject({ ...same, renewalFailure: 'outage' })
    expect(await markRunning(bench.db, id)).toBeUndefined()
    await begin(id)
    await bench.work(id)
    expect(await bench.documentOf(id)).toMatchObject({
      status: 'completed',
      version: 2,
      renewalFailure: null,
    })
  })

  it('keeps what its owner wrote and locked, and the version of what reads as before', async () => {
    const id = await bench.request()
    await bench.work(id)
    const at = (position: number, change: string) =>
      bench.pool.query(`update document_sections set ${change} where document_id = $1 and position = $2`, [
        id,
        position,
      ])
    await at(0, `paragraphs = '["In my own words."]', written_by = 'owner'`)
    await at(1, `paragraphs = '["As it was."]', locked = true`)
    await at(2, `paragraphs = '["Broken"]'`)
    await begin(id)
    await bench.work(id)
    const [own, locked, again, ...others] = await sectionsOf(bench.db, id)
    expect(own).toMatchObject({ paragraphs: ['In my own words.'], writtenBy: 'owner', version: 1 })
    expect(locked).toMatchObject({ paragraphs: ['As it was.'], locked: true, version: 1 })
    expect(again).toMatchObject({ id: allIds[2], writtenBy: 'composer', version: 2 })
    expect(again?.paragraphs).not.toContain('Broken')
    expect(new Set(others.map(({ version }) => version))).toEqual(new Set([1]))
  })
})

it('a text that does not pass the check is not kept: the document fails with its reason, and the log names no text', async () => {
  const id = await bench.request()
  const long = `9 Elm St${' and on'.repeat(300)}`
  await bench.pool.query(
    `update documents set facts = jsonb_set(facts, '{facts}', (
       select jsonb_agg(case when one ->> 'id' = 'home.address' then one || $2::jsonb else one end)
       from jsonb_array_elements(facts -> 'facts') one)) where id = $1`,
    [id, JSON.stringify({ value: long })],
  )
  await bench.work(id)
  expect(await bench.documentOf(id)).toMatchObject({ status: 'failed', failure: 'check_failed' })
  expect(await sectionIdsOf(id)).toEqual([])
  expect(JSON.stringify(bench.errors)).toContain('home: too-long')
  expect(JSON.stringify(bench.errors)).not.toContain('Elm')
})

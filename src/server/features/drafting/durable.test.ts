/** Proves that a document outlives its writer: stopped between any two sections it ends complete, each section once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markFailed, markRunning, sectionsOf } from './queries.ts'
import { plans, type WriterBench, writerBench } from './testing/writer-bench.ts'

let bench: WriterBench
beforeEach(async () => {
  bench = await writerBench()
})
afterEach(() => bench.drop())

describe('a writer that stops', () => {
  it('at every place in turn leaves what is written, and the next goes on from there', async () => {
    const id = await bench.request()
    for (let at = 0; at < plans.length; at += 1) {
      await bench.failAt(at)
      const before = await bench.writtenAt(id)
      await expect(bench.work(id)).rejects.toThrow()
      expect((await bench.documentOf(id))?.status).toBe('running')
      const after = await bench.writtenAt(id)
      expect(after).toHaveLength(at)
      expect(after.slice(0, before.length)).toEqual(before)
    }
    await bench.failAt(-1)
    await bench.work(id)
    expect((await bench.documentOf(id))?.status).toBe('completed')
    const sections = await sectionsOf(bench.db, id)
    expect(sections.map((section) => section.id)).toEqual(plans.map((plan) => plan.id))
    expect(await bench.work(id)).toEqual({ ok: true })
    expect(await bench.writtenAt(id)).toHaveLength(plans.length)
  })

  it('when it is told to stop begins no further section', async () => {
    const id = await bench.request()
    await expect(bench.work(id, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await bench.writtenAt(id)).toEqual([])
    await bench.work(id)
    expect((await bench.documentOf(id))?.status).toBe('completed')
  })

  it('beside another on the same document disturbs nothing', async () => {
    const id = await bench.request()
    await Promise.all([bench.work(id), bench.work(id), bench.work(id)])
    expect((await bench.documentOf(id))?.status).toBe('completed')
    expect(await bench.writtenAt(id)).toHaveLength(plans.length)
  })

  it('for the last time says so, and a finished document is not touched again', async () => {
    const id = await bench.request()
    await bench.failAt(3)
    await expect(bench.work(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await bench.documentOf(id)).toMatchObject({
      status: 'failed',
      failure: 'outage',
    })
    expect(await markRunning(bench.db, id)).toBeUndefined()
    await markFailed(bench.db, id, 'check_failed', new Date())
    expect(await bench.documentOf(id)).toMatchObject({ failure: 'outage' })
  })
})

describe('a text that does not hold to its facts', () => {
  it('is not kept: the document fails with its reason, and the log names places and no text', async () => {
    const id = await bench.request()
    await bench.failAt(1)
    await expect(bench.work(id)).rejects.toThrow()
    await bench.failAt(-1)
    await bench.pool.query(
      `update document_sections set paragraphs = '["The home at 9 Elm St is worth $1."]' where document_id = $1`,
      [id],
    )
    await bench.work(id)
    expect(await bench.documentOf(id)).toMatchObject({
      status: 'failed',
      failure: 'check_failed',
    })
    expect(JSON.stringify(bench.errors)).toContain('home: figure')
    expect(JSON.stringify(bench.errors)).not.toContain('Elm')
  })
})

/** Proves that a document outlives its writer: stopped between any two sections it ends complete, each section once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failWriting } from './fail-writing.ts'
import { markRunning, sectionsOf } from './queries.ts'
import { clearRewrites, holdDocument } from './section-queries.ts'
import { plans, type WriterBench, writerBench } from './testing/writer-bench.ts'
import { versionsOf } from './version-queries.ts'

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
    const document = await bench.documentOf(id)
    if (!document) throw new Error('the document is gone')
    await failWriting(bench.ctx, document, 'check_failed', new Date())
    expect(await bench.documentOf(id)).toMatchObject({ failure: 'outage' })
  })
})

describe('a document that is cancelled', () => {
  it('while a section is written keeps that section, gets no further one, and is left alone', async () => {
    const id = await bench.request()
    await bench.cancelAt(2)
    await bench.work(id)
    expect(await bench.writtenAt(id)).toHaveLength(3)
    expect((await bench.documentOf(id))?.status).toBe('cancelled')
    await bench.work(id)
    expect(await bench.writtenAt(id)).toHaveLength(3)
    expect(await versionsOf(bench.db, id)).toEqual([])
  })
})

describe('a renewal that fails', () => {
  const begin = (id: string) =>
    bench.pool.query(
      `with gone as (delete from document_sections where document_id = $1)
        update documents set status = 'queued', finished_at = null, renewal_failure = null, tries = tries + 1
        where id = $1`,
      [id],
    )
  const textOf = async (id: string) =>
    (await sectionsOf(bench.db, id)).map(({ paragraphs, version }) => ({ paragraphs, version }))

  it('for the last time leaves the document whole, as it was, with the reason beside it', async () => {
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
})

describe('a section that is written anew', () => {
  const changed = '["In my own words."]'
  const paragraphsAt = async (id: string, at: number) => (await sectionsOf(bench.db, id))[at]?.paragraphs

  it('stays as it was until the new one is whole, wherever its writer stops, and is then stored once', async () => {
    const id = await bench.request()
    await bench.work(id)
    const before = await sectionsOf(bench.db, id)
    await bench.pool.query('update document_sections set paragraphs = $2 where document_id = $1', [
      id,
      changed,
    ])
    for (const position of plans.keys()) {
      const work = await bench.askForRewrite(id, position, 'composer')
      await bench.refuseVersions(true)
      await expect(work({ signal: AbortSignal.abort() })).rejects.toThrow()
      await expect(work()).rejects.toThrow()
      expect(await paragraphsAt(id, position)).toEqual(JSON.parse(changed))
      await bench.refuseVersions(false)
      await Promise.all([work(), work()])
      expect(await paragraphsAt(id, position)).toEqual(before[position]?.paragraphs)
    }
    expect((await bench.documentOf(id))?.version).toBe(1 + plans.length)
    expect(await versionsOf(bench.db, id)).toHaveLength(1 + plans.length)
  })

  it('is left alone once it was cancelled, and says so when it failed for the last time', async () => {
    const id = await bench.request()
    await bench.work(id)
    await bench.pool.query('update document_sections set paragraphs = $2 where document_id = $1', [
      id,
      changed,
    ])
    const cancelled = await bench.askForRewrite(id, 0, 'composer')
    await bench.db.transaction(async (tx) => {
      const row = await holdDocument(tx, id)
      if (row) expect(await clearRewrites(tx, row)).toBe(1)
    })
    await cancelled()
    expect(await paragraphsAt(id, 0)).toEqual(JSON.parse(changed))
    const failing = await bench.askForRewrite(id, 1, 'composer')
    await bench.refuseVersions(true)
    await expect(failing({ isLastAttempt: true })).rejects.toThrow()
    expect((await sectionsOf(bench.db, id))[1]).toMatchObject({
      rewrite: 'failed',
      paragraphs: JSON.parse(changed),
    })
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
    expect(JSON.stringify(bench.errors)).toContain('answer: figure')
    expect(JSON.stringify(bench.errors)).not.toContain('Elm')
  })
})

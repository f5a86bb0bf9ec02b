/** Proves that a document outlives its writer: whatever stops it, nothing of it is half written, and the next writes all of it, once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { markRunning, sectionsOf } from './queries.ts'
import { plans, type WriterFixture, writerFixture } from './testing/writer-fixture.ts'
import { versionsOf } from './version/queries.ts'
import { failWriting } from './writing/fail.ts'

let fixture: WriterFixture
beforeEach(async () => {
  fixture = await writerFixture()
})
afterEach(() => fixture.drop())

const sectionIdsOf = async (id: string) => (await sectionsOf(fixture.db, id)).map((section) => section.id)
const allIds = plans.map((plan) => plan.id)

describe('a writer that stops', () => {
  it('at any place leaves nothing half written, and the next writes all of it', async () => {
    const id = await fixture.request()
    for (const at of plans.keys()) {
      await fixture.failAt(at)
      await expect(fixture.work(id)).rejects.toThrow()
      expect((await fixture.documentOf(id))?.status).toBe('running')
      expect(await sectionIdsOf(id)).toEqual([])
    }
    await fixture.failAt(-1)
    await fixture.work(id)
    expect((await fixture.documentOf(id))?.status).toBe('completed')
    expect(await sectionIdsOf(id)).toEqual(allIds)
    expect(await fixture.work(id)).toEqual({ ok: true })
    expect(await versionsOf(fixture.db, id)).toHaveLength(1)
  })

  it('beside another on the same document disturbs nothing', async () => {
    const id = await fixture.request()
    await Promise.all([fixture.work(id), fixture.work(id), fixture.work(id)])
    expect((await fixture.documentOf(id))?.status).toBe('completed')
    expect(await sectionIdsOf(id)).toEqual(allIds)
    expect(await versionsOf(fixture.db, id)).toHaveLength(1)
  })

  it('for the last time says so, and a finished document is not touched again', async () => {
    const id = await fixture.request()
    await fixture.failAt(3)
    await expect(fixture.work(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await fixture.documentOf(id)).toMatchObject({ status: 'failed', failure: 'outage' })
    expect(await markRunning(fixture.db, id)).toBeUndefined()
    const document = await fixture.documentOf(id)
    if (!document) throw new Error('the document is gone')
    await failWriting(fixture.ctx, document, 'check_failed', new Date())
    expect(await fixture.documentOf(id)).toMatchObject({ failure: 'outage' })
  })
})

it('a document that is cancelled before its writer comes is left alone', async () => {
  const id = await fixture.request()
  await fixture.pool.query(`update documents set status = 'cancelled', finished_at = now() where id = $1`, [
    id,
  ])
  await fixture.work(id)
  expect((await fixture.documentOf(id))?.status).toBe('cancelled')
  expect(await sectionIdsOf(id)).toEqual([])
})

describe('a renewal', () => {
  const begin = (id: string) =>
    fixture.pool.query(
      `update documents set status = 'queued', finished_at = null, renewal_failure = null, tries = tries + 1
        where id = $1`,
      [id],
    )
  const textOf = async (id: string) =>
    (await sectionsOf(fixture.db, id)).map(({ paragraphs, version }) => ({ paragraphs, version }))

  it('that fails for the last time leaves the document whole, as it was, with the reason beside it', async () => {
    const id = await fixture.request()
    await fixture.work(id)
    const [before, row] = [await textOf(id), await fixture.documentOf(id)]
    await begin(id)
    await fixture.refuseVersions(true)
    await expect(fixture.work(id, { isLastAttempt: true })).rejects.toThrow()
    await fixture.refuseVersions(false)
    expect(await textOf(id)).toEqual(before)
    const { version, finishedAt, facts } = row ?? {}
    const same = { status: 'completed', failure: null, version, finishedAt, facts }
    expect(await fixture.documentOf(id)).toMatchObject({ ...same, renewalFailure: 'outage' })
    expect(await markRunning(fixture.db, id)).toBeUndefined()
    await begin(id)
    await fixture.work(id)
    expect(await fixture.documentOf(id)).toMatchObject({
      status: 'completed',
      version: 2,
      renewalFailure: null,
    })
  })

  it('keeps what its owner wrote and locked, and the version of what reads as before', async () => {
    const id = await fixture.request()
    await fixture.work(id)
    const at = (position: number, change: string) =>
      fixture.pool.query(`update document_sections set ${change} where document_id = $1 and position = $2`, [
        id,
        position,
      ])
    await at(0, `paragraphs = '["In my own words."]', written_by = 'owner'`)
    await at(1, `paragraphs = '["As it was."]', locked = true`)
    await at(2, `paragraphs = '["Broken"]'`)
    await begin(id)
    await fixture.work(id)
    const [own, locked, again, ...others] = await sectionsOf(fixture.db, id)
    expect(own).toMatchObject({ paragraphs: ['In my own words.'], writtenBy: 'owner', version: 1 })
    expect(locked).toMatchObject({ paragraphs: ['As it was.'], locked: true, version: 1 })
    expect(again).toMatchObject({ id: allIds[2], writtenBy: 'composer', version: 2 })
    expect(again?.paragraphs).not.toContain('Broken')
    expect(new Set(others.map(({ version }) => version))).toEqual(new Set([1]))
  })
})

it('a text that does not pass the check is not kept: the document fails with its reason, and the log names no text', async () => {
  const id = await fixture.request()
  const long = `9 Elm St${' and on'.repeat(300)}`
  await fixture.pool.query(
    `update documents set facts = jsonb_set(facts, '{facts}', (
       select jsonb_agg(case when one ->> 'id' = 'home.address' then one || $2::jsonb else one end)
       from jsonb_array_elements(facts -> 'facts') one)) where id = $1`,
    [id, JSON.stringify({ value: long })],
  )
  await fixture.work(id)
  expect(await fixture.documentOf(id)).toMatchObject({ status: 'failed', failure: 'check_failed' })
  expect(await sectionIdsOf(id)).toEqual([])
  expect(JSON.stringify(fixture.errors)).toContain('home: too-long')
  expect(JSON.stringify(fixture.errors)).not.toContain('Elm')
})

/** Proves that a document outlives its writer: stopped between any two sections it ends complete, each section once. */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planOf } from '#core/document/draft-plan.ts'
import type { FactSheet } from '#core/document/fact-sheet.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { users } from '#server/db/schema.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import type { JobMeta } from '#server/jobs/define-job.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { home } from '#test/people.ts'
import { type DraftingContext, writeDocument } from './jobs.ts'
import { findDocumentOf, insertDocument, markFailed, markRunning, sectionsOf } from './queries.ts'

const sheet = sheetOf(materialOf('case_summary', NEW_HOMESTEAD))
const total = planOf(sheet).length
const userId = randomUUID()

let database: TestDatabase
let ctx: DraftingContext
let errors: object[]

beforeEach(async () => {
  database = await testDatabase()
  errors = []
  const log = { error: (about: unknown) => void errors.push(Object(about)) }
  ctx = { db: database.db, log, now: () => new Date() }
  const person = { id: userId, email: 'ada@example.com', passwordHash: '-', firstName: 'A', lastName: 'B' }
  await database.db.insert(users).values({ ...person, createdAt: new Date() })
})
afterEach(() => database.drop())

const request = (facts: FactSheet): Promise<string> =>
  database.db.transaction(async (tx) => {
    const property = await upsertProperty(tx, userId, home, new Date())
    if (!property) throw new Error('the home is not stored')
    const row = await insertDocument(tx, {
      id: randomUUID(),
      userId,
      propertyId: property.id,
      kind: facts.kind,
      address: '123 Main St',
      facts,
      factsHash: '0'.repeat(64),
      status: 'queued',
      sectionsTotal: total,
      writtenBy: 'composer',
      requestedAt: new Date(),
    })
    if (!row) throw new Error('the document is not stored')
    return row.id
  })

const meta = (more: Partial<JobMeta> = {}): JobMeta => ({
  id: randomUUID(),
  attempt: 1,
  isLastAttempt: false,
  signal: new AbortController().signal,
  ...more,
})

const work = (documentId: string, more?: Partial<JobMeta>) =>
  writeDocument.run(ctx, { documentId }, meta(more))

const statusOf = async (id: string) => (await findDocumentOf(database.db, userId, id))?.status

const writtenAt = async (id: string): Promise<readonly string[]> => {
  const found = await database.pool.query<{ at: string }>(
    'select written_at::text as at from document_sections where document_id = $1 order by position',
    [id],
  )
  return found.rows.map(({ at }) => at)
}

/** The database refuses the section at this place, as if it had gone away just then. */
const failAt = (position: number) =>
  database.pool.query(`
    create or replace function refuse_section() returns trigger language plpgsql as
      $$ begin if new.position = ${position} then raise exception 'gone away'; end if; return new; end $$;
    create or replace trigger refuse before insert on document_sections
      for each row execute function refuse_section()`)

describe('a writer that stops', () => {
  it('at every place in turn leaves what is written, and the next goes on from there', async () => {
    const id = await request(sheet)
    for (let at = 0; at < total; at += 1) {
      await failAt(at)
      const before = await writtenAt(id)
      await expect(work(id)).rejects.toThrow()
      expect(await statusOf(id)).toBe('running')
      const after = await writtenAt(id)
      expect(after).toHaveLength(at)
      expect(after.slice(0, before.length)).toEqual(before)
    }
    await failAt(-1)
    await work(id)
    expect(await statusOf(id)).toBe('completed')
    const sections = await sectionsOf(database.db, id)
    expect(sections.map((section) => section.id)).toEqual(planOf(sheet).map((plan) => plan.id))
    expect(await work(id)).toEqual({ ok: true })
    expect(await writtenAt(id)).toHaveLength(total)
  })

  it('when it is told to stop begins no further section', async () => {
    const id = await request(sheet)
    await expect(work(id, { signal: AbortSignal.abort() })).rejects.toThrow()
    expect(await writtenAt(id)).toEqual([])
    await work(id)
    expect(await statusOf(id)).toBe('completed')
  })

  it('beside another on the same document disturbs nothing', async () => {
    const id = await request(sheet)
    await Promise.all([work(id), work(id), work(id)])
    expect(await statusOf(id)).toBe('completed')
    expect(await writtenAt(id)).toHaveLength(total)
  })

  it('for the last time says so, and a finished document is not touched again', async () => {
    const id = await request(sheet)
    await failAt(3)
    await expect(work(id, { isLastAttempt: true })).rejects.toThrow()
    expect(await findDocumentOf(database.db, userId, id)).toMatchObject({
      status: 'failed',
      failure: 'outage',
    })
    expect(await markRunning(database.db, id)).toBeUndefined()
    await markFailed(database.db, id, 'check_failed', new Date())
    expect(await findDocumentOf(database.db, userId, id)).toMatchObject({ failure: 'outage' })
  })
})

describe('a text that does not hold to its facts', () => {
  it('is not kept: the document fails with its reason, and the log names places and no text', async () => {
    const id = await request(sheet)
    await failAt(1)
    await expect(work(id)).rejects.toThrow()
    await failAt(-1)
    await database.pool.query(
      `update document_sections set paragraphs = '["The home at 9 Elm St is worth $1."]' where document_id = $1`,
      [id],
    )
    await work(id)
    expect(await findDocumentOf(database.db, userId, id)).toMatchObject({
      status: 'failed',
      failure: 'check_failed',
    })
    expect(JSON.stringify(errors)).toContain('home: figure')
    expect(JSON.stringify(errors)).not.toContain('Elm')
  })
})

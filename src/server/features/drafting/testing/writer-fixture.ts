/** Owns a writer that tests stop where they like: one person with one home, the job run by hand, a database that refuses. */
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { planOf } from '#core/document/draft-plan.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { users } from '#server/db/schema/account.ts'
import { upsertProperty } from '#server/features/property/queries.ts'
import type { JobMeta } from '#server/jobs/define-job.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { startedDatabase } from '#test/database.ts'
import { home } from '#test/people.ts'
import { type DocumentContext, writeDocument } from '../jobs.ts'
import { findDocumentOf, insertDocument } from '../queries.ts'

const analysis = sheetOf(materialOf('case_summary', NEW_HOMESTEAD))
export const plans = planOf(analysis)

const meta = (more: Partial<JobMeta> = {}): JobMeta => ({
  id: randomUUID(),
  attempt: 1,
  isLastAttempt: false,
  signal: new AbortController().signal,
  ...more,
})

/** What can befall a database while a writer is at work. */
const troublesOf = (pool: pg.Pool) => ({
  /** No version can be kept, as if the database had gone away while a new text was stored. */
  refuseVersions: (isRefused: boolean) =>
    pool.query(`
      create or replace function refuse_version() returns trigger language plpgsql as
        $$ begin if ${isRefused} then raise exception 'gone away'; end if; return new; end $$;
      create or replace trigger refuse_versions before insert on document_versions
        for each row execute function refuse_version()`),
  /** The database refuses the section at this place, as if it had gone away just then; -1 for none. */
  failAt: (position: number) =>
    pool.query(`
      create or replace function refuse_section() returns trigger language plpgsql as
        $$ begin if new.position = ${position} then raise exception 'gone away'; end if; return new; end $$;
      create or replace trigger refuse before insert on document_sections
        for each row execute function refuse_section()`),
})

/** A property analysis is to be written unless another sheet is given. */
export const writerFixture = async (sheet = analysis) => {
  const database = await startedDatabase()
  const { db, pool } = database
  const errors: object[] = []
  const note = (about: unknown) => void errors.push(Object(about))
  const log = { info: () => {}, error: note, warn: note }
  const queue = await startQueue({ connectionString: database.url, log, maintains: false })
  const ctx: DocumentContext = { db, log, queue, now: () => new Date() }
  const userId = randomUUID()
  const person = { id: userId, email: 'ada@example.com', passwordHash: '-', firstName: 'A', lastName: 'B' }
  await db.insert(users).values({ ...person, createdAt: new Date() })

  const request = (): Promise<string> =>
    db.transaction(async (tx) => {
      const property = await upsertProperty(tx, userId, home, new Date())
      if (!property) throw new Error('the home is not stored')
      const row = await insertDocument(tx, {
        id: randomUUID(),
        userId,
        propertyId: property.id,
        caseId: null,
        taxYear: 2026,
        kind: sheet.kind,
        address: '123 Main St',
        asked: null,
        facts: sheet,
        factsHash: '0'.repeat(64),
        status: 'queued',
        sectionsTotal: planOf(sheet).length,
        requestedAt: new Date(),
      })
      if (!row) throw new Error('the document is not stored')
      return row.id
    })

  return {
    ...database,
    /** What a writer is given. */
    ctx,
    drop: async () => {
      await queue.stop()
      await database.drop()
    },
    /** What was logged as an error or a warning. */
    errors,
    request,
    work: (documentId: string, more?: Partial<JobMeta>) => writeDocument.run(ctx, { documentId }, meta(more)),
    documentOf: (id: string) => findDocumentOf(db, userId, id),
    writtenAt: async (id: string): Promise<readonly string[]> => {
      const found = await pool.query<{ at: string }>(
        'select written_at::text as at from document_sections where document_id = $1 order by position',
        [id],
      )
      return found.rows.map(({ at }) => at)
    },
    ...troublesOf(pool),
  }
}

export type WriterFixture = Awaited<ReturnType<typeof writerFixture>>

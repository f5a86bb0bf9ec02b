/** Proves on a filled database that documents which a language model once worded keep every word, and stand as ours or their owner's. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import type { TestDatabase } from '#test/database.ts'
import { databaseBefore } from '#test/database-before.ts'

const CHANGE = '0047_suggested_wordings.sql'

let database: TestDatabase
beforeEach(async () => {
  database = await databaseBefore(CHANGE)
})
afterEach(() => database.drop())

const kinds = ['case_summary', 'playbook', 'hearing_script'] as const
const idOf = (kind: (typeof kinds)[number]) => `00000000-0000-4000-8000-00000000000${kinds.indexOf(kind)}`
const HASH = 'a'.repeat(64)
const writers = ['composer', 'model', 'owner'] as const

/** A person with a document of each kind, each with a section of every writer, one of which was to be written again. */
const fill = async () => {
  const { pool } = database
  const [user, home] = ['10000000-0000-4000-8000-000000000000', '20000000-0000-4000-8000-000000000000']
  await pool.query(`insert into users values ($1, 'ada@example.com', null, '-', 'A', 'B', now())`, [user])
  await pool.query(
    `insert into properties (id, user_id, address_line1, city, zip_code, county_id, property_type, homestead_status,
       created_at, updated_at) values ($1, $2, '1 Elm St', 'Tampa', '33602', 'hillsborough', 'single_family', true, now(), now())`,
    [home, user],
  )
  for (const kind of kinds) {
    await pool.query(
      `insert into documents (id, user_id, property_id, kind, address, facts, facts_hash, status, sections_total, version,
         requested_at, finished_at) values ($1, $2, $3, $4, '1 Elm St', '{}', $5, 'completed', 3, 1, now(), now())`,
      [idOf(kind), user, home, kind, HASH],
    )
    for (const [position, writer] of writers.entries()) {
      await pool.query(
        `insert into document_sections (document_id, position, section_id, title, paragraphs, facts, written_by, written_at,
           version, rewrite, rewrite_by, rewrite_tries)
         values ($1, $2, $3, $3, $4, '[]', $3, now(), 1, $5, $6, $7)`,
        [
          ...[idOf(kind), position, writer, JSON.stringify([`Words of the ${writer}.`])],
          ...(writer === 'model' ? ['asked', 'model', 2] : [null, null, null]),
        ],
      )
    }
    const sections = writers.map((writtenBy) => ({
      id: writtenBy,
      writtenBy,
      paragraphs: [`Words of the ${writtenBy}.`],
    }))
    await pool.query(`insert into document_versions values ($1, 1, $2, 'written', null, $3, now())`, [
      idOf(kind),
      HASH,
      JSON.stringify(sections),
    ])
  }
}

it('a text that a model worded becomes ours, in a playbook its owner’s, and no word of any changes', async () => {
  await fill()
  expect(await migrate(database.pool)).toContain(CHANGE)
  for (const kind of kinds) {
    const becomes = kind === 'playbook' ? 'owner' : 'composer'
    const { rows } = await database.pool.query(
      `select section_id as id, written_by as "writtenBy", paragraphs, suggestion, suggested from document_sections
       where document_id = $1 order by position`,
      [idOf(kind)],
    )
    const none = { suggestion: null, suggested: null }
    expect(rows).toEqual([
      { id: 'composer', writtenBy: 'composer', paragraphs: ['Words of the composer.'], ...none },
      { id: 'model', writtenBy: becomes, paragraphs: ['Words of the model.'], ...none },
      { id: 'owner', writtenBy: 'owner', paragraphs: ['Words of the owner.'], ...none },
    ])
    const kept = await database.pool.query('select sections from document_versions where document_id = $1', [
      idOf(kind),
    ])
    expect(kept.rows[0]?.sections).toEqual(
      rows.map(({ suggestion: _, suggested: __, ...section }) => section),
    )
  }
})

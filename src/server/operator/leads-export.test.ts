/** Proves that leads come out as CSV that every spreadsheet reads alike and none runs. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { operatorOf } from './testing/operate.ts'

let database: TestDatabase
let folder: string
let operate: ReturnType<typeof operatorOf>
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'just-value-leads-'))
  operate = operatorOf({ DATABASE_URL: database.url, DATA_DIR: folder })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})
beforeEach(() => database.pool.query('delete from leads'))

const addLead = (id: string, address: string, requestedAt = '2026-08-20T12:00:00Z') =>
  database.pool.query(
    `insert into leads (id, email, address, address_key, property_type, request_year, status, status_code, requested_at)
     values ($1, $1 || '@example.com', $2, $1, 'Condo', 2026, 'preparing', 'requested', $3)`,
    [id, address, requestedAt],
  )

const exported = async (name: string, ...more: string[]): Promise<string> => {
  const file = path.join(folder, name)
  expect(await operate('leads', 'export', '--to', file, ...more)).toMatchObject({ code: 0 })
  return readFileSync(file, 'utf8')
}

it('quotes by RFC 4180: commas, quotes and line ends stay inside their field', async () => {
  await addLead('a', '1 "Old" Mill Rd, Tampa,\r\nFL 33602')
  expect(await exported('quoted.csv')).toBe(
    'lead_id,email,address,property_type,year,status,requested_at,prepared_at\r\n' +
      'a,a@example.com,"1 ""Old"" Mill Rd, Tampa,\r\nFL 33602",Condo,2026,preparing,2026-08-20T12:00:00.000Z,\r\n',
  )
})

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "=cmd|' /C calc'!A0", '＝1'])(
  'lets no spreadsheet run %j',
  async (address) => {
    await addLead('a', address)
    const name = `formula-${Buffer.from(address).toString('hex')}.csv`
    const [, , cell = ''] = (await exported(name)).split('\r\n').slice(1).join('\r\n').split(',')
    expect(cell.replace(/^"/, '')).toMatch(/^'/)
  },
)

it('gives those since a day, oldest first', async () => {
  await addLead('new', '1 A St', '2026-08-21T00:00:00Z')
  await addLead('old', '1 A St', '2026-08-19T23:59:59Z')
  await addLead('mid', '1 A St', '2026-08-20T00:00:00Z')
  const ids = (await exported('since.csv', '--since', '2026-08-20'))
    .split('\r\n')
    .map((line) => line.split(',')[0])
  expect(ids).toEqual(['lead_id', 'mid', 'new', ''])
})

it('gives all of many, each once', async () => {
  await database.pool.query(
    `insert into leads (id, email, address, address_key, property_type, request_year, status, status_code, requested_at)
     select 'l' || n, 'a@example.com', 'x', n::text, 'Condo', 2026, 'preparing', 'requested',
            timestamptz '2026-08-20' + (n / 700) * interval '1 second' from generate_series(1, 2500) n`,
  )
  const lines = (await exported('many.csv')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(2_501)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2_501)
})

it.each([
  [['--to', '/no/such/folder/x.csv'], 1, /there is no such folder/],
  [[], 2, /--to FILE/],
  [['--to', 'x.csv', '--since', 'August'], 2, /--since must be a day such as 2026-11-21, not "August"/],
  [['--to', 'x.csv', '--since', '2026-02-30'], 2, /not "2026-02-30"/],
] as const)('says what is wrong with %j', async (args, code, sentence) => {
  const ended = await operate('leads', 'export', ...args)
  expect([ended.code, ended.told]).toEqual([code, expect.stringMatching(sentence)])
})

it('that broke off leaves no file and is logged as failed, with why', async () => {
  await addLead('a', '1 A St')
  await database.pool.query('alter table leads rename column address to addres')
  const ended = await operate('leads', 'export', '--to', path.join(folder, 'broken.csv'), '--as', 'Grace')
  await database.pool.query('alter table leads rename column addres to address')
  expect(ended.code).toBe(1)
  expect(readdirSync(folder)).not.toContain('broken.csv')
  await exported('taken.csv')
  const taken = ['leads', 'export', '--to', path.join(folder, 'taken.csv'), '--as', 'Grace']
  expect((await operate(...taken)).code).toBe(1)
  const log = await database.pool.query(
    `select operator, outcome, subjects->>'failure' as failure from operator_actions where operator = 'Grace' order by id desc`,
  )
  expect(log.rows).toEqual([
    { operator: 'Grace', outcome: 'failed', failure: 'EEXIST' },
    // PostgreSQL's code for a column that is not there.
    { operator: 'Grace', outcome: 'failed', failure: '42703' },
  ])
})

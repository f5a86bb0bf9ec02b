/** Proves on a filled database that each kind of record goes when its period is over, and not a day before. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { daysKept } from '#core/retention/params.ts'
import { recordLog } from '#server/jobs/record-log.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { deleteBatch, rowsOver } from './queries.ts'
import { deleteOldRows } from './work.ts'

const now = new Date('2026-11-22T12:00:00Z')
/** More than two batches of each. */
const many = 2_100

let database: TestDatabase
const run = (statement: string, values: unknown[] = []) => database.pool.query(statement, values)
const countIn = async (table: string): Promise<number> =>
  (await run(`select count(*)::int as count from ${table}`)).rows[0].count

/** `at(n)` is n days before now. */
const fill = async (age: string, rows: number, days: number) => {
  const at = `$1::timestamptz - make_interval(days => ${days})`
  const each = `from generate_series(1, ${rows}) n`
  const hash = (what: string) => `sha256(convert_to('${what} ${age} ' || n, 'UTF8'))`
  const put = (statement: string) => run(statement, [now])
  await put(`insert into mails (key, recipient, kind, content, status, created_at, sent_at)
    select 'old:${age}' || n, 'a@example.com', 'receipt', null, 'sent', ${at}, ${at} ${each}`)
  await put(`insert into mail_stops (token_hash, email, topic, created_at)
    select ${hash('stop')}, 'a@example.com', 'reports', ${at} ${each}`)
  await put(`insert into season_reminders (id, email, tax_year, token_hash, asked_at, confirmed_at, told_at)
    select gen_random_uuid(), '${age}' || n || '@example.com', 2027, ${hash('season')}, ${at}, ${at}, ${at} ${each}`)
  await put(`insert into leads (id, email, address, address_key, home_key, property_type, request_year, status, status_code, requested_at)
    select '${age}' || n, n || '@example.com', '1 Main St', '${age}', 'home', 'Condominium', 2024, 'ready', 'from_roll', ${at} ${each}`)
  await put(`insert into one_time_links (id, purpose, user_id, email, token_hash, code_hash, created_at, expires_at)
    select gen_random_uuid(), 'reset', (select id from users), 'a@example.com', ${hash('token')}, ${hash('code')}, ${at}, ${at} ${each}`)
  await put(`insert into sessions (id, user_id, created_at, ended_at)
    select gen_random_uuid(), (select id from users), ${at}, ${at} ${each}`)
  await put(`insert into refresh_tokens (token_hash, session_id, issued_at, expires_at)
    select ${hash('refresh')}, (select id from sessions limit 1), ${at}, ${at} ${each}`)
  await put(`insert into orders (id, tier, status, amount_cents, livemode, created_at)
    select gen_random_uuid(), 'standard', 'expired', 19700, false, ${at} ${each}`)
  await put(`insert into stripe_events (id, type, livemode, payload, received_at, processed_at)
    select 'evt_${age}' || n, 'charge.refunded', false, '{}', ${at}, ${at} ${each}`)
  await put(`insert into model_calls (id, tries, position, attempt, provider, model, prompt_version, input_hash, outcome, cost_micro_usd, asked_at)
    select gen_random_uuid(), 1, n, 1, 'p', 'm', 1, repeat('a', 64), 'failed', 0, ${at} ${each}`)
  await put(`insert into support_threads (id, email, subject, opened_at, closed_at)
    select gen_random_uuid(), 'a@example.com', 'Question', ${at}, ${at} ${each}`)
  await put(`insert into limit_counts select ${hash('limit')}, 1, ${at} ${each}`)
  await put(`insert into sign_in_tries select ${hash('try')}, 1, ${at}, null, null ${each}`)
}

const tables = rowsOver(now).map(({ table }) => table)
const counts = async () =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await countIn(table)] as const)))

const work = () =>
  deleteOldRows.run(
    { db: database.db, log: recordLog().log, now: () => now },
    {},
    {
      id: 'night',
      attempt: 1,
      isLastAttempt: false,
      signal: new AbortController().signal,
    },
  )

beforeAll(async () => {
  database = await testDatabase()
  await run(
    `insert into users (id, email, password_hash, first_name, last_name, created_at)
     values (gen_random_uuid(), 'a@example.com', 'x', 'A', 'B', $1)`,
    [now],
  )
})
afterAll(() => database.drop())

describe('the nightly deletion', () => {
  it('deletes what is over, in batches, and keeps what is in use', async () => {
    await fill('used', 3, -1)
    await fill('over', many, Math.max(...Object.values(daysKept)) + 1)
    expect(new Set(Object.values(await counts()))).toEqual(new Set([many + 3]))
    await work()
    expect(await counts()).toEqual(Object.fromEntries(tables.map((table) => [table, 3])))
  })

  it.each(
    Object.entries({
      sessions: daysKept.endedSignIns,
      one_time_links: daysKept.oldLinks,
      leads: daysKept.reports,
      mails: daysKept.mailRecords,
      mail_stops: daysKept.stopLinks,
      orders: daysKept.leftCheckouts,
      stripe_events: daysKept.paymentNotices,
      model_calls: daysKept.modelCalls,
      support_threads: daysKept.closedSupport,
    }),
  )('keeps %s for %i days and no longer', async (table, days) => {
    const rule = rowsOver(now).find((one) => one.table === table)
    if (!rule) throw new Error(`no rule for ${table}`)
    await fill(`last day ${table}`, 1, days - 1)
    expect(await deleteBatch(database.db, rule, 100)).toBe(0)
    await fill(`first day ${table}`, 1, days + 1)
    expect(await deleteBatch(database.db, rule, 100)).toBe(1)
    await work()
  })

  it('keeps what is still owed: open sign-ins, waiting and refused mail, paid orders, a report with newer numbers', async () => {
    const old = new Date(now.getTime() - 3_000 * 86_400_000)
    await run(
      `insert into sessions (id, user_id, created_at) values ('00000000-0000-4000-8000-000000000001', (select id from users), $1)`,
      [old],
    )
    await run(
      `insert into refresh_tokens values ('\\x01', '00000000-0000-4000-8000-000000000001', $1, $2, null)`,
      [old, new Date(now.getTime() + 1_000)],
    )
    await run(
      `insert into mails (key, recipient, kind, content, created_at) values ('waits', 'a@example.com', 'receipt', '{}', $1)`,
      [old],
    )
    await run(
      `insert into mail_stops values ('\\x${'02'.repeat(32)}', 'refuses@example.com', 'reports', $1, $1)`,
      [old],
    )
    await run(
      `insert into orders (id, tier, status, amount_cents, livemode, created_at, paid_at)
       values ('00000000-0000-4000-8000-000000000002', 'standard', 'paid', 19700, false, $1, $1)`,
      [old],
    )
    const lead = `insert into leads (id, email, address, address_key, home_key, property_type, request_year, status, status_code, requested_at, typed_from)
      values ($1, 'owner@example.com', '1 Main St', $1, 'home', 'Condominium', 2019, 'ready', 'from_roll', $2, $3)`
    await run(lead, ['asked', old, null])
    await run(lead, ['typed', now, 'asked'])
    await work()
    const kept = await run(`select
      (select count(*) from sessions where id = '00000000-0000-4000-8000-000000000001') +
      (select count(*) from refresh_tokens where token_hash = '\\x01') +
      (select count(*) from mails where key = 'waits') +
      (select count(*) from mail_stops where email = 'refuses@example.com') +
      (select count(*) from orders where status = 'paid') +
      (select count(*) from leads where email = 'owner@example.com') as count`)
    expect(Number(kept.rows[0].count)).toBe(7)
  })
})

/** Proves that each reminder of a case goes out once, to whom it belongs, through several workers, breaks and downtime. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { clockName } from '#core/reminder/county-clock.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { forEndurance } from '#test/endurance.ts'
import {
  mailsOf,
  openSeason,
  refundOrder,
  type Season,
  type SeasonCase,
  seasonCase,
  seasonCases,
  sentFor,
} from './testing/season.ts'

let season: Season
let app: TestApp
beforeAll(async () => {
  season = await openSeason()
  app = season.app
})
afterEach(() => season.clear())
afterAll(() => season.close())

const look = (instant: string) => season.look(instant)
const lookTwice = (instant: string) =>
  Promise.all([look(instant), season.lookElsewhere(instant), look(instant)])
const plannedOf = (one: Pick<SeasonCase, 'caseId'>) => season.plannedOf(one)
const ladder = ['2026-08-31', '2026-09-07', '2026-09-11', '2026-09-13', '2026-09-14']

/** A case whose dates lie on their page in the order of their ids; one of them is due on the morning of August 31. */
const dueTomorrow = async () => {
  const owner = await seasonCase(app)
  await look('2026-08-30T12:05:00Z')
  const dates = await app.rows<{ date_id: string }>(
    'delete from reminder_dates where case_id = $1 returning *',
    [owner.caseId],
  )
  const inOrder = dates.toSorted((a, b) => (a.date_id < b.date_id ? -1 : 1))
  await app.rows(
    'insert into reminder_dates select * from jsonb_populate_recordset(null::reminder_dates, $1)',
    [JSON.stringify(inOrder)],
  )
  const [first, second, third] = inOrder.map(({ date_id }) => date_id)
  if (!first || !second || !third) throw new Error('a case has three dates')
  return { owner, first, second }
}

/** A date as another transaction holds it; one that is changed moves behind the others on their page. */
const held = async (how: 'changed' | 'locked', { caseId }: SeasonCase, dateId: string) => {
  const client = await app.database.pool.connect()
  await client.query('begin')
  const [statement, lock] =
    how === 'changed'
      ? ['update reminder_dates set state = state', '']
      : ['select 1 from reminder_dates', 'for update']
  await client.query(`${statement} where case_id = $1 and date_id = $2 ${lock}`, [caseId, dateId])
  return async () => {
    await client.query('commit')
    client.release()
  }
}

const untilWaiting = (count: number) =>
  until(async () => {
    const waiting = await app.rows(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return waiting.length === count
  })

describe('a season', () => {
  it('reminds owners in many counties at the hour of their clock, once, with three looks at a time', async () => {
    const all = app.ctx.counties.counties.map(({ id }) => id)
    const isCentral = (id: string) => clockName(id) === 'Central Time'
    const some = [...all.filter(isCentral).slice(0, 6), ...all.filter((id) => !isCentral(id)).slice(0, 12)]
    const counties = forEndurance(some, all)
    const owners = await seasonCases(
      app,
      counties.map((countyId) => ({ countyId })),
    )
    await look('2026-08-30T13:05:00Z')
    await lookTwice('2026-08-31T12:05:00Z')
    // 8:05 on the Central clock.
    await lookTwice('2026-08-31T13:05:00Z')
    for (const [n, owner] of owners.entries()) {
      const hour = isCentral(counties[n] ?? '') ? '13' : '12'
      const sent = (await sentFor(app, owner)).map(({ is_late, sent_at }) => [is_late, sent_at.toISOString()])
      expect([sent, await mailsOf(app, owner)]).toEqual([[[false, `2026-08-31T${hour}:05:00.000Z`]], 1])
    }
  })

  it('reminds an owner five times, on time, with three looks at a time; nobody refunded, unwilling or of Standard', async () => {
    const owners = await seasonCases(app, [{}, { countyId: 'escambia' }, { countyId: 'leon' }])
    const [standard, refunded, later, unwilling, unsubscribed, stopped] = await seasonCases(app, [
      { tier: 'standard' },
      ...Array.from({ length: 5 }, () => ({})),
    ])
    if (!standard || !refunded || !later || !unwilling || !unsubscribed || !stopped)
      throw new Error('there are six')
    const endOnFirst = () =>
      Promise.all([
        refundOrder(app, later, new Date('2026-09-01T12:00:00Z')),
        app.rows('insert into reminder_settings values ($1, false, false, now())', [unsubscribed.userId]),
        app.rows(`update reminder_dates set state = 'stopped' where case_id = $1`, [stopped.caseId]),
      ])
    await refundOrder(app, refunded, new Date('2026-08-01T12:00:00Z'))
    await app.rows('insert into reminder_settings values ($1, false, false, now())', [unwilling.userId])
    for (const date of ['08-30', '08-31', '09-01', '09-07', '09-08', '09-11', '09-13', '09-14', '09-15']) {
      if (date === '09-01') await endOnFirst()
      await lookTwice(`2026-${date}T13:05:00Z`)
    }
    for (const owner of owners) {
      expect(await plannedOf(owner)).toEqual(ladder)
      expect((await sentFor(app, owner)).some(({ is_late }) => is_late)).toBe(false)
      expect(await mailsOf(app, owner)).toBe(5)
    }
    for (const ended of [later, unsubscribed, stopped]) {
      expect([await plannedOf(ended), await mailsOf(app, ended)]).toEqual([['2026-08-31'], 1])
    }
    for (const nobody of [standard, refunded, unwilling]) {
      expect([await plannedOf(nobody), await mailsOf(app, nobody)]).toEqual([[], 0])
    }
  })

  it('goes on after a case that cannot be read, whose failure the log names without its data, and counts as failed', async () => {
    const owners = await Promise.all([1, 2, 3].map(() => seasonCase(app)))
    const [first] = await app.rows<{ id: string }>('select id from cases order by id limit 1')
    const next = owners.filter(({ caseId }) => caseId !== first?.id)
    await look('2026-08-30T12:05:00Z')
    await app.rows(`update cases set file = '{"notice":"broken"}' where id = $1`, [first?.id])
    const failures = () => app.logLines.filter((line) => line.includes(first?.id ?? 'none'))
    for (const [day, planned] of [
      ['2026-08-31', ['2026-08-31']],
      ['2026-09-07', ['2026-08-31', '2026-09-07']],
    ] as const) {
      await expect(look(`${day}T12:05:00Z`)).rejects.toThrow('1 failed')
      for (const owner of next) expect(await plannedOf(owner)).toEqual(planned)
    }
    expect(failures()).toHaveLength(2)
    expect(failures().join()).not.toMatch(/broken|@|Sample/)
  })

  it('makes up after downtime with the newest one missed, and says that it is late', async () => {
    const owner = await seasonCase(app)
    await look('2026-08-30T12:05:00Z')
    const begun = await seasonCase(app, { updatedAt: new Date('2026-09-02T12:00:00Z') })
    // Nothing works from before August 31 until September 8; the next morning is on time again.
    await look('2026-09-08T15:00:00Z')
    await look('2026-09-08T15:10:00Z')
    const words = async () =>
      (await app.mail.to(owner.email, 'Your petition must reach the board')).text.replace(/[\s|]+/g, ' ')
    const late =
      'We meant to send this reminder on the morning of Monday, September 7, 2026. Sorry it’s late.'
    expect(await words()).toContain(late)
    await look('2026-09-11T12:00:00Z')
    // Nothing works from then on until after the day itself.
    await look('2026-09-15T12:00:00Z')
    for (const one of [owner, begun]) {
      expect((await sentFor(app, one)).map(({ planned_on, is_late }) => [planned_on, is_late])).toEqual([
        ['2026-09-07', true],
        ['2026-09-11', false],
      ])
    }
  })

  it('goes on after a worker that died in the middle, and sends nothing twice', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => seasonCase(app)))
    await look('2026-08-30T12:05:00Z')
    const [last] = await app.rows<{ id: string }>('select id from cases order by id desc limit 1')
    const holder = await app.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from reminder_dates where case_id = $1 for update', [last?.id])
    const doomed = season.lookElsewhere('2026-08-31T12:05:00Z').catch(() => 'died')
    await until(async () => (await app.rows('select 1 from reminders')).length === 3)
    await until(
      async () =>
        (
          await app.rows(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          )
        ).length > 0,
    )
    expect(await doomed).toBe('died')
    await holder.query('rollback')
    holder.release()
    await lookTwice('2026-08-31T12:15:00Z')
    for (const owner of owners) {
      expect([await plannedOf(owner), await mailsOf(app, owner)]).toEqual([['2026-08-31'], 1])
    }
  })

  it('is not broken off by another look, though that one reads the dates in another order', async () => {
    const { owner, first, second } = await dueTomorrow()
    await (await held('changed', owner, first))()
    const letGo = await held('locked', owner, second)
    // As the dates lie now, this look meets the second first; the other one reads them by their ids.
    const other = season.lookElsewhere('2026-08-31T12:05:00Z')
    await untilWaiting(1)
    const own = look('2026-08-31T12:05:00Z')
    await untilWaiting(2)
    await letGo()
    await Promise.all([other, own])
    expect([await plannedOf(owner), await mailsOf(app, owner)]).toEqual([['2026-08-31'], 1])
  })

  it('is not broken off by the removal of its case, nor the removal by it', async () => {
    const { owner, first } = await dueTomorrow()
    const letGo = await held('locked', owner, first)
    const looked = look('2026-08-31T12:05:00Z')
    await untilWaiting(1)
    const removed = app.rows('delete from cases where id = $1', [owner.caseId])
    await untilWaiting(2)
    await letGo()
    await Promise.all([looked, removed])
    expect([await plannedOf(owner), await mailsOf(app, owner)]).toEqual([[], 1])
  })

  it('does not make up for days before a date was typed, access was bought again, or reminders wanted again', async () => {
    const [fresh, back] = await Promise.all([seasonCase(app), seasonCase(app)])
    await app.rows('insert into reminder_settings values ($1, false, false, now())', [back.userId])
    await look('2026-09-08T12:05:00Z')
    expect(await plannedOf(fresh)).toEqual([])
    await app.rows('update reminder_settings set deadlines = true where user_id = $1', [back.userId])
    await look('2026-09-08T12:15:00Z')
    await look('2026-09-11T12:05:00Z')
    expect([await plannedOf(fresh), await plannedOf(back)]).toEqual([['2026-09-11'], ['2026-09-11']])
  })

  it('begins again when the day moves', async () => {
    const owner = await seasonCase(app)
    await look('2026-08-30T12:05:00Z')
    await app.rows(`update reminder_dates set state = 'done' where date_id = 'petition-2026'`)
    await look('2026-08-31T12:05:00Z')
    await app.rows(
      `update cases set file = jsonb_set(file, '{notice,petitionDueOn}', '"2026-09-15"'), updated_at = $1`,
      [new Date('2026-08-31T15:00:00Z')],
    )
    await look('2026-09-01T12:05:00Z')
    expect(await plannedOf(owner)).toEqual(['2026-09-01'])
  })
})

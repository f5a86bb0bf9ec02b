/** Proves that each reminder of a case goes out once, to whom it belongs, through several workers, breaks and downtime. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stopMail } from '#contract/mail.ts'
import {
  chooseReminder,
  endCalendar,
  listReminders,
  readReminderLink,
  renewCalendar,
  settleReminderLink,
} from '#contract/reminders.ts'
import { downloadOwnData, getReminderSettings, updateReminderSettings } from '#contract/users.ts'
import { emptyCase } from '#core/case/case-file.ts'
import { openDatabase } from '#server/db/open.ts'
import { caseOwner } from '#server/features/case-file/testing/case-bench.ts'
import { until } from '#server/jobs/until.ts'
import { failureIn } from '#test/api-client.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { lookAtCases } from './look-at-cases.ts'
import { mailsOf, refundOrder, type SeasonCase, seasonCase, sentFor } from './testing/season.ts'

let shop: TestShop
let other: ReturnType<typeof openDatabase>
beforeAll(async () => {
  // A Friday, 8:30 in Leon County: three days before a petition of Monday, 14 September.
  shop = await openShopForTest({ startsAt: new Date('2026-09-11T12:30:00Z') })
  // Only the looks of these tests.
  await shop.rows(`delete from jobs.schedule where name = 'send-reminders'`)
  other = openDatabase(shop.database.url)
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

afterEach(async () => {
  await shop.rows('delete from cases')
  await shop.rows('delete from reminder_looks')
})

const look = (instant: string, more = {}) =>
  lookAtCases({ ...shop.ctx, ...more, now: () => new Date(instant) })

/** Two processes, each with connections of its own, at the same moment. */
const lookTwice = (instant: string) =>
  Promise.all([look(instant), look(instant, { db: other.db }), look(instant)])

const plannedOf = async (one: Pick<SeasonCase, 'caseId'>) =>
  (await sentFor(shop, one)).map(({ planned_on }) => planned_on)
const ladder = ['2026-08-31', '2026-09-07', '2026-09-11', '2026-09-13', '2026-09-14']

describe('a season', () => {
  it('reminds each owner five times, on time, with three looks at a time; nobody refunded, unwilling or of Standard', async () => {
    const counties = ['hillsborough', 'escambia', 'bay', 'gulf', 'miami-dade', 'duval']
    const owners = await Promise.all(counties.map((countyId) => seasonCase(shop, { countyId })))
    const [standard, refunded, later, unwilling] = await Promise.all([
      seasonCase(shop, { tier: 'standard' }),
      seasonCase(shop),
      seasonCase(shop),
      seasonCase(shop),
    ])
    await refundOrder(shop, refunded, new Date('2026-08-01T12:00:00Z'))
    await shop.rows('insert into reminder_settings values ($1, false, false, now())', [unwilling.userId])
    for (const date of ['08-30', '08-31', '09-01', '09-07', '09-08', '09-11', '09-13', '09-14', '09-15']) {
      if (date === '09-01') await refundOrder(shop, later, new Date('2026-09-01T12:00:00Z'))
      await lookTwice(`2026-${date}T12:05:00Z`)
      // 8:05 on the Central clock.
      await lookTwice(`2026-${date}T13:05:00Z`)
    }
    for (const owner of owners) {
      const sent = await sentFor(shop, owner)
      expect(sent.map(({ planned_on }) => planned_on)).toEqual(ladder)
      expect(sent.some(({ is_late }) => is_late)).toBe(false)
      expect(await mailsOf(shop, owner)).toBe(5)
    }
    const [eastern = [], central = []] = await Promise.all(
      owners.slice(0, 2).map(async (owner) => (await sentFor(shop, owner)).map(({ sent_at }) => sent_at)),
    )
    expect(eastern[0]?.toISOString()).toBe('2026-08-31T12:05:00.000Z')
    expect(central[0]?.toISOString()).toBe('2026-08-31T13:05:00.000Z')
    expect(await plannedOf(later)).toEqual(['2026-08-31'])
    for (const nobody of [standard, refunded, unwilling]) {
      expect([await plannedOf(nobody), await mailsOf(shop, nobody)]).toEqual([[], 0])
    }
  })

  it('makes up after downtime with the newest one missed, and says that it is late', async () => {
    const owner = await seasonCase(shop)
    await look('2026-08-30T12:05:00Z')
    const begun = await seasonCase(shop, { updatedAt: new Date('2026-09-02T12:00:00Z') })
    // Nothing works from before August 31 until September 8; the next morning is on time again.
    await look('2026-09-08T15:00:00Z')
    await look('2026-09-08T15:10:00Z')
    await look('2026-09-11T12:00:00Z')
    // Nothing works from then on until after the day itself.
    await look('2026-09-15T12:00:00Z')
    for (const one of [owner, begun]) {
      expect((await sentFor(shop, one)).map(({ planned_on, is_late }) => [planned_on, is_late])).toEqual([
        ['2026-09-07', true],
        ['2026-09-11', false],
      ])
    }
  })

  it('goes on after a worker that died in the middle, and sends nothing twice', async () => {
    const owners = await Promise.all([1, 2, 3, 4].map(() => seasonCase(shop)))
    await look('2026-08-30T12:05:00Z')
    const [last] = await shop.rows<{ id: string }>('select id from cases order by id desc limit 1')
    const holder = await shop.database.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from reminder_dates where case_id = $1 for update', [last?.id])
    const doomed = look('2026-08-31T12:05:00Z', { db: other.db }).then(
      () => 'lived',
      () => 'died',
    )
    await until(async () => (await shop.rows('select 1 from reminders')).length === 3)
    await until(
      async () =>
        (
          await shop.rows(
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
      expect([await plannedOf(owner), await mailsOf(shop, owner)]).toEqual([['2026-08-31'], 1])
    }
  })

  it('does not make up for days before a date was typed, access was bought again, or reminders wanted again', async () => {
    const [fresh, back] = await Promise.all([seasonCase(shop), seasonCase(shop)])
    await shop.rows('insert into reminder_settings values ($1, false, false, now())', [back.userId])
    await look('2026-09-08T12:05:00Z')
    expect(await plannedOf(fresh)).toEqual([])
    await shop.rows('update reminder_settings set deadlines = true where user_id = $1', [back.userId])
    await look('2026-09-08T12:15:00Z')
    await look('2026-09-11T12:05:00Z')
    expect([await plannedOf(fresh), await plannedOf(back)]).toEqual([['2026-09-11'], ['2026-09-11']])
  })

  it('begins anew when the day moves', async () => {
    const owner = await seasonCase(shop)
    await look('2026-08-30T12:05:00Z')
    await shop.rows(`update reminder_dates set state = 'done' where date_id = 'petition-2026'`)
    await look('2026-08-31T12:05:00Z')
    await shop.rows(
      `update cases set file = jsonb_set(file, '{notice,petitionDueOn}', '"2026-09-15"'), updated_at = $1`,
      [new Date('2026-08-31T15:00:00Z')],
    )
    await look('2026-09-01T12:05:00Z')
    expect((await sentFor(shop, owner)).map(({ planned_on }) => planned_on)).toEqual(['2026-09-01'])
  })
})

describe('a reminder', () => {
  it('says what, when, how sure and by which source; its links do nothing until a press, and then what they say', async () => {
    const ada = await caseOwner(shop)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const mail = await shop.mail.to(ada.email, 'Petition must be received by the board')
    expect(mail.subject).toBe('Monday, September 14, 2026: Petition must be received by the board')
    const text = mail.text.replace(/\s+/g, ' ')
    for (const words of [
      '103 Sample Orange Way, Sample Springs, FL 32300',
      'How sure: printed on your own notice.',
      'It counts on the day it is received',
      'Source: s. 194.011(3)(d), F.S.',
      'not legal advice',
    ]) {
      expect(text).toContain(words)
    }
    expect(mail.headers).toHaveProperty('list-unsubscribe')
    const links = mail.links.filter((url) => url.includes('/reminder/'))
    expect(links.map((url) => new URL(url).searchParams.get('choose'))).toEqual(['done', 'snooze', 'stop'])
    const token = new URL(links[0] ?? '').pathname.split('/')[2] ?? ''
    const visitor = shop.visitor()
    const read = await visitor.call(readReminderLink, { token })
    expect(read).toMatchObject({ dueOn: '2026-09-14', state: 'open', caseId: ada.caseId })
    expect(
      await shop.rows(`select 1 from reminders where token_hash::text like '%' || $1 || '%'`, [token]),
    ).toEqual([])
    const late = await visitor.refusal(settleReminderLink, { token, choice: 'snooze', until: '2026-09-15' })
    expect(late).toMatchObject({ code: 'invalid_request', details: [{ field: 'until' }] })
    const snoozed = await visitor.call(settleReminderLink, { token, choice: 'snooze', until: '2026-09-14' })
    expect(snoozed).toMatchObject({ state: 'open', snoozedUntil: '2026-09-14' })
    expect((await visitor.call(settleReminderLink, { token, choice: 'done' })).state).toBe('done')
    await look('2026-09-14T12:10:00Z')
    expect(await plannedOf(ada)).toEqual(['2026-09-11'])
    expect((await visitor.refusal(readReminderLink, { token: `${token.slice(0, -1)}-` })).status).toBe(410)
  })

  it('can be turned off at its foot for good, and on again in the profile', async () => {
    const ada = await caseOwner(shop)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const mail = await shop.mail.to(ada.email, 'Petition must be received')
    const stop = /\/stop-mail\/([\w-]+)/.exec(JSON.stringify(mail.headers))?.[1] ?? ''
    await shop.visitor().call(stopMail, { token: stop })
    expect((await ada.client.call(getReminderSettings, {})).reminders.deadlines).toBe(false)
    expect((await ada.client.call(listReminders, { id: ada.caseId })).wanted).toBe(false)
    await look('2026-09-13T12:10:00Z')
    expect(await plannedOf(ada)).toEqual(['2026-09-11'])
    await ada.client.call(updateReminderSettings, { deadlines: true, courseNews: false })
    await look('2026-09-13T12:20:00Z')
    await look('2026-09-14T12:10:00Z')
    expect(await plannedOf(ada)).toEqual(['2026-09-11', '2026-09-14'])
    const { data } = await ada.client.call(downloadOwnData, {})
    expect(data).toMatchObject({
      account: { caseReminders: { sent: [{ plannedOn: '2026-09-11' }, { plannedOn: '2026-09-14' }] } },
    })
  })
})

describe('the page of a case', () => {
  it('lists its dates with the next reminder, and keeps what is chosen', async () => {
    const ada = await caseOwner(shop)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    const list = () => ada.client.call(listReminders, { id: ada.caseId })
    const petition = async () => (await list()).dates.find(({ id }) => id === 'petition-2026')
    expect(await list()).toMatchObject({ wanted: true, clock: 'Eastern Time', hour: 8, calendarSince: null })
    expect(await petition()).toMatchObject({ dueOn: '2026-09-14', state: 'open', nextOn: '2026-09-13' })
    const choose = (choice: 'done' | 'stop' | 'snooze' | 'resume', until?: string) =>
      ada.client.call(chooseReminder, {
        id: ada.caseId,
        dateId: 'petition-2026',
        choice,
        ...(until && { until }),
      })
    await choose('stop')
    expect(await petition()).toMatchObject({ state: 'stopped', nextOn: null })
    await choose('snooze', '2026-09-12')
    expect(await petition()).toMatchObject({
      state: 'open',
      snoozedUntil: '2026-09-12',
      nextOn: '2026-09-12',
    })
    await choose('resume')
    expect(await petition()).toMatchObject({ state: 'open', snoozedUntil: null })
    const unknown = { id: ada.caseId, dateId: 'hearing-2031', choice: 'done' } as const
    expect((await ada.client.refusal(chooseReminder, unknown)).code).toBe('not_found')
    const eve = await caseOwner(shop, 'standard')
    expect((await eve.client.refusal(listReminders, { id: eve.caseId })).code).toBe('upgrade_required')
    expect((await ada.client.refusal(listReminders, { id: eve.caseId })).code).toBe('not_found')
  })

  it('gives a calendar address that can be renewed and ended, and tells nobody anything else', async () => {
    const ada = await caseOwner(shop)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    const { url } = await ada.client.call(renewCalendar, { id: ada.caseId })
    const visitor = shop.visitor()
    const read = (address: string) => visitor.send(new URL(address).pathname)
    const first = await read(url)
    expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ])
    const uids = (text: string) => text.match(/^UID:.*$/gm)
    expect(first.text).toContain('DTSTART;VALUE=DATE:20260914')
    expect(first.text).toContain('REFRESH-INTERVAL')
    expect(uids((await read(url)).text)).toEqual(uids(first.text))
    expect(uids(first.text)?.[0]).toBe(`UID:petition-2026.${ada.caseId}@just-value`)
    const again = (await ada.client.call(renewCalendar, { id: ada.caseId })).url
    expect(uids((await read(again)).text)).toEqual(uids(first.text))
    const [ended, guessed] = [await read(url), await read(url.replace(/.{5}\.ics$/, 'aaaaa.ics'))]
    expect(failureIn(ended)).toEqual({ status: 404, code: 'not_found', message: 'There is no such calendar' })
    expect(guessed.text).toBe(ended.text)
    expect((await ada.client.call(listReminders, { id: ada.caseId })).calendarSince).not.toBeNull()
    await ada.client.call(endCalendar, { id: ada.caseId })
    expect((await read(again)).status).toBe(404)
    const { url: last } = await ada.client.call(renewCalendar, { id: ada.caseId })
    await shop.rows(
      `insert into ledger_entries select gen_random_uuid(), o.id, 'refund', o.amount_cents, 'back-' || o.id, now()
       from orders o where o.user_id = $1`,
      [ada.user.id],
    )
    expect((await read(last)).text).toBe(ended.text)
  })
})

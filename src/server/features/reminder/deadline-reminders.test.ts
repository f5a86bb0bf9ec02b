/** Proves that each reminder of a case goes out once, to whom it belongs, through several workers, breaks and downtime. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stopMail } from '#contract/mail.ts'
import { listReminders, readReminderLink, settleReminderLink } from '#contract/reminders.ts'
import { downloadOwnData, getReminderSettings, updateReminderSettings } from '#contract/users.ts'
import { emptyCase } from '#core/case/case-file.ts'
import { caseOwner } from '#server/features/case-file/testing/case-bench.ts'
import { until } from '#server/jobs/until.ts'
import type { TestShop } from '#test/shop.ts'
import {
  mailsOf,
  openSeason,
  refundOrder,
  type Season,
  type SeasonCase,
  seasonCase,
  sentFor,
} from './testing/season.ts'

let season: Season
let shop: TestShop
beforeAll(async () => {
  season = await openSeason()
  shop = season.shop
})
afterEach(() => season.clear())
afterAll(() => season.close())

const look = (instant: string) => season.look(instant)
const lookTwice = (instant: string) =>
  Promise.all([look(instant), season.lookElsewhere(instant), look(instant)])
const plannedOf = (one: Pick<SeasonCase, 'caseId'>) => season.plannedOf(one)
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
      expect(await plannedOf(owner)).toEqual(ladder)
      expect((await sentFor(shop, owner)).some(({ is_late }) => is_late)).toBe(false)
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
    const doomed = season.lookElsewhere('2026-08-31T12:05:00Z').catch(() => 'died')
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
    expect(await plannedOf(owner)).toEqual(['2026-09-01'])
  })
})

describe('a reminder', () => {
  it('says what, when, how sure and by which source; its links do nothing until a press, and then what they say', async () => {
    const ada = await caseOwner(shop)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const mail = await shop.mail.to(ada.email, 'Petition must be received by the board')
    expect(mail.subject).toBe('September 14, 2026: Petition must be received by the board')
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

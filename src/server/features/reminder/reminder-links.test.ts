/** Proves what the mail of a reminder says, what its links do and when, and that it can be turned off for good. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { stopMail } from '#contract/account/mail.ts'
import { downloadOwnData, getReminderSettings, updateReminderSettings } from '#contract/account/users.ts'
import { listReminders, readReminderLink, settleReminderLink } from '#contract/case/reminders.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import type { TestApp } from '#test/app.ts'
import { chooseByLink, readLink } from './actions.ts'
import { openSeason, type Season, type SeasonCase, seasonCase } from './testing/season.ts'

let season: Season
let app: TestApp
beforeAll(async () => {
  season = await openSeason()
  app = season.app
})
afterEach(() => season.clear())
afterAll(() => season.close())

const look = (instant: string) => season.look(instant)
const plannedOf = (one: Pick<SeasonCase, 'caseId'>) => season.plannedOf(one)

describe('a reminder', () => {
  it('says what, when, how sure and by which source; its links do nothing until a press, and then what they say', async () => {
    const ada = await caseOwner(app)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const mail = await app.mail.to(ada.email, 'Your petition must reach the board')
    expect(mail.subject).toBe('September 14, 2026: Your petition must reach the board')
    const text = mail.text.replace(/\s+/g, ' ')
    for (const words of [
      '103 Sample Orange Way, Sample Springs, FL 32300',
      'Certainty: printed on your notice.',
      'The clerk of the board must have your petition by then',
      'Source: s. 194.011(3)(d), F.S.',
      'not legal advice',
    ]) {
      expect(text).toContain(words)
    }
    expect(mail.headers).toHaveProperty('list-unsubscribe')
    const links = mail.links.filter((url) => url.includes('/reminder/'))
    expect(links.map((url) => new URL(url).searchParams.get('choose'))).toEqual(['done', 'snooze', 'stop'])
    const token = new URL(links[0] ?? '').pathname.split('/')[2] ?? ''
    const visitor = app.visitor()
    const read = await visitor.call(readReminderLink, { token })
    expect(read).toMatchObject({ dueOn: '2026-09-14', state: 'open', caseId: ada.caseId })
    expect(
      await app.rows(`select 1 from reminders where token_hash::text like '%' || $1 || '%'`, [token]),
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

  it('of a petition names the hour at which the office was seen to close', async () => {
    const owner = await seasonCase(app, { countyId: 'manatee' })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const { text } = await app.mail.to(owner.email, 'Your petition must reach the board')
    expect(text.replace(/\s+/g, ' ')).toContain('In 2024 the Manatee County office closed at 4:30 pm')
  })

  it('has links that go by the clock of its county', async () => {
    const owner = await seasonCase(app, { countyId: 'escambia' })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T13:05:00Z')
    const mail = await app.mail.to(owner.email, 'Your petition must reach the board')
    const link = mail.links.find((url) => url.includes('/reminder/')) ?? ''
    const token = new URL(link).pathname.split('/')[2] ?? ''
    // 23:30 on Friday in Pensacola, half past midnight in Tallahassee.
    const late = { ...app.ctx, now: () => new Date('2026-09-12T04:30:00Z') }
    expect(await readLink(late, token)).toMatchObject({ today: '2026-09-11', caseId: owner.caseId })
    const snooze = (until: string) =>
      chooseByLink(late, { token, choice: 'snooze', until: calendarDate(until) })
    expect(await snooze('2026-09-11')).toEqual({ ok: false, reason: 'no-such-day' })
    expect(await snooze('2026-09-12')).toMatchObject({ ok: true, view: { snoozedUntil: '2026-09-12' } })
  })

  it('can be turned off at its foot for good, and on again in the profile', async () => {
    const ada = await caseOwner(app)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    await look('2026-09-11T11:00:00Z')
    await look('2026-09-11T12:10:00Z')
    const mail = await app.mail.to(ada.email, 'Your petition must reach the board')
    const stop = /\/stop-mail\/([\w-]+)/.exec(JSON.stringify(mail.headers))?.[1] ?? ''
    await app.visitor().call(stopMail, { token: stop })
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

/** Proves that a person chooses which reminders come, in the profile and on the page of a case, and that the outbox keeps to it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadOwnData, getReminderSettings, updateReminderSettings } from '#contract/account/users.ts'
import { chooseReminder, endCalendar, listReminders, renewCalendar } from '#contract/case/reminders.ts'
import { emptyCase } from '#core/case/file.ts'
import { caseOfHome, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { reminderMail } from '#server/features/mail/mail-fixture.ts'
import { until } from '#server/jobs/until.ts'
import type { ReminderTopic } from '#server/services/mail/content.ts'
import { failureIn } from '#test/api-client.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { buyer, newEmail, type Person, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  // A Friday, 8:30 in Leon County.
  app = await sharedApp({ startsAt: new Date('2026-09-11T12:30:00Z') })
})
afterAll(() => app.close())

const settingsOf = async ({ client }: Pick<Person, 'client'>) =>
  (await client.call(getReminderSettings, {})).reminders

const statusOf = async (key: string) =>
  (
    await app.rows<{ status: string; content: unknown }>('select status, content from mails where key = $1', [
      key,
    ])
  )[0]

/** What becomes of a mail that nobody asked for. */
const remind = async (to: string, topic: ReminderTopic): Promise<string | undefined> => {
  const key = `reminder:${randomUUID()}`
  const { ctx } = app
  const mail = reminderMail(undefined, topic)
  await ctx.db.transaction((tx) => queueMail(tx, ctx.queue, { key, to, kind: 'reminder', mail }))
  await until(async () => (await statusOf(key))?.status !== 'queued')
  expect((await statusOf(key))?.content).toBeNull()
  return (await statusOf(key))?.status
}

describe('the reminder settings', () => {
  it('are deadlines on and news off until they are changed; then they are kept [S2.profile.6]', async () => {
    const ada = await signUp(app)
    expect(await settingsOf(ada)).toEqual({ deadlines: true, courseNews: false })
    const wanted = { deadlines: false, courseNews: true }
    expect((await ada.client.call(updateReminderSettings, wanted)).reminders).toEqual(wanted)
    expect(await settingsOf(ada)).toEqual(wanted)
    await ada.client.call(updateReminderSettings, { deadlines: true, courseNews: true })
    expect(await settingsOf(ada)).toEqual({ deadlines: true, courseNews: true })
  })

  it('are each person’s own, and for the signed-in only', async () => {
    const [ada, eve] = await Promise.all([signUp(app), signUp(app, newEmail('eve'))])
    await ada.client.call(updateReminderSettings, { deadlines: false, courseNews: false })
    expect(await settingsOf(eve)).toEqual({ deadlines: true, courseNews: false })
    expect((await app.visitor().refusal(getReminderSettings, {})).status).toBe(401)
  })

  it('must be said both', async () => {
    const { client } = await signUp(app)
    const answer = await client.send('/api/users/reminders', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ deadlines: 'yes' }),
    })
    expect(answer.body).toMatchObject({
      error: { code: 'invalid_request', details: [{ field: 'deadlines' }, { field: 'courseNews' }] },
    })
  })

  it('are in the download of one’s data, and go with the account', async () => {
    const { client, user } = await student(app)
    await client.call(updateReminderSettings, { deadlines: false, courseNews: true })
    const { data } = await client.call(downloadOwnData, {})
    expect(data).toMatchObject({ account: { reminders: { deadlines: false, courseNews: true } } })
    await app.rows('delete from users where id = $1', [user.id])
    expect(await app.rows('select 1 from reminder_settings where user_id = $1', [user.id])).toEqual([])
  })
})

describe('mail that nobody asked for', () => {
  it('goes out or not as the person wants it when it is due', async () => {
    const { client, email } = await signUp(app)
    expect(await remind(email, 'deadlines')).toBe('sent')
    expect(await remind(email.toUpperCase(), 'courseNews')).toBe('unwanted')
    await client.call(updateReminderSettings, { deadlines: false, courseNews: true })
    expect(await remind(email.toUpperCase(), 'deadlines')).toBe('unwanted')
    expect(await remind(email, 'courseNews')).toBe('sent')
  })

  it('goes by the defaults to an address without an account', async () => {
    expect(await remind(newEmail('nobody'), 'deadlines')).toBe('sent')
    expect(await remind(newEmail('nobody'), 'courseNews')).toBe('unwanted')
  })
})

describe('the page of a case', () => {
  it('lists its dates with the next reminder, and keeps what is chosen', async () => {
    const ada = await caseOwner(app)
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
    const eve = await caseOwner(app, 'standard')
    expect((await eve.client.refusal(listReminders, { id: eve.caseId })).code).toBe('upgrade_required')
    expect((await ada.client.refusal(listReminders, { id: eve.caseId })).code).toBe('not_found')
  })

  it('gives a calendar address that can be renewed and ended, and tells nobody anything else', async () => {
    const ada = await caseOfHome(await buyer(app, 'ai_enhanced'), 103)
    await ada.save({ notice: { ...emptyCase.notice, petitionDueOn: '2026-09-14' } })
    const { url } = await ada.client.call(renewCalendar, { id: ada.caseId })
    const visitor = app.visitor()
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
    app.pass(11)
    const again = (await ada.client.call(renewCalendar, { id: ada.caseId })).url
    expect(uids((await read(again)).text)).toEqual(uids(first.text))
    const [ended, guessed] = [await read(url), await read(url.replace(/.{5}\.ics$/, 'aaaaa.ics'))]
    expect(failureIn(ended)).toEqual({
      status: 404,
      code: 'not_found',
      message: 'We couldn’t find that calendar',
    })
    expect(guessed.text).toBe(ended.text)
    expect((await ada.client.call(listReminders, { id: ada.caseId })).calendarSince).not.toBeNull()
    await ada.client.call(endCalendar, { id: ada.caseId })
    expect((await read(again)).status).toBe(404)
    const { url: last } = await ada.client.call(renewCalendar, { id: ada.caseId })
    await app.rows(
      `insert into ledger_entries select gen_random_uuid(), o.id, 'refund', o.amount_cents, 'back-' || o.id, now()
       from orders o where o.user_id = $1`,
      [ada.user.id],
    )
    expect((await read(last)).text).toBe(ended.text)
  })
})

it('the start warns of a postal address that is not set', () => {
  expect(app.logLines.join('')).toContain('OPERATOR_POSTAL_ADDRESS is not set')
})

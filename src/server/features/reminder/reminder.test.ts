/** Proves that a person chooses which reminders come, and that the outbox keeps to it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadOwnData, getReminderSettings, updateReminderSettings } from '#contract/users.ts'
import { queueMail } from '#server/features/mail/actions.ts'
import { reminderMail } from '#server/features/mail/mail-bench.ts'
import { until } from '#server/jobs/until.ts'
import type { ReminderTopic } from '#server/services/mail-content.ts'
import { newEmail, type Person, signUp, student } from '#test/people.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShopForTest()
})
afterAll(() => shop.close())

const settingsOf = async ({ client }: Pick<Person, 'client'>) =>
  (await client.call(getReminderSettings, {})).reminders

const statusOf = async (key: string) =>
  (
    await shop.rows<{ status: string; content: unknown }>(
      'select status, content from mails where key = $1',
      [key],
    )
  )[0]

/** What becomes of a mail that nobody asked for. */
const remind = async (to: string, topic: ReminderTopic): Promise<string | undefined> => {
  const key = `reminder:${randomUUID()}`
  const { ctx } = shop
  const mail = reminderMail(undefined, topic)
  await ctx.db.transaction((tx) => queueMail(tx, ctx.queue, { key, to, kind: 'reminder', mail }))
  await until(async () => (await statusOf(key))?.status !== 'queued')
  expect((await statusOf(key))?.content).toBeNull()
  return (await statusOf(key))?.status
}

describe('the reminder settings', () => {
  it('are deadlines on and news off until they are changed; then they are kept [S2.profile.6]', async () => {
    const ada = await signUp(shop)
    expect(await settingsOf(ada)).toEqual({ deadlines: true, courseNews: false })
    const wanted = { deadlines: false, courseNews: true }
    expect((await ada.client.call(updateReminderSettings, wanted)).reminders).toEqual(wanted)
    expect(await settingsOf(ada)).toEqual(wanted)
    await ada.client.call(updateReminderSettings, { deadlines: true, courseNews: true })
    expect(await settingsOf(ada)).toEqual({ deadlines: true, courseNews: true })
  })

  it('are each person’s own, and for the signed-in only', async () => {
    const [ada, eve] = await Promise.all([signUp(shop), signUp(shop, newEmail('eve'))])
    await ada.client.call(updateReminderSettings, { deadlines: false, courseNews: false })
    expect(await settingsOf(eve)).toEqual({ deadlines: true, courseNews: false })
    expect((await shop.visitor().refusal(getReminderSettings, {})).status).toBe(401)
  })

  it('must be said both', async () => {
    const { client } = await signUp(shop)
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
    const { client, user } = await student(shop)
    await client.call(updateReminderSettings, { deadlines: false, courseNews: true })
    const { data } = await client.call(downloadOwnData, {})
    expect(data).toMatchObject({ account: { reminders: { deadlines: false, courseNews: true } } })
    await shop.rows('delete from users where id = $1', [user.id])
    expect(await shop.rows('select 1 from reminder_settings where user_id = $1', [user.id])).toEqual([])
  })
})

describe('mail that nobody asked for', () => {
  it('goes out or not as the person wants it when it is due', async () => {
    const { client, email } = await signUp(shop)
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

it('the start warns of a postal address that is not set', () => {
  expect(shop.logLines.join('')).toContain('OPERATOR_POSTAL_ADDRESS is not set')
})

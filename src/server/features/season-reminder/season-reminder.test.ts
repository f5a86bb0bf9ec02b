/** Proves that one mail about the next notices goes to who confirmed the address, once, and to nobody else. */
import { afterAll, describe, expect, it } from 'vitest'
import { stopMail } from '#contract/account/mail.ts'
import {
  askSeasonReminder,
  askSeasonReminderOfReport,
  confirmSeasonReminder,
} from '#contract/account/season-reminder.ts'
import { windowOf } from '#core/appeal/season/season.ts'
import { sharedApp } from '#test/app.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, notOnRoll } from '#test/reports.ts'
import { tellDue } from './actions.ts'

const autumn = new Date('2026-11-23T15:00:00Z')
const nextSeason = new Date(`${windowOf(2027).opensOn}T15:00:00Z`)
const app = await sharedApp({ startsAt: autumn })
afterAll(() => app.close())
const { signal } = new AbortController()

const kindsTo = async (email: string) =>
  (
    await app.rows<{ kind: string }>('select kind from mails where recipient = $1 order by created_at', [
      email,
    ])
  ).map(({ kind }) => kind)

const ask = async (email: string) => app.visitor().call(askSeasonReminder, { email })

const secretIn = async (email: string, subject: string, path: string): Promise<string> => {
  const { links } = await app.mail.to(email, subject)
  const link = links.map((one) => new URL(one)).find(({ pathname }) => pathname.startsWith(path))
  return link?.pathname.split('/').at(-1) ?? ''
}

const confirm = async (email: string) => {
  const token = await secretIn(email, 'Confirm your 2027 reminder', '/season-reminder/')
  return app.visitor().call(confirmSeasonReminder, { token })
}

describe('a reminder of the next notices', () => {
  it('is of the year after the newest notices, and asks an address for its word once a day', async () => {
    const email = newEmail('season')
    expect(await ask(email)).toEqual({ taxYear: 2027 })
    expect(await ask(email.toUpperCase())).toEqual({ taxYear: 2027 })
    expect(await kindsTo(email)).toEqual(['season-confirm'])
  })

  it('is asked for by one press on a report: the address that it went to is asked for its word', async () => {
    const email = newEmail('reader')
    const { leadId } = await askForReport(app, notOnRoll, email)
    expect(await app.visitor().call(askSeasonReminderOfReport, { leadId })).toEqual({ taxYear: 2027 })
    expect(await kindsTo(email)).toContain('season-confirm')
    const other = app.visitor().refusal(askSeasonReminderOfReport, { leadId: 'x'.repeat(22) })
    expect((await other).code).toBe('not_found')
  })

  it('is refused for a link that is not ours', async () => {
    const asked = app.visitor().call(confirmSeasonReminder, { token: 'no-token-of-ours-1234567890' })
    await expect(asked).rejects.toThrow(/not_found|doesn’t work/)
  })

  it('goes out once, when notices do, to who confirmed the address and has not ended it', async () => {
    const [sure, silent, gone] = [newEmail('sure'), newEmail('silent'), newEmail('gone')]
    for (const email of [sure, silent, gone]) await ask(email)
    expect(await confirm(sure)).toEqual({ taxYear: 2027 })
    expect(await confirm(sure)).toEqual({ taxYear: 2027 })
    await confirm(gone)
    expect(await ask(sure)).toEqual({ taxYear: 2027 })
    await tellDue(app.ctx, signal)
    expect(await kindsTo(sure)).toEqual(['season-confirm'])

    app.pass((nextSeason.getTime() - autumn.getTime()) / 1000)
    await tellDue(app.ctx, signal)
    await tellDue(app.ctx, signal)
    expect(await kindsTo(sure)).toEqual(['season-confirm', 'season'])
    expect(await kindsTo(silent)).toEqual(['season-confirm'])
    const mail = await app.mail.to(sure, '2027 TRIM notices are going out')
    expect(mail.text).toContain('Find the petition deadline printed on your notice')

    const token = await secretIn(gone, '2027 TRIM notices are going out', '/stop-mail/')
    await app.visitor().call(stopMail, { token })
    expect(await app.rows('select 1 from season_reminders where email = $1', [gone])).toEqual([])
  })
})

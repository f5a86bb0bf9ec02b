/** Proves that of presses at once one calendar address holds, that a moved hearing is told as a change, and that the least to pay stands in mails and calendars. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listReminders, renewCalendar } from '#contract/case/reminders.ts'
import { emptyCase } from '#core/case/file.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { lookAtCases } from './look-at-cases.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2026-11-21T15:00:00Z') })
  // Nothing looks at cases but the test, at the moments it names.
  await app.rows(`delete from jobs.schedule where name = 'send-reminders'`)
})
afterAll(() => app.close())

const look = (instant: string) => lookAtCases({ ...app.ctx, now: () => new Date(instant) })

const hearing = { heldOn: '2027-01-20', time: '09:30', place: 'Room 7', remoteLink: '', minutes: 30 }

const statusAt = async (url: string) => (await app.visitor().send(new URL(url).pathname)).status
const textAt = async (url: string) =>
  (await app.visitor().send(new URL(url).pathname)).text.replaceAll('\r\n ', '')

const renew = ({ client, caseId: id }: CaseOwner) => client.call(renewCalendar, { id })

describe('of presses at once', () => {
  it('one makes the address, which holds; the others are told that it does', async () => {
    const ada = await caseOwner(app)
    const answers = await Promise.allSettled([renew(ada), renew(ada), renew(ada)])
    const urls = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.url] : []))
    expect(urls).toHaveLength(1)
    expect(await statusAt(urls[0] ?? '')).toBe(200)
    expect(await ada.client.refusal(renewCalendar, { id: ada.caseId })).toMatchObject({
      status: 409,
      code: 'conflict',
      message: expect.stringContaining('You just made a calendar link for this case'),
    })
    expect(await statusAt(urls[0] ?? '')).toBe(200)
    app.pass(11)
    const { url } = await renew(ada)
    expect([await statusAt(urls[0] ?? ''), await statusAt(url)]).toEqual([404, 200])
  })
})

const eventOf = (text: string, id: string): string =>
  text.split('BEGIN:VEVENT').find((one) => one.includes(`UID:${id}.`)) ?? ''

const revisionOf = (text: string, id: string) => {
  const event = eventOf(text, id)
  return {
    sequence: Number(/^SEQUENCE:(\d+)/m.exec(event)?.[1]),
    modified: /^LAST-MODIFIED:(\S+)/m.exec(event)?.[1],
  }
}

describe('an event', () => {
  it('keeps its sequence while it stands, and has a higher one when its day, hour or place changes', async () => {
    const ada = await caseOwner(app)
    await ada.save({ hearing })
    const { url } = await renew(ada)
    const begun = revisionOf(await textAt(url), 'hearing-2027')
    expect(begun).toEqual({ sequence: 0, modified: expect.stringMatching(/^20261121T\d{6}Z$/) })
    const changes = [{ heldOn: '2027-01-27' }, { time: '13:30' }, { place: 'Room 9' }, { minutes: 15 }]
    let held = hearing
    for (const [at, change] of changes.entries()) {
      app.pass(60)
      expect(revisionOf(await textAt(url), 'hearing-2027').sequence).toBe(at)
      held = { ...held, ...change }
      await ada.save({ hearing: held })
      const moved = revisionOf(await textAt(url), 'hearing-2027')
      expect(moved.sequence).toBe(at + 1)
      expect((moved.modified ?? '') > (begun.modified ?? '')).toBe(true)
    }
    await ada.save({ hearing: { ...held, heldOn: hearing.heldOn } })
    expect(revisionOf(await textAt(url), 'hearing-2027').sequence).toBe(changes.length + 1)
    expect(revisionOf(await textAt(url), 'payment-2026').sequence).toBe(0)
  })

  it('whose words alone change is of a later hour and of the same sequence', async () => {
    const ada = await caseOwner(app)
    const { url } = await renew(ada)
    const before = revisionOf(await textAt(url), 'payment-2026')
    app.pass(60)
    await ada.save({ filing: { ...emptyCase.filing, otherChargesCents: 60_000 } })
    const after = revisionOf(await textAt(url), 'payment-2026')
    expect(after.sequence).toBe(before.sequence)
    expect((after.modified ?? '') > (before.modified ?? '')).toBe(true)
    expect(revisionOf(await textAt(url), 'payment-2026')).toEqual(after)
  })

  it('is told alike to calendars that read at once after a change', async () => {
    const ada = await caseOwner(app)
    await ada.save({ hearing })
    const { url } = await renew(ada)
    await textAt(url)
    await ada.save({ hearing: { ...hearing, place: 'Room 8' } })
    const texts = await Promise.all([1, 2, 3, 4].map(() => textAt(url)))
    expect(texts.map((text) => revisionOf(text, 'hearing-2027').sequence)).toEqual([1, 1, 1, 1])
  })
})

it('what must at least be paid stands on the page, in the calendar and in the mail of the day', async () => {
  const ada = await caseOwner(app)
  const { notice, filing } = emptyCase
  const numbers = { ...notice.numbers, totalTax: 4_854.67 }
  await ada.save({
    notice: { ...notice, numbers },
    filing: { ...filing, petitionFiledOn: '2026-09-10', otherChargesCents: 60_000 },
  })
  const { dates } = await ada.client.call(listReminders, { id: ada.caseId })
  const amount = (id: string) =>
    /alive is (\$[\d,.]+)/.exec(dates.find((date) => date.id === id)?.detail ?? '')
  expect(amount('payment-2026')?.[1]).toBe('$4,241.01')
  expect(amount('discount-4-2026')?.[1]).toBe('$4,095.37')
  const { url } = await renew(ada)
  const text = await textAt(url)
  expect(eventOf(text, 'payment-2026')).toContain('alive is $4\\,241.01')
  expect(eventOf(text, 'discount-4-2026')).toContain('alive is $4\\,095.37')
  await look('2026-11-22T12:00:00Z')
  await look('2026-11-23T13:10:00Z')
  const mail = await app.mail.to(ada.email, 'Last day to pay the 2026 tax bill with 4% off')
  expect(mail.text.replace(/\s+/g, ' ')).toContain('alive is $4,095.37 ($3,495.37 + $600.00)')
})

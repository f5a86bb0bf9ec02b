/** Proves live sessions from the operator's command to the owner's page, calendar and mail. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopMail } from '#contract/account/mail.ts'
import { downloadOwnData } from '#contract/account/users.ts'
import * as live from '#contract/course/live-sessions.ts'
import { lookAtSessions } from '#server/features/live-session/look-at-sessions.ts'
import { refundOrder, seasonCase } from '#server/features/reminder/testing/season.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { type Person, student } from '#test/people.ts'
import { eastern, hourMs, inDays, joinUrl, liveFixture } from './testing/live-fixture.ts'
import { besideApp, operatorOf } from './testing/operate.ts'

let app: TestApp
let operate: ReturnType<typeof operatorOf>
let fixture: ReturnType<typeof liveFixture>
let ada: Person
let eve: Person
let dir: string
beforeAll(async () => {
  app = await openAppForTest()
  // Nothing looks at sessions but the tests, at the moments they name.
  await app.rows(`delete from jobs.schedule where name = 'send-live-reminders'`)
  operate = operatorOf(besideApp(app))
  fixture = liveFixture(app, operate)
  ada = await student(app, 'ai_enhanced')
  eve = await student(app, 'ai_enhanced')
  dir = await mkdtemp(path.join(tmpdir(), 'just-value-live-'))
})
afterAll(async () => {
  await app.close()
  await rm(dir, { recursive: true, force: true })
})

const seenBy = ({ client }: Person, id: number) => client.call(live.getLiveSession, { id })

const ask = async ({ client }: Person, id: number, text: string) =>
  (await client.call(live.askLiveQuestion, { id, text })).questionId

it.each([
  [['live', 'show', '999'], /There is no such session/],
  [['live', 'move', '999', '--starts', '2036-12-01 18:00'], /There is no such session/],
  [['live', 'hide-question', '999', '1'], /There is no such question/],
] as const)('what is not there is said: %j', async (args, sentence) => {
  expect(await operate(...args)).toMatchObject({ code: 1, told: expect.stringMatching(sentence) })
})

describe('a session', () => {
  it('is seen by owners of AI-Enhanced; its link to join only from a quarter of an hour before to the end', async () => {
    const id = await fixture.schedule(inDays(30))
    const session = async () => (await seenBy(ada, id)).session
    expect(await session()).toMatchObject({ state: 'announced', joinUrl: null, about: 'Bring your notice.' })
    const { sessions } = await ada.client.call(live.listLiveSessions, {})
    expect(sessions.find((listed) => listed.id === id)).toEqual(await session())
    const file = await ada.client.call(live.getLiveCalendar, { id })
    expect(file.text).toMatch(/UID:live-\d+@just-value[\s\S]*DTSTART:\d{8}T\d{6}Z[\s\S]*SUMMARY:Questions/)
    expect(file.text).not.toContain('meet.example')
    for (const [minutes, state, given] of [
      [16, 'announced', null],
      [14, 'joinable', joinUrl],
      [-59, 'running', joinUrl],
      [-61, 'over', null],
    ] as const) {
      await fixture.beginAt(id, minutes)
      expect(await session()).toMatchObject({ state, joinUrl: given })
    }
    expect((await ada.client.refusal(live.getLiveSession, { id: 999 })).code).toBe('not_found')
  })

  it('takes questions and votes: in order, bounded, without names, until it is over', async () => {
    const id = await fixture.schedule(inDays(30))
    const older = await ask(ada, id, 'What is a just value, please?')
    const newer = await ask(eve, id, 'What is a cap, please, and when?')
    expect(await ask(ada, id, ' What is a just value, please? ')).toBe(older)
    const vote = { id, questionId: newer, voted: true }
    await ada.client.call(live.voteForLiveQuestion, vote)
    expect(await ada.client.call(live.voteForLiveQuestion, vote)).toEqual({ voted: true, votes: 1 })
    const { questions } = await seenBy(ada, id)
    expect(questions.map((one) => [one.id, one.votes, one.voted, one.mine])).toEqual([
      [newer, 1, true, false],
      [older, 0, false, true],
    ])
    expect(JSON.stringify(questions)).not.toContain(eve.user.id)
    expect((await eve.client.refusal(live.voteForLiveQuestion, vote)).code).toBe('conflict')
    for (const text of ['Second question?', 'Third question?', 'Fourth question?', 'Fifth question?'])
      await ask(ada, id, text)
    const sixth = { id, text: 'Sixth question?' }
    expect((await ada.client.refusal(live.askLiveQuestion, sixth)).code).toBe('conflict')
    await ada.client.call(live.takeBackLiveQuestion, { id, questionId: older })
    await ada.client.call(live.askLiveQuestion, sixth)
    expect((await operate('live', 'hide-question', String(id), String(newer))).code).toBe(0)
    expect((await seenBy(ada, id)).questions.some((one) => one.id === newer)).toBe(false)
    expect((await seenBy(eve, id)).questions[0]).toMatchObject({ id: newer, hidden: true, mine: true })
    expect((await ada.client.refusal(live.voteForLiveQuestion, vote)).code).toBe('not_found')
    await operate('live', 'hide-question', String(id), String(newer), '--undo')
    const shown = await operate('live', 'show', String(id))
    expect(shown.printed).toMatch(new RegExp(`QUESTION +VOTES.*\\n${newer} +1 +no +no +What is a cap`))
    await fixture.beginAt(id, -61)
    expect((await ada.client.refusal(live.askLiveQuestion, sixth)).code).toBe('conflict')
    expect((await ada.client.refusal(live.voteForLiveQuestion, vote)).code).toBe('conflict')
  })

  it('leaves its recording and written answers behind', async () => {
    const id = await fixture.schedule(inDays(30), 'On evidence')
    const questionId = await ask(ada, id, 'When is evidence due?')
    expect((await operate('live', 'recording', String(id), joinUrl)).told).toMatch(/has not begun/)
    await fixture.beginAt(id, -90)
    const file = path.join(dir, 'answer.txt')
    await writeFile(file, 'Fifteen days before the hearing.\n')
    await operate('live', 'answer', String(id), String(questionId), '--file', file, '--as', 'Grace')
    await operate('live', 'recording', String(id), 'https://video.example/1')
    const { sessions } = await eve.client.call(live.listLiveSessions, { when: 'past' })
    expect(sessions.find((listed) => listed.id === id)).toMatchObject({
      title: 'On evidence',
      recordingUrl: 'https://video.example/1',
      answerCount: 1,
    })
    expect((await seenBy(eve, id)).questions[0]?.answer).toBe('Fifteen days before the hearing.')
    const logged = await operate('log', 'list')
    expect(logged.printed).toMatch(/Grace +live answer/)
    await operate('live', 'recording', String(id), '--remove')
    expect((await seenBy(eve, id)).session.recordingUrl).toBeNull()
  })
})

describe('who wants to be reminded', () => {
  const wish = ({ client }: Person, id: number, wanted = true) =>
    client.call(live.chooseLiveReminder, { id, wanted })

  it('is mailed a day and an hour before, once, with three looks at a time; nobody refunded or stopped', async () => {
    const startsAt = inDays(3)
    const id = await fixture.schedule(startsAt)
    const [western, refunded] = [await seasonCase(app, { countyId: 'bay' }), await seasonCase(app)]
    await wish(ada, id)
    await wish(eve, id)
    for (const { userId } of [western, refunded])
      await app.rows('insert into live_sign_ups values ($1, $2, now())', [id, userId])
    await refundOrder(app, refunded, new Date())
    await wish(eve, id, false)
    const look = (hoursBefore: number) => {
      const ctx = { ...app.ctx, now: () => new Date(startsAt.getTime() - hoursBefore * hourMs) }
      return Promise.all([lookAtSessions(ctx), lookAtSessions(ctx), lookAtSessions(ctx)])
    }
    for (const hoursBefore of [24.1, 24, 23, 2, 1, 0.5, 0, -1]) await look(hoursBefore)
    const kinds = (email: string) => fixture.mailKinds(id, email)
    expect(await kinds(ada.email)).toEqual(['live-reminder', 'live-reminder'])
    expect(await kinds(western.email)).toEqual(['live-reminder', 'live-reminder'])
    expect([await kinds(refunded.email), await kinds(eve.email)]).toEqual([[], []])
    const { text } = await app.mail.to(western.email, 'Live session:')
    expect(text.replace(/\s+/g, ' ')).toMatch(/ Eastern Time \(.* Central Time\)\./)
    expect((await app.mail.to(ada.email, 'Live session:')).text).not.toContain('Central Time')
  })

  it('hears of a new time and is reminded of it, and of a cancellation; the link at the foot ends it all', async () => {
    const id = await fixture.schedule(inDays(5))
    await wish(ada, id)
    const moved = await operate('live', 'move', String(id), '--starts', eastern.format(inDays(9)))
    expect(moved.printed).toMatch(/is now on .*, 60 minutes\. One person is mailed\.$/)
    const mail = await app.mail.to(ada.email, 'Moved:')
    const again = await operate('live', 'move', String(id), '--starts', eastern.format(inDays(9)))
    expect(again).toMatchObject({ code: 1, told: 'That is the time it has.' })
    const token = /stop-mail\/([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await app.visitor().call(stopMail, { token })
    expect((await seenBy(ada, id)).session.reminder).toBe(false)
    expect((await operate('live', 'cancel', String(id))).printed).toMatch(/Nobody had asked to be reminded/)
    const other = await fixture.schedule(inDays(5))
    await wish(ada, other)
    expect((await operate('live', 'cancel', String(other))).printed).toMatch(/One person is mailed/)
    expect((await app.mail.to(ada.email, 'Canceled:')).text).toContain('canceled this session')
    expect((await seenBy(ada, other)).session).toMatchObject({ state: 'cancelled', joinUrl: null })
    expect((await operate('live', 'cancel', String(other))).told).toBe('The session is cancelled.')
    expect((await ada.client.refusal(live.chooseLiveReminder, { id: other, wanted: true })).code).toBe(
      'conflict',
    )
  })
})

it('a mail about a session that was given up is written again while it is true', async () => {
  const id = await fixture.schedule(inDays(5))
  await ada.client.call(live.chooseLiveReminder, { id, wanted: true })
  await operate('live', 'move', String(id), '--starts', eastern.format(inDays(9)))
  const mailId = await fixture.giveUpMail(id, 'live-moved')
  expect(await operate('mail', 'retry', mailId)).toMatchObject({ code: 0 })
  // It went out once more.
  await fixture.giveUpMail(id, 'live-moved')
  await operate('live', 'move', String(id), '--starts', eastern.format(inDays(10)))
  expect((await operate('mail', 'retry', mailId)).told).toMatch(/its session has another time by now/)
})

it('what a person brought is in the download of their data, and goes with the account', async () => {
  const id = await fixture.schedule(inDays(30))
  await ask(eve, id, 'Where does this question go?')
  const { data } = await eve.client.call(downloadOwnData, {})
  expect(JSON.stringify(data)).toContain('Where does this question go?')
  await app.rows('delete from users where id = $1', [eve.user.id])
  expect((await seenBy(ada, id)).questions).toEqual([])
})

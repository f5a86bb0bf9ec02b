/** Proves that the time spent on lessons is what was really spent: counted once, whatever is reported. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { spendTime } from '#contract/course/courses.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const spend = async ({ client }: Person, lessonId: string, seconds: number) =>
  (await client.call(spendTime, { id: 1, lessonId, seconds })).seconds

const minutesOf = async ({ client }: Person) => (await client.call(getProgress, {})).minutesInvested

it('adds up over lessons and visits', async () => {
  const dana = await student(app)
  expect(await spend(dana, '1-1', 600)).toBe(600)
  app.pass(700)
  expect(await spend(dana, '1-2', 660)).toBe(660)
  expect(await minutesOf(dana)).toBe(21)
})

it('never counts the same minute twice: two pages, two devices, ten at once', async () => {
  const dana = await student(app)
  await spend(dana, '1-1', 60)
  const startedAt = app.ctx.now().getTime()
  app.pass(60)
  const counted = await Promise.all(
    Array.from({ length: 10 }, (_, at) => spend(dana, at % 2 ? '1-1' : '1-2', 60)),
  )
  const sum = counted.reduce((all, seconds) => all + seconds, 0)
  // The calls themselves take a moment, which may be counted to one of them.
  const passed = (app.ctx.now().getTime() - startedAt) / 1000
  expect(sum).toBeGreaterThanOrEqual(60)
  expect(sum).toBeLessThanOrEqual(Math.ceil(passed) + 1)
})

it('is each person’s own, and nobody’s without a purchase', async () => {
  const [dana, eve, ada] = [await student(app), await student(app), await signUp(app)]
  await spend(dana, '1-1', 120)
  expect(await minutesOf(eve)).toBe(0)
  expect(await ada.client.refusal(spendTime, { id: 1, lessonId: '1-1', seconds: 60 })).toMatchObject({
    status: 403,
  })
  expect(await dana.client.refusal(spendTime, { id: 1, lessonId: '2-1', seconds: 60 })).toMatchObject({
    status: 404,
  })
})

it.each([0, -5, 1.5, 3601])('refuses %d seconds in one report', async (seconds) => {
  const { client } = await student(app)
  const answer = await client.send('/api/courses/modules/1/time', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
    body: JSON.stringify({ lessonId: '1-1', seconds }),
  })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ error: { details: [{ field: 'seconds' }] } })
})

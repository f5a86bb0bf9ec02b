/** Proves that a completion can be taken back: the mark goes, the time and the place stay. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { completeLesson, getModule, savePosition, spendTime, undoLesson } from '#contract/course/courses.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

const lesson = { id: 1, lessonId: '1-2' }

it('takes the mark away, keeps time and place, and can be said twice', async () => {
  const { client } = await student(app)
  await client.call(savePosition, { ...lesson, block: 7 })
  await client.call(spendTime, { ...lesson, seconds: 120 })
  await client.call(completeLesson, lesson)
  const undone = await client.call(undoLesson, lesson)
  expect(undone.module).toMatchObject({ progress: 0, status: 'not_started' })
  expect(await client.call(undoLesson, lesson)).toEqual(undone)
  const { sections } = (await client.call(getModule, { id: 1 })).module
  expect(sections[1]).toMatchObject({ completed: false, position: { block: 7 } })
  expect(await client.call(getProgress, {})).toMatchObject({ lessonsCompleted: 0, minutesInvested: 2 })
})

it('lets the lesson be completed again', async () => {
  const { client } = await student(app)
  await client.call(completeLesson, lesson)
  await client.call(undoLesson, lesson)
  const { module } = await client.call(completeLesson, lesson)
  expect(module.progress).toBe(34)
})

it('of a lesson never opened changes nothing, and of another module’s lesson is refused', async () => {
  const { client, user } = await student(app)
  await client.call(undoLesson, lesson)
  expect(await client.refusal(undoLesson, { id: 2, lessonId: '1-2' })).toMatchObject({ status: 404 })
  expect(await app.rows('select 1 from lesson_progress where user_id = $1', [user.id])).toEqual([])
  const ada = await signUp(app)
  expect(await ada.client.refusal(undoLesson, lesson)).toMatchObject({ status: 403 })
})

/** Proves that a lesson completed without a connection is neither lost nor sent for somebody else. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { completeLesson, getModule } from '#contract/course/courses.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { sendAllOf, waitingOf, writeDown } from './waiting-completions.ts'

const first = { moduleId: 1, lessonId: '1-1' }
let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(1) })
})

it('what could not be sent still shows after a reload, and goes with the next visit', async () => {
  api.disconnect(completeLesson)
  writeDown(ada.id, first)
  openPage('/course/1?lesson=1-1')
  expect(await screen.findByText('Lesson complete')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'save that to your account when you’re back online',
  )
  api.answer(completeLesson, { module: courseModule(1, 1) })
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(waitingOf(ada.id)).toEqual([]))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('what a connection just back did not take is sent a little later', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  api.disconnect(completeLesson)
  writeDown(ada.id, first)
  openPage('/course/1?lesson=1-1')
  expect(await screen.findByText('Lesson complete')).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(api.callsOf(completeLesson)).toHaveLength(2))
  api.answer(completeLesson, { module: courseModule(1, 1) })
  vi.advanceTimersByTime(20_000)
  await waitFor(() => expect(waitingOf(ada.id)).toEqual([]))
})

it('the same lesson waits once, and each person’s waits for that person', async () => {
  writeDown(ada.id, first)
  writeDown(ada.id, first)
  writeDown('somebody else', { moduleId: 2, lessonId: '2-1' })
  expect(waitingOf(ada.id)).toEqual([first])
  api.answer(completeLesson, { module: courseModule(1, 1) })
  expect(await sendAllOf(ada.id)).toBe(1)
  expect(api.callsOf(completeLesson).map(({ input }) => input)).toEqual([{ id: 1, lessonId: '1-1' }])
  expect(waitingOf('somebody else')).toHaveLength(1)
})

it.each([
  ['no connection', 'disconnect', 1],
  ['no plan at the moment', 'forbidden', 1],
  ['a lesson that is gone', 'not_found', 0],
] as const)('after %s there wait as many as can still be sent', async (_what, how, left) => {
  if (how === 'disconnect') api.disconnect(completeLesson)
  else api.refuse(completeLesson, how, 'No.')
  writeDown(ada.id, first)
  expect(await sendAllOf(ada.id)).toBe(0)
  expect(waitingOf(ada.id)).toHaveLength(left)
})

it.each(['{', '{"a":1}', '[1, null, {"userId":"x"}]'])('a list that is not one is none: %s', (text) => {
  localStorage.setItem('justvalue.waitingCompletions', text)
  expect(waitingOf(ada.id)).toEqual([])
})

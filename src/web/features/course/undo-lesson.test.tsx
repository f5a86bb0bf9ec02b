/** Proves that a completion can be taken back on the page: the mark, the focus, and what still waits to be sent. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { completeLesson, getModule, undoLesson } from '#contract/course/courses.ts'
import { waitingOf, writeDown } from '#web/offline/waiting-completions.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(1, 1) })
})

const press = async () => {
  const page = openPage('/course/1?lesson=1-1')
  await page.user.click(await screen.findByRole('button', { name: 'Mark as not complete' }))
  return page
}

it('takes the mark away, and gives the focus to the button that sets it again', async () => {
  api.answer(undoLesson, { module: courseModule(1, 0) })
  await press()
  const button = await screen.findByRole('button', { name: 'Mark lesson complete' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.getByText('Ready to Start')).toBeTruthy()
  expect(api.callsOf(undoLesson).map(({ input }) => input)).toEqual([{ id: 1, lessonId: '1-1' }])
})

it('leaves the mark when the server cannot be asked, and says so', async () => {
  api.disconnect(undoLesson)
  await press()
  expect(await screen.findByText('That didn’t save')).toBeTruthy()
  expect(screen.getByText('Lesson complete')).toBeTruthy()
})

it('sends no completion after it that was still waiting', async () => {
  api.disconnect(completeLesson)
  api.answer(undoLesson, { module: courseModule(1, 0) })
  writeDown(ada.id, { moduleId: 1, lessonId: '1-1' })
  await press()
  await screen.findByRole('button', { name: 'Mark lesson complete' })
  expect(waitingOf(ada.id)).toEqual([])
})

it('without a connection simply takes back a mark that only waits in this browser', async () => {
  api.answer(getModule, { module: moduleAnswer(1) })
  api.disconnect(completeLesson)
  api.disconnect(undoLesson)
  writeDown(ada.id, { moduleId: 1, lessonId: '1-1' })
  await press()
  expect(await screen.findByRole('button', { name: 'Mark lesson complete' })).toBeTruthy()
  expect(waitingOf(ada.id)).toEqual([])
  expect(screen.queryByText('That didn’t save')).toBeNull()
  expect(screen.queryByText('Your progress isn’t saved yet')).toBeNull()
})

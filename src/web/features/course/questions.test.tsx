/** Proves the questions at the end of a lesson and the final test: by keyboard, by name, and with what comes after. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { answerQuiz, getQuiz } from '#contract/course/quizzes.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { judgedAnswer, quizAnswer } from '#web/testing/quiz-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(1) })
})

type User = ReturnType<typeof openPage>['user']

const choose = async (user: User, number: number, quizId: string, choice: string) => {
  const group = screen.getByRole('group', { name: `${number}. Question ${number} of ${quizId}?` })
  await user.click(within(group).getByRole('radio', { name: choice }))
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Submit answers' }))

describe('the questions of a lesson', () => {
  const openQuestions = async () => {
    api.answer(getQuiz, quizAnswer('1-2', 2))
    const page = openPage('/course/1?lesson=1-2')
    await page.user.click(await screen.findByRole('button', { name: 'Answer five questions' }))
    await screen.findByRole('group', { name: '1. Question 1 of 1-2?' })
    return page
  }

  it('are fetched when they are asked for, and take the focus', async () => {
    openPage('/course/1?lesson=1-2')
    expect(await screen.findByRole('heading', { name: 'Check what you know' })).toBeTruthy()
    expect(api.callsOf(getQuiz)).toEqual([])
  })

  it('are judged by the server, and then explained with a link to the place', async () => {
    const { user } = await openQuestions()
    expect(document.activeElement?.textContent).toBe('Check what you know')
    await choose(user, 1, '1-2', 'Second')
    expect(screen.getByText('1 of 2 answered').getAttribute('role')).toBe('status')
    await choose(user, 2, '1-2', 'First')
    api.answer(answerQuiz, judgedAnswer('1-2', 2, 1))
    await send(user)
    const heading = await screen.findByRole('heading', { name: 'Check what you know: 1 of 2 right' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const [sent] = api.callsOf(answerQuiz)
    expect(sent?.input).toMatchObject({ quizId: '1-2', answers: { '1-2-q1': 2, '1-2-q2': 1 } })
    const second = screen.getByRole('heading', { name: '2. Question 2 of 1-2?' }).closest('li')
    expect(second?.textContent).toContain('IncorrectYour answer: FirstCorrect answer: Second')
    expect(second?.textContent).toContain('Why the second is right in 2.')
    const link = within(second ?? document.body).getByRole('link', { name: 'Review: The cap' })
    expect(link.getAttribute('href')).toBe('#the-cap')
  })

  it('that were left out are named, and lead to their place', async () => {
    const { user } = await openQuestions()
    await choose(user, 1, '1-2', 'Third')
    await send(user)
    const summary = screen.getByText('Some questions still need an answer').closest('[role=alert]')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const link = screen.getByRole('link', { name: 'Answer question 2' })
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('FIELDSET')
    expect(api.callsOf(answerQuiz)).toEqual([])
  })

  it('keep what was ticked when sending fails, and send the same try again', async () => {
    const { user } = await openQuestions()
    await choose(user, 1, '1-2', 'Second')
    await choose(user, 2, '1-2', 'Second')
    api.disconnect(answerQuiz)
    await send(user)
    expect(await screen.findByText('Your answers weren’t sent')).toBeTruthy()
    expect(screen.getByText(/Your answers are still here/)).toBeTruthy()
    api.answer(answerQuiz, judgedAnswer('1-2', 2, 2))
    await send(user)
    await screen.findByRole('heading', { name: 'Check what you know: 2 of 2 right' })
    const [first, second] = api.callsOf(answerQuiz)
    expect(second?.input).toEqual(first?.input)
  })

  it('can be answered again, as another try', async () => {
    const { judged, record } = judgedAnswer('1-2', 2, 1)
    api.answer(getQuiz, { ...quizAnswer('1-2', 2), record, lastTry: judged })
    const { user } = openPage('/course/1?lesson=1-2')
    await user.click(await screen.findByRole('button', { name: 'Answer five questions' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await choose(user, 1, '1-2', 'Second')
    await choose(user, 2, '1-2', 'Second')
    api.answer(answerQuiz, judgedAnswer('1-2', 2, 2))
    await send(user)
    await screen.findByRole('heading', { name: 'Check what you know: 2 of 2 right' })
    expect(api.callsOf(answerQuiz)[0]?.input).not.toMatchObject({ tryId: judged.tryId })
  })

  it('lead from the last lesson to the final test', async () => {
    openPage('/course/1?lesson=1-3')
    const link = await screen.findByRole('link', { name: 'final test' })
    expect(link.getAttribute('href')).toBe('/course/1/test')
  })
})

describe('the final test', () => {
  it('says how much is needed, is taken, and leads on when it is passed', async () => {
    api.answer(getQuiz, quizAnswer('1-test', 3))
    const { user } = openPage('/course/1/test')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Final test: Title of module 1' }),
    ).toBeTruthy()
    expect(await screen.findByText(/You need 2 correct answers to pass/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    for (const number of [1, 2, 3]) await choose(user, number, '1-test', 'Second')
    api.answer(answerQuiz, judgedAnswer('1-test', 3, 3))
    api.answer(getModule, { module: moduleAnswer(1, 3, { finalTestPassed: true }) })
    await send(user)
    expect(await screen.findByText('You passed this module’s final test')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'module 2' }).getAttribute('href')).toBe('/course/2')
    const [place] = screen.getAllByRole('link', { name: 'Review: The cap' })
    expect(place?.getAttribute('href')).toBe('/course/1?lesson=1-2#the-cap')
    const panel = within(screen.getByRole('complementary', { name: 'Module' }))
    expect((await panel.findByRole('link', { name: /Final test/ })).textContent).toBe('Final testPassed')
  })

  it('not passed says what to do, and stays to be read when the page is opened again', async () => {
    const { judged, record } = judgedAnswer('1-test', 3, 1)
    api.answer(getQuiz, { ...quizAnswer('1-test', 3), record, lastTry: judged })
    openPage('/course/1/test')
    expect(await screen.findByRole('heading', { name: 'The test: 1 of 3 right' })).toBeTruthy()
    expect(screen.getByText('You need 2 correct answers to pass')).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
  })

  it('once passed stays passed after a worse try', async () => {
    const { judged, record } = judgedAnswer('1-test', 3, 1, '2026-10-01T12:00:00.000Z')
    api.answer(getQuiz, { ...quizAnswer('1-test', 3), record, lastTry: judged })
    openPage('/course/1/test')
    expect(await screen.findByText('You passed this test before, and that still counts')).toBeTruthy()
  })

  it('keeps what was ticked while its reader looks into a lesson', async () => {
    api.answer(getQuiz, quizAnswer('1-test', 3))
    const { user } = openPage('/course/1/test')
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await choose(user, 2, '1-test', 'Third')
    const panel = within(screen.getByRole('complementary', { name: 'Module' }))
    await user.click(panel.getByRole('link', { name: /Lesson 1-1/ }))
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-1' })
    await user.click(screen.getByRole('link', { name: /Final test/ }))
    const group = await screen.findByRole('group', { name: '2. Question 2 of 1-test?' })
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Third' }).checked).toBe(true)
  })

  it('is not there without a plan, nor for a module that is none', async () => {
    signIn(api, { ...ada, tier: null })
    openPage('/course/1/test')
    expect(await screen.findByRole('heading', { name: 'This lesson is part of the course' })).toBeTruthy()
    expect(api.callsOf(getModule)).toEqual([])
  })
})

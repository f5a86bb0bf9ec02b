/** Proves that the dashboard shows what the server says, and one next step. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { completeLesson, listModules } from '#contract/course/courses.ts'
import { timeInvested } from '#web/features/dashboard/time-invested.ts'
import { writeDown } from '#web/offline/waiting-completions.ts'
import { answerNewCourse, courseModule, newCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})

const figure = async (name: string) =>
  (await screen.findByText(name)).parentElement?.querySelector('dd')?.textContent

it.each([
  [0, '0h 0m'],
  [45, '0h 45m'],
  [60, '1h 0m'],
  [180, '3h 0m'],
  [205, '3h 25m'],
])('%i minutes invested read %s', (minutes, expected) => {
  expect(timeInvested(minutes)).toBe(expected)
})

describe('the figures', () => {
  it('of a new account are 0 %, with 21 lessons in seven modules not started [S2.dashboard.8, S4.module-status.4, S4.lesson.5]', async () => {
    openPage('/dashboard')
    const bar = await screen.findByRole('progressbar', { name: 'Overall progress' })
    expect(bar.getAttribute('aria-valuetext')).toBe('0%')
    expect(screen.getAllByText('NOT STARTED')).toHaveLength(7)
    expect(screen.getAllByText(/^0 of 3 lessons/)).toHaveLength(7)
    expect(await figure('Modules completed')).toBe('0')
  })

  it('are the server’s [S2.dashboard.3, S2.dashboard.4, S2.dashboard.5, S2.dashboard.6]', async () => {
    api.answer(getProgress, { ...newCourse, overallPercent: 28, modulesCompleted: 2, minutesInvested: 180 })
    openPage('/dashboard')
    const bar = await screen.findByRole('progressbar', { name: 'Overall progress' })
    expect(bar.getAttribute('aria-valuetext')).toBe('28%')
    expect(await figure('Modules completed')).toBe('2')
    expect(await figure('Time invested')).toBe('3h 0m')
    expect(await figure('Total modules')).toBe('7')
  })
})

it('marks that still wait in this browser are counted, and said to be not yet sent', async () => {
  api.disconnect(completeLesson)
  writeDown(ada.id, { moduleId: 1, lessonId: '1-1' })
  openPage('/dashboard')
  expect(await screen.findByText(/^One completed lesson is saved in this browser/)).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Overall progress' })
  expect(bar.getAttribute('aria-valuetext')).toBe('4%')
  expect(screen.getAllByText(/^1 of 3 lessons/)).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'Continue: Lesson 1-2' })).toBeTruthy()
})

describe('the modules', () => {
  it('are listed by title, with their state and their page [S2.dashboard.7, S4.module-status.1, S4.module-status.2, S4.module-status.3]', async () => {
    const modules = [courseModule(1, 3), courseModule(2, 1), ...[3, 4, 5, 6, 7].map((id) => courseModule(id))]
    api.answer(listModules, { modules })
    openPage('/dashboard')
    const list = within(await screen.findByRole('region', { name: 'Modules' }))
    const rows = list.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
    expect(rows).toHaveLength(7)
    expect(rows[0]?.[0]).toBe('/course/1')
    expect(rows[0]?.[1]).toMatch(/1\. Title of module 1.*COMPLETED.*3 of 3 lessons/)
    expect(rows[1]?.[1]).toMatch(/IN PROGRESS.*1 of 3 lessons/)
    expect(rows[6]?.[1]).toMatch(/7\. Title of module 7.*NOT STARTED.*0 of 3 lessons/)
  })
})

describe('a module whose lessons are still being written', () => {
  const unwritten = (id: number, lessons: number) => {
    const module = courseModule(id)
    return {
      ...module,
      lessons: module.lessons.map((lesson, at) => ({ ...lesson, available: at >= lessons })),
    }
  }

  it('says so beside its state, and the others do not', async () => {
    const modules = [courseModule(1), unwritten(2, 3), unwritten(3, 1)]
    api.answer(listModules, { modules })
    openPage('/dashboard')
    const list = within(await screen.findByRole('region', { name: 'Modules' }))
    const [ready, whole, part] = list.getAllByRole('link').map(({ textContent }) => textContent)
    expect(ready).not.toMatch(/being written/i)
    expect(whole).toMatch(/Being written.*NOT STARTED.*0 of 3 lessons · 3 being written/)
    expect(part).not.toContain('Being written')
    expect(part).toMatch(/0 of 3 lessons · 1 being written/)
  })
})

describe('the next step', () => {
  it('names one lesson, its time, and leads to it', async () => {
    openPage('/dashboard')
    expect(await screen.findByText('Module 1, about 11 minutes')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Start: What an assessment is' })
    expect(link.getAttribute('href')).toBe('/course/1?lesson=1-1')
  })

  it.each([
    [21, 'You’ve finished every lesson'],
    [3, 'You’ve finished every lesson that’s ready'],
  ])('after %i of 21 lessons and none to read is the home: %s', async (lessonsCompleted, title) => {
    api.answer(getProgress, { ...newCourse, lessonsCompleted, nextStep: null })
    openPage('/dashboard')
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Check your home’s numbers' })
    expect(link.getAttribute('href')).toBe('/property-setup')
  })
})

describe('the upgrade', () => {
  it('is offered to a Standard owner and leads to the prices [S2.dashboard.9, S6.user.2]', async () => {
    openPage('/dashboard')
    const link = await screen.findByRole('link', { name: 'Upgrade to AI-Enhanced' })
    expect(link.getAttribute('href')).toBe('/pricing')
    expect(screen.getByText(/\$53, once/)).toBeDefined()
    expect(screen.queryByText(/^Today you get/)).toBeNull()
  })

  it('is not offered to an AI-Enhanced owner [S2.dashboard.10]', async () => {
    signIn(api, { ...ada, tier: 'ai_enhanced' })
    openPage('/dashboard')
    await screen.findByText('Overall progress')
    expect(screen.queryByText('Upgrade to AI-Enhanced')).toBeNull()
  })

  it('is a purchase for a person who owns nothing', async () => {
    signIn(api, { ...ada, tier: null })
    openPage('/dashboard')
    const link = await screen.findByRole('link', { name: 'See the two plans' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })
})

describe('while the data', () => {
  it('loads, the page stands there in gray [S2.dashboard.18]', async () => {
    api.answerWith(getProgress, () => new Promise(() => undefined))
    openPage('/dashboard')
    expect((await screen.findByRole('status')).textContent).toContain('Loading your')
    expect(await screen.findByText('Loading your progress…')).toBeDefined()
  })

  it('does not come, the page says so and tries again when asked', async () => {
    api.refuse(getProgress, 'internal')
    const { user } = openPage('/dashboard')
    expect((await screen.findByRole('alert')).textContent).toContain('Your progress didn’t load')
    answerNewCourse(api)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Overall progress')).toBeDefined()
  })
})

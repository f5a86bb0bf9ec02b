/** Proves the way through the course, and what shows when there is no lesson to show. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { turnKeys } from '#web/browser/use-keys.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})

const openLesson = (lessonId: string) => {
  const moduleId = Number(lessonId.split('-')[0])
  api.answer(getModule, { module: moduleAnswer(moduleId) })
  return openPage(`/course/${moduleId}?lesson=${lessonId}`)
}

const way = async (name: 'Previous' | 'Next') => {
  const navigation = await screen.findByRole('navigation', { name: 'Previous and next lesson' })
  return [...navigation.querySelectorAll('a')].find((link) => link.textContent?.startsWith(name))
}

describe('previous and next', () => {
  it.each([
    ['1-1', 'Next', '/course/1?lesson=1-2', 'S2.module.5, S4.navigation.1'],
    ['1-3', 'Next', '/course/2?lesson=2-1', 'S4.navigation.2'],
    ['1-2', 'Previous', '/course/1?lesson=1-1', 'S4.navigation.3'],
    ['2-1', 'Previous', '/course/1?lesson=1-3', 'S4.navigation.4'],
  ] as const)('at lesson %s, %s leads to %s [%s]', async (lessonId, name, address, _ids) => {
    openLesson(lessonId)
    expect((await way(name))?.getAttribute('href')).toBe(address)
  })

  it('follow a press', async () => {
    const page = openLesson('1-1')
    const next = await way('Next')
    if (next) await page.user.click(next)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    expect(page.address()).toBe('/course/1?lesson=1-2')
    expect(document.activeElement).toBe(heading)
  })

  it('follow the keys n and b, but not while someone types', async () => {
    const page = openLesson('1-1')
    await way('Next')
    await page.user.keyboard('n')
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    await page.user.keyboard('b')
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-1' })
    const field = document.createElement('input')
    document.body.append(field)
    await page.user.type(field, 'n')
    expect(page.address()).toBe('/course/1?lesson=1-1')
    field.remove()
  })

  it('do not follow the keys once they are turned off, and do again once they are back', async () => {
    const page = openLesson('1-1')
    await way('Next')
    await page.user.click(screen.getByRole('button', { name: 'Shortcuts' }))
    await page.user.click(await screen.findByRole('checkbox', { name: 'Use these keys' }))
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await page.user.keyboard('n')
    expect(page.address()).toBe('/course/1?lesson=1-1')
    turnKeys(true)
    await page.user.keyboard('n')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })).toBeDefined()
  })

  it('name the lesson that Next would pass by', async () => {
    const module = moduleAnswer(1)
    const sections = module.sections.map((section) => ({ ...section, completed: section.id === '1-2' }))
    api.answer(getModule, { module: { ...module, sections } })
    openPage('/course/1?lesson=1-3')
    await way('Next')
    const passed = screen.getByText(/^Not read yet:/)
    expect(passed.querySelector('a')?.getAttribute('href')).toBe('/course/1?lesson=1-1')
  })

  it('say nothing of it where Next leads to an unread one', async () => {
    openLesson('1-1')
    await way('Next')
    expect(screen.queryByText(/^Not read yet:/)).toBeNull()
  })

  it('have no previous at the first lesson of module 1 [S4.navigation.5]', async () => {
    openLesson('1-1')
    expect(await way('Previous')).toBeUndefined()
  })

  it('have no next at the last lesson of module 7 [S4.navigation.6]', async () => {
    openLesson('7-3')
    expect(await way('Next')).toBeUndefined()
    expect(await way('Previous')).toBeDefined()
  })
})

describe('a module that cannot be loaded', () => {
  it('says so and leads back to the dashboard [S2.module.6, S2.module.7]', async () => {
    api.refuse(getModule, 'not_found', 'The requested module could not be loaded.')
    const page = openPage('/course/3')
    await screen.findByRole('heading', { name: 'Module Not Found' })
    expect(screen.getByText('The requested module could not be loaded.')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Return to Dashboard' }))
    await waitFor(() => expect(page.address()).toBe('/dashboard'))
  })

  it.each(['/course/8', '/course/0', '/course/one'])('is not even asked for at %s', async (address) => {
    openPage(address)
    expect(await screen.findByRole('heading', { name: 'Module Not Found' })).toBeTruthy()
    expect(api.callsOf(getModule)).toHaveLength(0)
  })

  it('because of the connection can be tried again', async () => {
    api.disconnect(getModule)
    const page = openPage('/course/1?lesson=1-1')
    await screen.findByText('Network error. Please check your connection.')
    api.answer(getModule, { module: moduleAnswer(1) })
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 1-1' })).toBeTruthy()
  })
})

describe('a lesson that the module does not have', () => {
  it('leads to the first one, with a note that is gone at the next', async () => {
    const page = openLesson('1-9')
    expect(await screen.findByText('We couldn’t find that lesson')).toBeTruthy()
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 1-1' })).toBeTruthy()
    expect(page.address()).toBe('/course/1?lesson=1-1')
    const next = await way('Next')
    if (next) await page.user.click(next)
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    expect(screen.queryByText('We couldn’t find that lesson')).toBeNull()
  })
})

describe('without a plan', () => {
  it('the page leads calmly to the plans', async () => {
    signIn(api, { ...ada, tier: null })
    openPage('/course/1')
    await screen.findByRole('heading', { name: 'This lesson is part of the course' })
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
  })

  it('the same shows when the server knows better than the browser', async () => {
    api.refuse(getModule, 'forbidden', 'This lesson is part of the course.')
    openPage('/course/1')
    expect(await screen.findByRole('link', { name: 'See the plans' })).toBeTruthy()
  })
})

/** Proves the module page: what it shows, how a lesson is marked, and where it leads on. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeLesson, getModule } from '#contract/course/courses.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(1) })
})

const panel = async () => within(await screen.findByRole('complementary', { name: 'Module' }))
const markButton = () => screen.findByRole('button', { name: 'Mark lesson complete' })

describe('the module page', () => {
  it('sends a visitor to sign in, and knows where they were going [S2.routes.5]', async () => {
    localStorage.clear()
    const page = openPage('/course/1?lesson=1-2')
    await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fcourse%2F1%3Flesson%3D1-2'))
  })

  it('shows title, lessons and progress on the left [S2.module.1, S4.lesson.4]', async () => {
    api.answer(getModule, { module: moduleAnswer(1, 1) })
    openPage('/course/1?lesson=1-2')
    const left = await panel()
    expect(left.getByRole('heading', { name: 'Title of module 1' })).toBeTruthy()
    const links = left.getAllByRole('link').map((link) => link.textContent)
    expect(links).toEqual([
      ...['Lesson 1-1Completed', 'Lesson 1-210 min', 'Lesson 1-310 min'],
      'Final testWhen you’re ready',
    ])
    expect(left.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3 lessons complete')
  })

  it('shows the text of the lesson, its points and its sources [S2.module.3, S4.module.1]', async () => {
    openPage('/course/1?lesson=1-2')
    expect(await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })).toBeTruthy()
    for (const text of ['The text of lesson 1-2.', 'Key point of 1-2', 'Do this for 1-2', 'Mistake in 1-2']) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    const source = screen.getByText('Section 194.011, Florida Statutes').closest('li')
    expect(source?.textContent).toContain('Checked on November 21, 2026')
    const open = screen.getByRole('region', { name: /open question/ })
    expect(open?.textContent).toContain('What is open in 1-2?')
    expect(open?.textContent).toContain('Ask the clerk in writing.')
    expect(open?.querySelector('a')?.getAttribute('href')).toBe(`#${source?.id}`)
    expect(document.title).toBe('Lesson 1-2 · Title of module 1 · Just Value')
    expect(api.callsOf(getModule).map(({ input }) => input)).toEqual([{ id: 1 }])
  })

  it.each(['template', 'worksheet', 'guide', 'link'] as const)(
    'names the kind of a resource of its lesson: %s [S3.module.3]',
    async (type) => {
      const about = { title: 'Notice sheet', description: 'To copy on.', url: 'https://pages.example/s' }
      const { sections, ...module } = moduleAnswer(1)
      const withResource = sections.map((one) => ({ ...one, resources: [{ id: 'sheet', type, ...about }] }))
      api.answer(getModule, { module: { ...module, sections: withResource } })
      openPage('/course/1?lesson=1-1')
      const item = (await screen.findByText('Notice sheet')).closest('li')
      expect(item?.textContent?.toLowerCase()).toContain(type)
      expect(item?.textContent).toContain('To copy on.')
    },
  )

  it.each([
    ['standard', 'Standard'],
    ['ai_enhanced', 'AI Enhanced'],
  ] as const)('shows the true tier: %s [S2.module.8]', async (tier, label) => {
    signIn(api, { ...ada, tier })
    openPage('/course/1?lesson=1-1')
    expect(await screen.findByText(label)).toBeTruthy()
  })

  it.each([
    [0, 'Ready to Start', 'S4.badge.3'],
    [1, 'In Progress', 'S4.badge.2'],
    [3, 'Module Complete', 'S4.badge.1'],
  ] as const)('with %i lessons done says %s [%s]', async (done, badge, _id) => {
    api.answer(getModule, { module: moduleAnswer(1, done) })
    openPage('/course/1?lesson=1-1')
    expect((await panel()).getByText(badge)).toBeTruthy()
  })

  it('goes on where the person stopped when the address names no lesson', async () => {
    api.answer(getModule, { module: moduleAnswer(1, 2) })
    const page = openPage('/course/1')
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-3' })
    expect(page.address()).toBe('/course/1?lesson=1-3')
  })
})

describe('the film', () => {
  it('that is not there yet says so above the lesson text [S5.player.1, S5.player.2, S5.player.3]', async () => {
    openPage('/course/1?lesson=1-1')
    const overlay = await screen.findByText(
      "Video Coming Soon - This module's video content is being prepared",
    )
    const text = screen.getByText('The text of lesson 1-1.')
    expect(overlay.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('plays at the place of the lesson, with a word for browsers that cannot [S2.module.2, S8.module.1]', async () => {
    const videoUrl = 'https://media.example/module-1.mp4'
    api.answer(getModule, { module: moduleAnswer(1, 0, { videoUrl }) })
    openPage('/course/1?lesson=1-2')
    const film = await screen.findByLabelText('Video: Lesson 1-2')
    expect(film.getAttribute('src')).toBe(`${videoUrl}#t=600`)
    expect(film.textContent).toBe(
      'Your browser does not support video playback. Please update your browser or use a modern browser.',
    )
    expect(screen.getByText('The text of lesson 1-2.')).toBeTruthy()
  })
})

describe('marking a lesson complete', () => {
  it('adds it to the completed lessons at once and saves it [S4.lesson.1]', async () => {
    const { user } = openPage('/course/1?lesson=1-1')
    let save: () => void = () => undefined
    const saved = new Promise<void>((resolve) => {
      save = resolve
    })
    api.answerWith(completeLesson, async () => {
      await saved
      return { module: courseModule(1, 1) }
    })
    await user.click(await markButton())
    expect(await screen.findByText('Lesson complete')).toBeTruthy()
    expect((await panel()).getByText('In Progress')).toBeTruthy()
    save()
    expect(api.callsOf(completeLesson)[0]?.input).toEqual({ id: 1, lessonId: '1-1' })
  })

  it('of the last one makes the module complete [S4.lesson.2]', async () => {
    api.answer(getModule, { module: moduleAnswer(1, 2) })
    api.answer(completeLesson, { module: courseModule(1, 3) })
    const { user } = openPage('/course/1?lesson=1-3')
    await user.click(await markButton())
    const left = await panel()
    expect(await left.findByText('Module Complete')).toBeTruthy()
    expect(left.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100')
  })

  it('keeps the mark when it cannot be saved, says so, and saves it on demand', async () => {
    api.disconnect(completeLesson)
    const { user } = openPage('/course/1?lesson=1-1')
    await user.click(await markButton())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Lesson 1-1 is marked complete in this browser')
    expect(screen.getByText('Lesson complete')).toBeTruthy()
    api.answer(completeLesson, { module: courseModule(1, 1) })
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(api.callsOf(completeLesson)).toHaveLength(2)
  })

  it('keeps the focus in the place of the button', async () => {
    api.answer(completeLesson, { module: courseModule(1, 1) })
    const { user } = openPage('/course/1?lesson=1-1')
    await user.click(await markButton())
    expect(document.activeElement?.textContent).toBe('Lesson complete')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Mark as not complete')
  })

  it('is not offered while the lesson is being written, nor is a time for reading it', async () => {
    const written = moduleAnswer(2)
    const sections = written.sections.map((section) => ({ ...section, content: null, sources: [] }))
    api.answer(getModule, { module: { ...written, sections } })
    openPage('/course/2?lesson=2-1')
    expect(await screen.findByText('We’re still writing this lesson')).toBeTruthy()
    expect(screen.getByText('Lesson 1 of 3 · being written')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark lesson complete' })).toBeNull()
    const left = await panel()
    expect(left.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Lesson 2-1Being written',
      'Lesson 2-2Being written',
      'Lesson 2-3Being written',
    ])
    expect(left.queryByText('Ready to Start')).toBeNull()
  })
})

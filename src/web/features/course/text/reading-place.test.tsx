/** Proves that a lesson opens where its reader stopped, and that the place is kept while they read. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getModule, savePosition } from '#contract/course/courses.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'
import { blockAt } from './reading-place.ts'

const html = '<p>First.</p><p>Second.</p><p>Third.</p><p>Fourth.</p>'
const scrolledTo = vi.fn()
const measured = Element.prototype.getBoundingClientRect
let api: FakeApi

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  scrolledTo.mockClear()
  // The tests' browser lays nothing out, so it can neither scroll nor measure.
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo(this.textContent)
  }
  window.scrollTo = () => scrolledTo('top')
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(savePosition, { position: { block: 0, filmSeconds: 0 } })
})
afterEach(() => {
  Element.prototype.getBoundingClientRect = measured
  vi.useRealTimers()
})

const answerStoppedAt = (block: number, completed = false) => {
  const { sections, ...module } = moduleAnswer(1, completed ? 1 : 0)
  const stopped = sections.map((section) => ({
    ...section,
    content: html,
    position: { block, filmSeconds: 0 },
  }))
  api.answer(getModule, { module: { ...module, sections: stopped } })
}

const readDownTo = (text: string) => {
  const target = screen.getByText(text)
  Element.prototype.getBoundingClientRect = function measure() {
    const isAbove = Boolean(this.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING)
    return DOMRect.fromRect({ y: isAbove ? -50 : 200, height: 40 })
  }
  fireEvent.scroll(window)
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(1600))
const kept = () => api.callsOf(savePosition).map(({ input }) => input)

describe('a lesson begun before', () => {
  it('opens at the paragraph that was being read, and says so [S4.lesson.6]', async () => {
    answerStoppedAt(2)
    const page = openPage('/course/1?lesson=1-1')
    expect(await screen.findByText('We saved your place.')).toBeDefined()
    expect(scrolledTo.mock.calls.at(-1)).toEqual(['Third.'])
    await page.user.click(screen.getByRole('button', { name: 'Start at the top' }))
    expect(scrolledTo.mock.calls.at(-1)).toEqual(['top'])
    expect(document.activeElement?.textContent).toBe('Lesson 1-1')
    expect(screen.queryByText('We saved your place.')).toBeNull()
  })

  it.each([
    ['not begun', 0, false],
    ['done', 2, true],
  ])('opens at its top when it is %s', async (_what, block, completed) => {
    answerStoppedAt(block, completed)
    openPage('/course/1?lesson=1-1')
    await screen.findByText('First.')
    expect(screen.queryByText('We saved your place.')).toBeNull()
    expect(scrolledTo.mock.calls.flat()).not.toContain('Third.')
  })
})

describe('while a lesson is read', () => {
  it('its place is kept once the reader rests, and when they go on [S4.lesson.6]', async () => {
    answerStoppedAt(0)
    const page = openPage('/course/1?lesson=1-1')
    await screen.findByText('First.')
    readDownTo('Second.')
    readDownTo('Third.')
    expect(kept()).toEqual([])
    await rest()
    expect(kept()).toEqual([{ id: 1, lessonId: '1-1', block: 2 }])
    fireEvent.scroll(window)
    await rest()
    expect(kept()).toHaveLength(1)
    readDownTo('Second.')
    await page.user.click(screen.getByRole('link', { name: /^Lesson 1-2/ }))
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    await waitFor(() => expect(kept()).toContainEqual({ id: 1, lessonId: '1-1', block: 1 }))
  })

  it('nobody is disturbed when it cannot be kept', async () => {
    api.disconnect(savePosition)
    answerStoppedAt(0)
    openPage('/course/1?lesson=1-1')
    await screen.findByText('First.')
    readDownTo('Fourth.')
    await rest()
    expect(kept()).toHaveLength(1)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it.each([
  [[120, 300, 500], 0],
  [[90, 300, 500], 1],
  [[-300, -20, 96, 97], 3],
  [[-300, -20], 1],
  [[], 0],
])('with the lower edges %j the block is %i', (bottoms, block) => {
  expect(blockAt(bottoms)).toBe(block)
})

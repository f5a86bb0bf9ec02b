/** Proves what helps with reading: a voice that goes sentence by sentence, the way to a part, larger letters, how far one is. */
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'
import { readPercent } from './text/reading-place.ts'
import { sentencesIn } from './text/sentences.ts'

const html =
  '<h2 id="first">First part</h2><p>One sentence.<sup><a href="#source-x">1</a></sup> And <b>another</b> one!</p><ul><li>An entry</li><li>A second entry.</li></ul>'

class Words {
  readonly text: string
  rate = 1
  lang = ''
  onend: (() => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}

let spoken: Words[] = []
let voices: readonly string[] = []
let api: FakeApi
beforeEach(() => {
  spoken = []
  voices = ['a voice']
  vi.stubGlobal('SpeechSynthesisUtterance', Words)
  vi.stubGlobal('speechSynthesis', {
    speak: (words: Words) => spoken.push(words),
    cancel: () => undefined,
    getVoices: () => voices,
  })
  Element.prototype.scrollIntoView = () => undefined
  // The tests' browser lays nothing out: everything stands in view.
  Element.prototype.getBoundingClientRect = () => DOMRect.fromRect({ y: 200, height: 40 })
  Range.prototype.getBoundingClientRect = () => DOMRect.fromRect({ y: 200, height: 40 })
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  const { sections, ...module } = moduleAnswer(1)
  const written = sections.map((section) => ({ ...section, content: html, blocks: 3 }))
  api.answer(getModule, { module: { ...module, sections: written } })
})
afterEach(() => {
  window.location.hash = ''
})

/** Said so far; waited for, since a voice answers when the page has drawn. */
const expectSaid = (...texts: readonly string[]) =>
  waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(texts))

const press = async ({ user }: ReturnType<typeof openPage>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

it('a text is spoken sentence by sentence, entry by entry, without the numbers of its sources', () => {
  const text = document.createElement('div')
  text.innerHTML = html
  const sentences = sentencesIn([...text.children])
  expect(sentences.map((one) => [one.block, one.text])).toEqual([
    [0, 'First part'],
    [1, 'One sentence.'],
    [1, 'And another one!'],
    [2, 'An entry'],
    [2, 'A second entry.'],
  ])
  expect(sentences[2]?.range.toString()).toBe('And another one!')
})

describe('reading aloud', () => {
  it('goes on from sentence to sentence, and stops', async () => {
    const page = openPage('/course/1?lesson=1-1')
    await press(page, 'Listen')
    await expectSaid('First part')
    act(() => spoken[0]?.onend?.())
    await expectSaid('First part', 'One sentence.')
    await press(page, 'Stop')
    // The browser reports the end of the sentence it was stopped in.
    act(() => spoken.at(-1)?.onend?.())
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeTruthy()
    expect(spoken).toHaveLength(2)
  })

  it('pauses and goes on with the same sentence', async () => {
    const page = openPage('/course/1?lesson=1-1')
    await press(page, 'Listen')
    await expectSaid('First part')
    act(() => spoken[0]?.onend?.())
    await press(page, 'Pause')
    await press(page, 'Resume')
    await expectSaid('First part', 'One sentence.', 'One sentence.')
  })

  it('keeps its speed for the next lesson', async () => {
    const page = openPage('/course/1?lesson=1-1')
    await press(page, 'Listen')
    await page.user.selectOptions(await screen.findByLabelText('Reading speed'), '1.5×')
    await waitFor(() => expect(spoken.map(({ rate }) => rate)).toEqual([1, 1.5]))
    await page.user.click(screen.getByRole('link', { name: /^Lesson 1-2/ }))
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    await press(page, 'Listen')
    await waitFor(() => expect(spoken.map(({ rate }) => rate)).toEqual([1, 1.5, 1.5]))
  })

  it('says so when no voice answers, and can be tried again', async () => {
    voices = []
    const page = openPage('/course/1?lesson=1-1')
    await press(page, 'Listen')
    expect(
      await screen.findByText(/^Your device doesn’t seem to have a voice/, {}, { timeout: 10_000 }),
    ).toBeTruthy()
    voices = ['a voice that was installed']
    await press(page, 'Listen')
    expect(screen.queryByText(/^Your device doesn’t seem to have a voice/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  })

  it('is not offered by a browser without a voice', async () => {
    vi.unstubAllGlobals()
    api = fakeApi()
    answerNewCourse(api)
    signIn(api)
    api.answer(getModule, { module: moduleAnswer(1) })
    openPage('/course/1?lesson=1-1')
    expect(await screen.findByText('This browser can’t read aloud.')).toBeTruthy()
  })
})

it('the parts of the lesson are a list of ways into its text', async () => {
  openPage('/course/1?lesson=1-1')
  const way = await screen.findByText('Part of 1-1', { selector: 'a' })
  expect(way.getAttribute('href')).toBe('#part')
})

it('an address that names a place in the text opens there', async () => {
  const seen: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent)
  }
  window.location.hash = '#first'
  openPage('/course/1?lesson=1-1#first')
  await screen.findByText('First part')
  await waitFor(() => expect(seen).toContain('First part'))
})

it('larger letters stay from lesson to lesson, and only there', async () => {
  const page = openPage('/course/1?lesson=1-1')
  const isLarge = () => document.documentElement.hasAttribute('data-large-type')
  await press(page, 'Larger text')
  expect(isLarge()).toBe(true)
  await page.user.click(screen.getByRole('link', { name: /^Lesson 1-2/ }))
  await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
  expect(isLarge()).toBe(true)
  await page.user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' })
  await waitFor(() => expect(isLarge()).toBe(false))
})

it.each([
  [0, 30, false, 0],
  [29, 30, false, 100],
  [10, 30, false, 34],
  [40, 30, false, 100],
  [0, 30, true, 100],
  [0, 0, false, 0],
])(
  'at block %i of %i, done: %s, the place in the text is %i percent',
  (block, blocks, completed, percent) => {
    expect(readPercent({ blocks, completed, position: { block, filmSeconds: 0 } })).toBe(percent)
  },
)

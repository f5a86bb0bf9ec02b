/** Proves what is beside a drawn film: the viewer's own figures while a scene asks for them, and the voice that each person chose. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, listCases } from '#contract/case/cases.ts'
import { getModule } from '#contract/course/courses.ts'
import type { Scene } from '#contract/course/film-picture.ts'
import { getLessonFilm } from '#contract/course/films.ts'
import { emptyCase } from '#core/case/file.ts'
import { captionsIn } from '#core/film/captions.ts'
import { estimatedFilm } from '#core/film/estimated-film.ts'
import { timelineOf } from '#core/film/timeline.ts'
import { listedCase, openCase } from '#web/testing/case-answers.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const sceneOf = (id: string, says: string, yours?: Scene['yours']): Scene => ({
  id,
  picture: { kind: 'title', heading: `The scene ${id}` },
  says,
  alt: `The words of the scene ${id} are written large.`,
  ...(yours && { yours }),
})

const scenes: readonly Scene[] = [
  sceneOf(
    'notice',
    'On the notice [heading] the market value of their home is $420,000 this year.',
    'values',
  ),
  sceneOf(
    'days',
    'The last day [heading] is printed on the notice, and theirs is September 7, 2026.',
    'dates',
  ),
  sceneOf('end', 'And that is all [heading] there is to say about it in this film.'),
]
const timeline = timelineOf(scenes, estimatedFilm(scenes))

const spoken = () => {
  const { seconds, sentences } = estimatedFilm(scenes)
  return { seconds, sentences: sentences.map(({ words, ...times }) => ({ ...times, words: [...words] })) }
}

const own = openCase({
  notice: {
    ...emptyCase.notice,
    numbers: {
      ...emptyCase.notice.numbers,
      justValue: 512_345,
      assessedSchool: 401_234,
      assessedCounty: 401_234,
      taxableSchool: 376_234,
      taxableCounty: 350_234,
    },
  },
})

const listed = {
  ...listedCase(own),
  dates: [
    {
      kind: 'petition' as const,
      title: 'Petition must be received',
      dueOn: '2026-09-11',
      certainty: 'printed' as const,
    },
  ],
}

let api: FakeApi
beforeEach(() => {
  // What every browser has, and the tests' browser has not.
  const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => query)
  vi.stubGlobal('VTTCue', class {})
  const tracks = new EventTarget()
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: () => tracks })
  Object.defineProperty(HTMLMediaElement.prototype, 'addTextTrack', {
    configurable: true,
    value: () => ({ addCue: () => undefined, mode: 'hidden' }),
  })
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, {
    module: moduleAnswer(1, 0, { film: { kind: 'scenes', captionsUrl: null, cues: [], chapters: [] } }),
  })
  api.answer(getLessonFilm, {
    film: {
      status: 'ready',
      version: 'a1',
      audioUrl: 'https://media.example/1.mp3',
      captionsUrl: 'https://media.example/1.vtt',
      scenes: [...scenes],
      spoken: spoken(),
    },
  })
  api.answer(listCases, { cases: [listed] })
  api.answer(getCase, { case: own })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const film = async (): Promise<HTMLMediaElement> => {
  const element = () => document.querySelector<HTMLMediaElement>('drawn-film')
  await waitFor(() => expect(element()).not.toBeNull())
  return element() as HTMLMediaElement
}

const goTo = async (scene: number) => {
  const element = await film()
  act(() => {
    element.currentTime = (timeline.scenes[scene]?.from ?? 0) + 0.5
    element.dispatchEvent(new Event('seeked'))
  })
}

const figures = () => screen.queryByRole('region', { name: 'Your own numbers' })

it('shows the viewer’s own values and days beside the story’s, while a scene asks for them', async () => {
  openPage('/course/1?lesson=1-1')
  await goTo(0)
  await waitFor(() => expect(figures()?.textContent).toContain('Market value (just value): $512,345'))
  expect(figures()?.textContent).toContain('Taxable value, county row: $350,234')
  await goTo(1)
  await waitFor(() => expect(figures()?.textContent).toContain('Friday, September 11, 2026'))
  expect(figures()?.textContent).not.toContain('$512,345')
  await goTo(2)
  await waitFor(() => expect(figures()).toBeNull())
})

it('never speaks them: words, captions and descriptions are the story’s', async () => {
  openPage('/course/1?lesson=1-1')
  await goTo(0)
  await waitFor(() => expect(figures()).not.toBeNull())
  const told = [...document.querySelectorAll('[data-second], [role="img"]')].map(
    (element) => `${element.textContent} ${element.getAttribute('aria-label')}`,
  )
  const all = [...told, ...captionsIn(timeline).map(({ text }) => text)].join(' ')
  expect(all).toContain('$420,000')
  for (const figure of ['512,345', '350,234', 'September 11']) expect(all).not.toContain(figure)
})

it('shows none to who has no case', async () => {
  api.answer(listCases, { cases: [] })
  openPage('/course/1?lesson=1-1')
  await goTo(0)
  await waitFor(() => expect(api.callsOf(listCases).length).toBeGreaterThan(0))
  expect(figures()).toBeNull()
})

it('remembers the voice that a person chose, and only for that person', async () => {
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: () => undefined,
    getVoices: () => [],
  })
  openPage('/course/1?lesson=1-1')
  const choice = () =>
    screen.findByRole<HTMLSelectElement>('combobox', { name: /Voice/ }, { timeout: 20_000 })
  expect((await choice()).value).toBe('built-in')
  expect(screen.getByText('The built-in voice is a computer voice.')).toBeDefined()
  await userEvent.selectOptions(await choice(), 'device')
  cleanup()
  openPage('/course/1?lesson=1-1')
  expect((await choice()).value).toBe('device')
  cleanup()
  signIn(api, { ...ada, id: '5d1f4b2e-0000-4000-8000-000000000002' })
  openPage('/course/1?lesson=1-1')
  expect((await choice()).value).toBe('built-in')
})

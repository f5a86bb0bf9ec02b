/** Proves the film's controls: playing, volume, and how much of the lesson was truly watched. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { LessonVideo } from './parts/film/of-lesson.tsx'

const [section] = moduleAnswer(1).sections
let film: HTMLVideoElement

/** What a browser that plays film has, and the tests' browser has not. */
const playRanges = (...ranges: readonly (readonly [number, number])[]) => {
  // Methods of a real list work on the list they belong to, and on nothing else.
  const played = {
    ranges,
    length: ranges.length,
    start(at: number) {
      return this.ranges[at]?.[0]
    },
    end(at: number) {
      return this.ranges[at]?.[1]
    },
  }
  Object.defineProperty(film, 'played', { configurable: true, value: played })
  fireEvent.timeUpdate(film)
}

const watched = () => screen.getByRole('progressbar', { name: 'Watched' }).getAttribute('aria-valuetext')

const onPlace = vi.fn()

const about = {
  kind: 'recording' as const,
  captionsUrl: 'https://media.example/1.vtt',
  cues: [
    { startsAt: 0, endsAt: 4, text: 'Good morning.' },
    { startsAt: 4, endsAt: 9, text: 'This is your notice.' },
    { startsAt: 620, endsAt: 640, text: 'Of another lesson.' },
  ],
  chapters: [
    { startsAt: 0, lessonId: '1-1', title: 'Three values' },
    { startsAt: 65, lessonId: '1-1', title: 'Two columns' },
    { startsAt: 600, lessonId: '1-2', title: 'Caps' },
  ],
}

type Stopped = { askedAt?: number; filmSeconds?: number; completed?: boolean; watched?: [number, number][] }

const showFilm = async ({ askedAt, filmSeconds = 0, completed = false, watched = [] }: Stopped = {}) => {
  if (!section) throw new Error('the module has no lesson')
  const stopped = { ...section, completed, watched, position: { block: 0, filmSeconds } }
  render(
    <LessonVideo
      videoUrl="https://media.example/1.mp4"
      film={about}
      section={stopped}
      endsAt={600}
      askedAt={askedAt ?? null}
      onPlace={onPlace}
    />,
  )
  film = await screen.findByLabelText<HTMLVideoElement>('Video: Lesson 1-1', {}, { timeout: 20_000 })
}

beforeEach(async () => {
  localStorage.clear()
  onPlace.mockClear()
  await showFilm()
})

it.each([
  ['where the person stopped', 240, false, 240],
  ['at the start of the lesson when the place is beyond it', 700, false, 0],
  ['at the start of a lesson that is done', 240, true, 0],
])('begins %s [S4.lesson.6]', async (_where, filmSeconds, completed, startsAt) => {
  cleanup()
  await showFilm({ filmSeconds, completed })
  expect(film.getAttribute('src')).toBe(`https://media.example/1.mp4#t=${startsAt}`)
})

it('begins at the second that the address names, also in a lesson that is done', async () => {
  cleanup()
  await showFilm({ askedAt: 90, filmSeconds: 240, completed: true })
  expect(film.getAttribute('src')).toBe('https://media.example/1.mp4#t=90')
})

it('tells its place and what was watched every 15 seconds and when it is paused [S4.lesson.6]', () => {
  const playTo = (seconds: number) => {
    film.currentTime = seconds
    playRanges([0, seconds])
  }
  for (const seconds of [5, 14, 15.4, 20, 31]) playTo(seconds)
  expect(onPlace.mock.calls).toEqual([
    [{ filmSeconds: 15, watched: [[0, 15]] }],
    [{ filmSeconds: 31, watched: [[0, 31]] }],
  ])
  playTo(40)
  fireEvent.pause(film)
  expect(onPlace.mock.calls.at(-1)).toEqual([{ filmSeconds: 40, watched: [[0, 40]] }])
})

it('stands in a player with named controls and captions [S4.player.1]', () => {
  const player = film.closest('media-controller')
  for (const control of [
    'play-button',
    'time-range',
    'playback-rate-button',
    'captions-button',
    'pip-button',
  ])
    expect(player?.querySelector(`media-${control}`)).not.toBeNull()
  expect(film.querySelector('track')?.getAttribute('src')).toBe(about.captionsUrl)
})

it('shows the rounded percent truly watched; a jump ahead is not watching [S4.player.2, S4.player.3]', async () => {
  expect(watched()).toBe('0%')
  playRanges([0, 100])
  expect(watched()).toBe('17%')
  playRanges([0, 100], [500, 600])
  expect(watched()).toBe('33%')
  cleanup()
  // A quarter of it was watched at an earlier visit.
  await showFilm({ watched: [[0, 150]] })
  expect(watched()).toBe('25%')
  playRanges([100, 300])
  expect(watched()).toBe('50%')
})

it('has a volume slider from 0 to 1 in steps of 0.1, which follows the film [S9.player.1]', () => {
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' })
  expect([slider.min, slider.max, slider.step, slider.value]).toEqual(['0', '1', '0.1', '1'])
  fireEvent.change(slider, { target: { value: '0.3' } })
  expect(film.volume).toBe(0.3)
  act(() => {
    film.volume = 0.8
    fireEvent(film, new Event('volumechange'))
  })
  expect(slider.value).toBe('0.8')
})

it('runs as fast as the last film did', async () => {
  film.playbackRate = 1.5
  fireEvent(film, new Event('ratechange'))
  cleanup()
  await showFilm()
  expect(film.playbackRate).toBe(1.5)
})

it('shows captions if the last film did', async () => {
  const isShown = () => film.querySelector('track')?.default
  expect(isShown()).toBe(false)
  cleanup()
  const track = { kind: 'captions', mode: 'showing' }
  const tracks = Object.assign([track], { onchange: () => undefined })
  // What the player turns on and off; the tests' browser has no such list of its own.
  const owner = HTMLMediaElement.prototype
  const own = Object.getOwnPropertyDescriptor(owner, 'textTracks')
  Object.defineProperty(owner, 'textTracks', { configurable: true, value: tracks })
  await showFilm()
  tracks.onchange()
  cleanup()
  await showFilm()
  expect(isShown()).toBe(true)
  track.mode = 'disabled'
  tracks.onchange()
  cleanup()
  await showFilm()
  expect(isShown()).toBe(false)
  if (own) Object.defineProperty(owner, 'textTracks', own)
})

it('leads by chapter and by a line of its transcript to the place, and marks where it is', () => {
  fireEvent.click(screen.getByRole('button', { name: '1:05 Two columns', hidden: true }))
  expect(film.currentTime).toBe(65)
  fireEvent.click(screen.getByRole('button', { name: '0:04 This is your notice.', hidden: true }))
  expect(film.currentTime).toBe(4)
  playRanges([0, 4])
  const current = document.querySelectorAll('[aria-current="true"]')
  expect([...current].map(({ textContent }) => textContent)).toEqual([
    '0:00 Three values',
    '0:04 This is your notice.',
  ])
  expect(screen.queryByText('Of another lesson.')).toBeNull()
  expect(screen.queryByText('Caps')).toBeNull()
})

it('lists its keys when asked by key', async () => {
  fireEvent.keyDown(document.body, { key: '?' })
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(help.textContent).toContain('Picture in picture')
})

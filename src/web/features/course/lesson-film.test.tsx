/** Proves the film's controls: playing, volume, and how much of the lesson was truly watched. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { LessonVideo } from './parts/lesson-video.tsx'

const [section] = moduleAnswer(1).sections
let film: HTMLVideoElement

/** What a browser that plays film has, and the tests' browser has not. */
const playRanges = (...ranges: readonly (readonly [number, number])[]) => {
  const played = {
    length: ranges.length,
    start: (at: number) => ranges[at]?.[0],
    end: (at: number) => ranges[at]?.[1],
  }
  Object.defineProperty(film, 'played', { configurable: true, value: played })
  fireEvent.timeUpdate(film)
}

const watched = () => screen.getByRole('progressbar', { name: 'Watched' }).getAttribute('aria-valuetext')

const onPlace = vi.fn()

const showFilm = (filmSeconds: number, completed = false) => {
  if (!section) throw new Error('the module has no lesson')
  const stopped = { ...section, completed, position: { block: 0, filmSeconds } }
  render(
    <LessonVideo videoUrl="https://media.example/1.mp4" section={stopped} endsAt={600} onPlace={onPlace} />,
  )
  film = screen.getByLabelText<HTMLVideoElement>('Video: Lesson 1-1')
}

beforeEach(() => {
  onPlace.mockClear()
  showFilm(0)
})

it.each([
  ['where the person stopped', 240, false, 240],
  ['at the start of the lesson when the place is beyond it', 700, false, 0],
  ['at the start of a lesson that is done', 240, true, 0],
])('begins %s [S4.lesson.6]', (_where, stoppedAt, completed, startsAt) => {
  cleanup()
  showFilm(stoppedAt, completed)
  expect(film.getAttribute('src')).toBe(`https://media.example/1.mp4#t=${startsAt}`)
})

it('tells its place every 15 seconds and when it is paused [S4.lesson.6]', () => {
  const playTo = (seconds: number) => {
    film.currentTime = seconds
    playRanges([0, seconds])
  }
  for (const seconds of [5, 14, 15.4, 20, 31]) playTo(seconds)
  expect(onPlace.mock.calls).toEqual([[15], [31]])
  playTo(40)
  fireEvent.pause(film)
  expect(onPlace.mock.calls.at(-1)).toEqual([40])
})

it('plays and pauses by the browser’s own controls [S4.player.1]', () => {
  expect(film.controls).toBe(true)
})

it('shows the rounded percent truly watched; a jump ahead is not watching [S4.player.2, S4.player.3]', () => {
  expect(watched()).toBe('0%')
  playRanges([0, 100])
  expect(watched()).toBe('17%')
  playRanges([0, 100], [500, 600])
  expect(watched()).toBe('33%')
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

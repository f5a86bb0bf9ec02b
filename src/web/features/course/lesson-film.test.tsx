/** Proves the film's controls: playing, volume, and how much of the lesson was truly watched. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
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

beforeEach(() => {
  if (!section) throw new Error('the module has no lesson')
  render(<LessonVideo videoUrl="https://media.example/1.mp4" section={section} endsAt={600} />)
  film = screen.getByLabelText<HTMLVideoElement>('Video: Lesson 1-1')
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

import { expect, it } from 'vitest'
import { startVisibleClock } from './visible-clock.ts'

const clockAt = (startsVisible: boolean) => {
  let now = 1_000_000
  const clock = startVisibleClock(() => now, startsVisible)
  return { ...clock, pass: (seconds: number) => (now += seconds * 1000) }
}

it('counts the time in view and not the time in the background', () => {
  const clock = clockAt(true)
  clock.pass(60)
  clock.setVisible(false)
  clock.pass(3600)
  clock.setVisible(true)
  clock.pass(30)
  expect(clock.seconds()).toBe(90)
})

it('counts nothing for a tab that was never looked at', () => {
  const clock = clockAt(false)
  clock.pass(500)
  expect(clock.seconds()).toBe(0)
})

it('counts a second sign of the same state once', () => {
  const clock = clockAt(true)
  clock.pass(10)
  clock.setVisible(true)
  clock.pass(10)
  expect(clock.seconds()).toBe(20)
})

it('reports no more than one report may hold', () => {
  const clock = clockAt(true)
  clock.pass(30_000)
  expect(clock.seconds()).toBe(21_600)
})

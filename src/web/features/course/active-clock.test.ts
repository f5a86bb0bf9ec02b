import { expect, it } from 'vitest'
import { startActiveClock } from './active-clock.ts'

const clockAt = () => {
  let now = 1_000_000
  const clock = startActiveClock(() => now)
  return {
    ...clock,
    /** In steps of five seconds. */
    pass: (seconds: number, moment: { isVisible?: boolean; isPlaying?: boolean } = {}) => {
      for (let passed = 0; passed < seconds; passed += 5) {
        now += 5000
        clock.step({ isVisible: true, isPlaying: false, ...moment })
      }
    },
    sleep: (seconds: number) => {
      now += seconds * 1000
      clock.signOfLife()
      clock.step({ isVisible: true, isPlaying: false })
    },
  }
}

it('counts the time in view and not the time in the background', () => {
  const clock = clockAt()
  clock.pass(60)
  clock.pass(3600, { isVisible: false })
  clock.signOfLife()
  clock.pass(30)
  expect(clock.seconds()).toBe(90)
})

it('stops two minutes after the last sign of somebody, and goes on with the next', () => {
  const clock = clockAt()
  clock.pass(600)
  expect(clock.seconds()).toBe(120)
  clock.signOfLife()
  clock.pass(10)
  expect(clock.seconds()).toBe(130)
})

it('counts a film or a voice that plays without a sign, but not in the background', () => {
  const clock = clockAt()
  clock.pass(600, { isPlaying: true })
  clock.pass(600, { isPlaying: true, isVisible: false })
  expect(clock.seconds()).toBe(600)
})

it('does not count the sleep of the machine', () => {
  const clock = clockAt()
  clock.pass(20)
  clock.sleep(8 * 3600)
  expect(clock.seconds()).toBe(20)
})

it('gives what is taken only once', () => {
  const clock = clockAt()
  clock.pass(60)
  clock.take(60)
  clock.pass(15)
  expect(clock.seconds()).toBe(15)
})

/** Reports the time really spent on a lesson while it is open: every minute, and when it is left. */
import { useEffect } from 'react'
import { spendTime } from '#contract/course/courses.ts'
import { longestReportSeconds } from '#core/course/time-spent.ts'
import { call } from '#web/call/api.ts'
import { startActiveClock } from '#web/features/course/active-clock.ts'

const stepMilliseconds = 5000
const secondsBetweenReports = 60

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

const isVisible = () => document.visibilityState === 'visible'

const isPlaying = () =>
  [...document.querySelectorAll('video')].some(({ paused }) => !paused) ||
  ('speechSynthesis' in window && speechSynthesis.speaking)

type Lesson = { readonly moduleId: number; readonly lessonId: string }

/** What could not be reported stays with the clock for the next report. */
const watchTime = ({ moduleId, lessonId }: Lesson) => {
  const clock = startActiveClock(Date.now)
  let isReporting = false
  const report = async () => {
    const seconds = Math.min(clock.seconds(), longestReportSeconds)
    if (isReporting || seconds < 1) return
    isReporting = true
    try {
      await call(spendTime, { id: moduleId, lessonId, seconds })
      clock.take(seconds)
    } catch {
      // No reader is disturbed for this: the next report carries it.
    }
    isReporting = false
  }
  return { ...clock, report }
}

export const useTimeSpent = ({ moduleId, lessonId }: Lesson) => {
  // The clock follows the browser's own events, which React does not see.
  useEffect(() => {
    const clock = watchTime({ moduleId, lessonId })
    const step = () => {
      clock.step({ isVisible: isVisible(), isPlaying: isPlaying() })
      if (clock.seconds() >= secondsBetweenReports) void clock.report()
    }
    const leave = () => {
      step()
      void clock.report()
    }
    const onVisibility = () => (isVisible() ? step() : leave())
    const timer = setInterval(step, stepMilliseconds)
    for (const sign of signsOfLife) window.addEventListener(sign, clock.signOfLife, { passive: true })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearInterval(timer)
      for (const sign of signsOfLife) window.removeEventListener(sign, clock.signOfLife)
      document.removeEventListener('visibilitychange', onVisibility)
      leave()
    }
  }, [moduleId, lessonId])
}

/** Counts the time in which a lesson could be seen: a page in the background does not count. */
import { useEffect, useRef } from 'react'

/** What one report of time spent may hold. */
const longestSeconds = 21_600

/** `now` in milliseconds. Tell it of every change of visibility. */
export const startVisibleClock = (now: () => number, startsVisible: boolean) => {
  let spent = 0
  let since = startsVisible ? now() : null
  const running = () => (since === null ? 0 : now() - since)
  return {
    setVisible: (visible: boolean) => {
      spent += running()
      since = visible ? now() : null
    },
    seconds: () => Math.min(longestSeconds, Math.round((spent + running()) / 1000)),
  }
}

const isVisible = () => document.visibilityState === 'visible'

/** Starts anew with each lesson; gives a function that reads the seconds so far. */
export const useVisibleSeconds = (lessonId: string): (() => number) => {
  const reading = useRef<{ lessonId: string; seconds: () => number } | null>(null)
  // The clock follows the browser's own events, which React does not see.
  useEffect(() => {
    const clock = startVisibleClock(Date.now, isVisible())
    reading.current = { lessonId, seconds: clock.seconds }
    const update = () => clock.setVisible(isVisible())
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [lessonId])
  return () => (reading.current?.lessonId === lessonId ? reading.current.seconds() : 0)
}

/** How long something on the page has been waiting. */
import { useEffect, useState } from 'react'

/** Whole seconds since the component appeared; counted from the clock, so that a sleeping tab catches up. */
export const useElapsedSeconds = (): number => {
  const [startedAt] = useState(() => Date.now())
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [startedAt])
  return seconds
}

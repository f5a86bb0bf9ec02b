/** A clock that waits to be begun, can be paused and begun again; counted from the machine's own, so that a sleeping tab catches up. */
import { useEffect, useState } from 'react'

const lookMilliseconds = 250

interface Running {
  /** Milliseconds counted before the last pause. */
  readonly before: number
  /** Null while it is paused. */
  readonly since: number | null
}

const zero = (isRunning: boolean): Running => ({ before: 0, since: isRunning ? Date.now() : null })

const countedBy = ({ before, since }: Running, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since))

export const useClock = (startsAtOnce: boolean) => {
  const [running, setRunning] = useState(() => zero(startsAtOnce))
  const [hasBegun, setBegun] = useState(startsAtOnce)
  const [now, setNow] = useState(() => Date.now())
  const isPaused = running.since === null
  useEffect(() => {
    if (isPaused) return
    const timer = setInterval(() => setNow(Date.now()), lookMilliseconds)
    return () => clearInterval(timer)
  }, [isPaused])
  return {
    seconds: Math.floor(countedBy(running, now) / 1000),
    isPaused,
    hasBegun,
    toggle: () => {
      setBegun(true)
      const { before, since } = running
      setNow(Date.now())
      setRunning(
        since === null
          ? { before, since: Date.now() }
          : { before: countedBy(running, Date.now()), since: null },
      )
    },
    /** From zero: waiting to be begun again, begun at once, or as it was, so that one that stands goes on standing. */
    restart: (how: 'waiting' | 'begun' | 'as-before') => {
      setNow(Date.now())
      setRunning(zero(how === 'begun' || (how === 'as-before' && !isPaused)))
      if (how !== 'as-before') setBegun(how === 'begun')
    },
  }
}

export type Clock = ReturnType<typeof useClock>

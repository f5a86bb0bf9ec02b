/** Holds the page once while a question on it is unanswered, so that what was typed is not lost unseen. */
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** `asked` is what the question is about; null where none is open. Who leaves a second time has seen it, and goes. */
export const useHeldWhile = (asked: unknown, show: () => void) => {
  const held = useRef<unknown>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      asked !== null && held.current !== asked && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    held.current = asked
    blocker.reset()
    show()
  }, [blocker, asked, show])
  useEffect(() => {
    if (asked === null) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [asked])
}

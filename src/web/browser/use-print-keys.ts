/** Whoever presses the browser's keys for printing gets the page's own paper instead. */
import { useEffect, useRef, useState } from 'react'

const isPrint = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'p' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Says whether they were pressed: a file that comes instead of a dialog has to be explained. */
export const usePrintKeys = (print: () => void): boolean => {
  const latest = useRef(print)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    latest.current = print
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPrint(event)) return
      event.preventDefault()
      if (event.repeat) return
      setAsked(true)
      latest.current()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return isAsked
}

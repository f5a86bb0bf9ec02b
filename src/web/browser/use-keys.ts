/** Keys that hold for the whole page, but not while someone types, nor together with another key. */
import { useEffect, useRef } from 'react'

const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"]'

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null

export const useKeys = (keys: Readonly<Record<string, () => void>>) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  // Keys reach the window whatever has the focus, which React does not see.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere(event)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

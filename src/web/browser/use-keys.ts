/** Keys that hold for the whole page, but not while someone types, nor together with another key; they can be turned off. */
import { useEffect, useRef } from 'react'
import { storeChoice, storedChoice } from './stored-choice.ts'

const typing = 'input:not([type="range"]), textarea, select, [contenteditable], [role="dialog"]'

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null

const choice = 'singleKeys'

/** Who speaks to the computer, or strikes keys unawares, is better off without them (WCAG 2.1.4). */
export const areKeysOn = (): boolean => storedChoice(choice) !== 'off'
export const turnKeys = (on: boolean) => storeChoice(choice, on ? 'on' : 'off')

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
      if (!areKeysOn()) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Keeps who works by keyboard in a list whose entry was removed, and with it the button that was pressed. */
import { type RefObject, useEffect, useRef } from 'react'

/** `count` is how many entries there are; null while that is not known. */
export const useFocusAfterRemoval = (count: number | null, heading: RefObject<HTMLElement | null>) => {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count !== null && before.current !== null && count < before.current
    if (isFewer && document.activeElement === document.body) heading.current?.focus()
    before.current = count
  }, [count, heading])
}

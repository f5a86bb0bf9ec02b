/** Tells when a part of a page comes near the window: what only that part needs is asked for then. */
import { type RefObject, useEffect, useState } from 'react'

/** `margin`: how far below or above the window counts as near. Where a browser can't tell, everything is near. */
export const useNear = (part: RefObject<HTMLElement | null>, margin: string): boolean => {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in globalThis))
  useEffect(() => {
    if (isNear || part.current === null) return undefined
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(part.current)
    return () => watch.disconnect()
  }, [isNear, part, margin])
  return isNear
}

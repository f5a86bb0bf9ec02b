/** After each change of page the focus is on its heading, so that the keyboard goes on there and a screen reader says where it is. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Not on arrival: a fresh page keeps the browser's own focus. So does a place within the same page, named by `#`. */
export const useRouteFocus = () => {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const loaded = import('./focus-heading.ts')
    const ending = loaded.then(({ focusHeading }) => focusHeading(hash.slice(1)))
    return () => void ending.then((end) => end())
  }, [pathname, hash])
}

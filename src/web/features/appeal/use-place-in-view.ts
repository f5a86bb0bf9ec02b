/** Keeps the place that `#` names in sight, with the focus on it, while the page above it still grows. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What a reader does with the page; from then on it moves no more by itself. */
const READERS_OWN = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const

const show = (place: HTMLElement) => {
  const [only] = place.children
  if (only instanceof HTMLDetailsElement) only.open = true
  if (document.activeElement !== place) {
    // A heading takes no focus by itself.
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  place.scrollIntoView?.({ block: 'start', behavior: 'instant' })
}

/** Of every way to the place, that pressed a second time too. */
export const usePlaceInView = () => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place asked for again is a new key.
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (place === null) return
    show(place)
    if (!('ResizeObserver' in globalThis)) return
    const sizes = new ResizeObserver(() => show(place))
    const end = () => {
      sizes.disconnect()
      for (const type of READERS_OWN) removeEventListener(type, end)
    }
    sizes.observe(document.body)
    for (const type of READERS_OWN) addEventListener(type, end, { passive: true })
    return end
  }, [hash, key])
}

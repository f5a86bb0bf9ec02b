/** Brings the place of a case that the address names into view, and holds it there while what stands above it still loads. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** By then every answer is there, or its failure is said. */
const longestHoldMilliseconds = 10_000

const headingAt = (id: string): HTMLElement | null => {
  const place = document.getElementById(id)
  return place?.matches('h2') ? place : (place?.querySelector('h2') ?? null)
}

/** Gives a function that lets go. A person who moves by themselves is let go too. */
const hold = (heading: HTMLElement): (() => void) => {
  const ends = new AbortController()
  const show = () => heading.scrollIntoView?.({ block: 'start' })
  const growth = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(show)
  const timer = setTimeout(() => ends.abort(), longestHoldMilliseconds)
  ends.signal.addEventListener('abort', () => {
    growth?.disconnect()
    clearTimeout(timer)
  })
  for (const kind of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
    window.addEventListener(kind, () => ends.abort(), { signal: ends.signal, passive: true })
  growth?.observe(document.body)
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  show()
  return () => ends.abort()
}

/** For a page that has all its places by the time it is drawn, and not yet what is in them. */
export const useArrival = () => {
  const location = useLocation()
  useEffect(() => {
    const heading = headingAt(location.hash.slice(1))
    return heading === null ? undefined : hold(heading)
  }, [location])
}

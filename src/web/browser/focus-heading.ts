/** Puts the focus on the heading of a page that has just come, as soon as it has one. */

const longestWaitMilliseconds = 10_000

/** A page that chose a heading of its own keeps it. */
const isChosen = (): boolean => document.activeElement?.matches('main :is(h1, h2, h3)') === true

/** Of the place in the page that an address names; of the page where it names none. */
const headingOf = (place: string): HTMLElement | null => {
  if (place === '') return document.querySelector('main h1')
  const named = document.getElementById(place)
  return named?.matches('h1, h2, h3') ? named : (named?.querySelector<HTMLElement>('h1, h2, h3') ?? null)
}

/** The heading that has the focus now; null while the page has none. */
const focusNow = (place: string): Element | null => {
  if (isChosen()) return document.activeElement
  const heading = headingOf(place)
  if (!heading) return null
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return heading
}

/**
 * Gives a function that ends the wait: for a page that is left again, or a person who goes on by themselves. A heading that
 * only said to wait takes the focus with it when it goes: the next one gets it.
 */
export const focusHeading = (place = ''): (() => void) => {
  const ends = new AbortController()
  let focused: Element | null = null
  const look = () => {
    if (focused?.isConnected) return
    if (focused !== null && document.activeElement !== document.body) return ends.abort()
    focused = focusNow(place) ?? focused
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => ends.abort(), longestWaitMilliseconds)
  ends.signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const kind of ['keydown', 'pointerdown'])
    window.addEventListener(kind, () => ends.abort(), { signal: ends.signal })
  watch.observe(document.body, { childList: true, subtree: true })
  look()
  return () => ends.abort()
}

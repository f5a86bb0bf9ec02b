/** Puts the focus on the heading of a page that has just come, as soon as it has one. */

const longestWaitMilliseconds = 10_000

/** A page that chose a heading of its own keeps it. */
const isChosen = (): boolean => document.activeElement?.matches('main :is(h1, h2, h3)') === true

const focusNow = (): boolean => {
  if (isChosen()) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Gives a function that ends the wait: for a page that is left again, or a person who goes on by themselves. */
export const focusHeading = (): (() => void) => {
  if (focusNow()) return () => undefined
  const ends = new AbortController()
  const watch = new MutationObserver(() => {
    if (focusNow()) ends.abort()
  })
  const timer = setTimeout(() => ends.abort(), longestWaitMilliseconds)
  ends.signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const kind of ['keydown', 'pointerdown'])
    window.addEventListener(kind, () => ends.abort(), { signal: ends.signal })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => ends.abort()
}

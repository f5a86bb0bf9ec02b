/** Owns clearing the page after each test of a component, and what a file put in the place of the browser's own. */
import { cleanup, configure, getConfig } from '@testing-library/react'
import * as react from 'react'
import { afterAll, afterEach, vi } from 'vitest'

/** While it waits, Testing Library writes the whole page into each miss, which only the last needs: that one gets it too. */
const isWaiting = (): boolean => {
  const config = getConfig()
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true
}

const { getElementError } = getConfig()
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
})

type Counted = { readonly recentlyCreatedOwnerStacks: number }
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** React keeps for each element who made it, for its warnings alone, until it has counted too many: a seventh of all work. */
const countedReact = react as unknown as { readonly [internals]: Counted }
Object.defineProperty(countedReact[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
  configurable: true,
})

// jsdom hides what a button would open, and knows neither the press that opens it nor the call that closes it.
const show = (list: HTMLElement | null, display: 'block' | 'none') =>
  list && Object.assign(list.style, { display })
HTMLElement.prototype.hidePopover ??= function hide(this: HTMLElement) {
  show(this, 'none')
}
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  if (button) show(document.getElementById(button.getAttribute('popovertarget') ?? ''), 'block')
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  // A link within a page that was pressed leaves its place in the address.
  history.replaceState(null, '', '/')
})

// The files of one worker share their browser. A stand-in for `fetch` stays until the next one: what a page asks after
// its test must not go out to the world.
afterAll(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

/** The page from which a signed-in person went to pay, kept in the tab, so that a checkout that is left leads back there. */

const key = 'justvalue.checkoutFrom'

export const keepPlace = (path: string) => {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage can be forbidden; the landing page then shows the ways back.
  }
}

/** Told once; null when nobody went to pay from this tab. */
export const takePlace = (): string | null => {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path
  } catch {
    return null
  }
}

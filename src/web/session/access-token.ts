/** The access token in the browser's local storage, under the product's own key. */
const key = 'justvalue.accessToken'

export const storedAccessToken = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage can be forbidden; the person is then simply signed out at the next visit.
    return null
  }
}

export const storeAccessToken = (token: string | null): void => {
  try {
    if (token === null) localStorage.removeItem(key)
    else localStorage.setItem(key, token)
  } catch {
    // See above.
  }
}

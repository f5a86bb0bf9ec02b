/** A person's own choices for this browser, such as the speed of films: kept under the product's name, lost without harm. */
const keyOf = (name: string): string => `justvalue.${name}`

export const storedChoice = (name: string): string | null => {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    // Storage can be forbidden; the choice then holds for this page.
    return null
  }
}

export const storeChoice = (name: string, choice: string): void => {
  try {
    localStorage.setItem(keyOf(name), choice)
  } catch {
    // See above.
  }
}

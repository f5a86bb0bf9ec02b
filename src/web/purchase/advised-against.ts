/** How often this tab was answered that an appeal does not pay, so that a checkout after two such answers asks once. */

const answersKey = 'justvalue.notWorthIt'
const askedKey = 'justvalue.notWorthItAsked'
const enough = 2

const read = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(answersKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    // Storage can be forbidden; then nobody is asked.
    return []
  }
}

/** `answer` tells one answer from another; shown again it is the same one. */
export const keepAdvice = (answer: string) => {
  try {
    sessionStorage.setItem(answersKey, JSON.stringify([...new Set([...read(), answer])]))
  } catch {
    // See above.
  }
}

/** True once: whoever has been asked has been asked. */
export const isToBeAsked = (): boolean => {
  try {
    if (read().length < enough || sessionStorage.getItem(askedKey) !== null) return false
    sessionStorage.setItem(askedKey, 'yes')
    return true
  } catch {
    return false
  }
}

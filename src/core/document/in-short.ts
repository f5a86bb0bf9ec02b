/** Owns the short name of what an owner described at length: the whole is printed once, where it is described. */

/** As long as a line of a table, or a heading, has room for. */
const MOST_LETTERS = 48
const FEWEST_LETTERS = 12

/** 'Roof leaks over the hall, already leaking when I bought it in August' → 'Roof leaks over the hall'; as it is where it is short. */
export const inShort = (text: string): string => {
  if (text.length <= MOST_LETTERS) return text
  const [head = ''] = text.split(/[,;:(]| [–—-] |\. /u, 1)
  return head.trim().length < FEWEST_LETTERS ? text : head.trim()
}
